const open: HTMLDialogElement[] = [];
const changes = new EventTarget();

/** The dialog over all others; null without one. Everything outside it is inert. */
export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Told by a dialog that opens over the others. @returns how it tells that it has closed, and given the focus back */
export function enterTop(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  changes.dispatchEvent(new Event('change'));
  return () => {
    open.splice(open.lastIndexOf(dialog), 1);
    changes.dispatchEvent(new Event('change'));
  };
}

/** Gives an element of the page the focus as soon as no dialog is over it. @returns how to give up */
export function focusUnderDialogs(element: HTMLElement): () => void {
  const stop = onTopDialogChange(tryNow);
  function tryNow() {
    if (topDialog()) return;
    stop();
    element.focus();
  }
  tryNow();
  return stop;
}

/** Tells when another dialog is over all others, or none. @returns how to stop */
export function onTopDialogChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
