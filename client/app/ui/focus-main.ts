/** Moves the focus to the page's content after the focused element has disappeared, without scrolling. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Moves the focus to the page's content if no element has it (ERRORS-60). */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain();
}
