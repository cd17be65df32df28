/** Moves the focus to the page's content after the focused element has disappeared, without scrolling. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
