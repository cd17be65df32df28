/**
 * Index that an arrow key, Home or End moves to in a list of `count`, wrapping at the ends; undefined for other keys.
 */
export function getNextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current < 0 ? count - 1 : (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Moves the focus along the links and buttons in `items`; returns true when the key was handled. */
export function moveFocus(event: React.KeyboardEvent, items: readonly HTMLElement[]): boolean {
  const next = getNextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
  if (next === undefined) return false;
  event.preventDefault();
  items[next]?.focus();
  return true;
}

/** The links and buttons in an element, in document order. */
export const listFocusableElements = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('a[href], button:not([tabindex="-1"])'),
];
