import { tabStorage } from '../browser-storage.ts';
import { splitLocale } from '../i18n/paths.ts';

const key = 'tarima.trail';
const longest = 30;

/** How the address changed: React Router's navigation types. */
export type RouteChange = 'PUSH' | 'REPLACE' | 'POP';

/** The pages that led here, the present one last, once the address has changed to `path`. */
export function nextTrail(trail: readonly string[], path: string, change: RouteChange): readonly string[] {
  if (trail.at(-1) === path) return trail;
  if (change === 'REPLACE') return [...trail.slice(0, -1), path];
  if (change === 'POP' && trail.at(-2) === path) return trail.slice(0, -1);
  return [...trail, path].slice(-longest);
}

/**
 * The trail of this tab, a line for each page; it outlives a new document, such as another language's. What is no path of
 * the shop is left out: the stored text cannot be trusted.
 */
export function readTrail(): readonly string[] {
  const stored = tabStorage.get(key)?.split('\n') ?? [];
  return stored.filter((path) => splitLocale(path.replace(/[?#].*/s, ''))).slice(-longest);
}

/** Keeps the trail for this tab; without storage it lasts as long as the document (ERRORS-49). */
export function writeTrail(trail: readonly string[]): void {
  tabStorage.set(key, trail.join('\n'));
}
