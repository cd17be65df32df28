/** Scroll position of an element in px, named as in the DOM. */
export interface ScrollState {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Fractions of the scroll range at which the arrows appear and disappear (CLUBS-17). */
const showUpAbove = 0.2;
const showDownBelow = 0.8;

/**
 * The arrows of a scrolling list: up after the first fifth of the range, down before the last fifth, none if it all
 * fits.
 */
export function getScrollArrows({ scrollTop, scrollHeight, clientHeight }: ScrollState): {
  up: boolean;
  down: boolean;
} {
  const range = scrollHeight - clientHeight;
  if (range <= 1) return { up: false, down: false };
  const fraction = scrollTop / range;
  return { up: fraction > showUpAbove, down: fraction < showDownBelow };
}
