/** How far something is scrolled, as the browser tells it, in px. */
export interface ScrollState {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Parts of the way at which the arrows appear and disappear (CLUBS-17). */
const upFrom = 0.2;
const downUntil = 0.8;

/** Which arrows a scrolling list shows: up past the first fifth of the way, down before its last; none where all is seen. */
export function arrowsAt({ scrollTop, scrollHeight, clientHeight }: ScrollState): { up: boolean; down: boolean } {
  const way = scrollHeight - clientHeight;
  if (way <= 1) return { up: false, down: false };
  const part = scrollTop / way;
  return { up: part > upFrom, down: part < downUntil };
}
