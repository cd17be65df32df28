import type { ClubChange } from './resolve-clubs.ts';

const changes = new EventTarget();

/** Reports, in the browser, that the remembered club was replaced. */
export function reportClubChange(change: ClubChange): void {
  changes.dispatchEvent(new CustomEvent('change', { detail: change }));
}

/** Hears of replaced clubs. @returns how to stop */
export function onClubChange(tell: (change: ClubChange) => void): () => void {
  const listener = (event: Event) => tell((event as CustomEvent<ClubChange>).detail);
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
