import { tabStorage } from '../browser-storage.ts';
import { splitLocale } from '../i18n/paths.ts';

const key = 'tarima.trail';
const maxLength = 30;

/** How the URL changed: React Router's navigation types. */
export type RouteChange = 'PUSH' | 'REPLACE' | 'POP';

/** The visited pages, the current one last, after navigation to `path`. */
export function computeNextTrail(trail: readonly string[], path: string, change: RouteChange): readonly string[] {
  if (trail.at(-1) === path) return trail;
  if (change === 'REPLACE') return [...trail.slice(0, -1), path];
  if (change === 'POP' && trail.at(-2) === path) return trail.slice(0, -1);
  return [...trail, path].slice(-maxLength);
}

/**
 * The history of this tab, one path per line; it survives a new document, such as another language's. Stored text is
 * untrusted, so paths outside the shop are dropped.
 */
export function readTrail(): readonly string[] {
  const stored = tabStorage.get(key)?.split('\n') ?? [];
  return stored.filter((path) => splitLocale(path.replace(/[?#].*/s, ''))).slice(-maxLength);
}

/** Stores the history for this tab; without storage it lasts as long as the document (ERRORS-49). */
export function writeTrail(trail: readonly string[]): void {
  tabStorage.set(key, trail.join('\n'));
}
