const openDialogs: HTMLDialogElement[] = [];
const changes = new EventTarget();

/** The topmost dialog; null when none is open. Elements outside it are inert. */
export const getTopDialog = (): HTMLDialogElement | null => openDialogs.at(-1) ?? null;

/** Registers a dialog as the topmost. @returns a function that reports it closed, with the focus restored */
export function registerTopDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.push(dialog);
  changes.dispatchEvent(new Event('change'));
  return () => {
    openDialogs.splice(openDialogs.lastIndexOf(dialog), 1);
    changes.dispatchEvent(new Event('change'));
  };
}

/** Focuses an element of the page as soon as no dialog is open over it. @returns a function that cancels */
export function focusWhenUncovered(element: HTMLElement): () => void {
  const stop = onTopDialogChange(focusIfUncovered);
  function focusIfUncovered() {
    if (getTopDialog()) return;
    stop();
    element.focus();
  }
  focusIfUncovered();
  return stop;
}

/** Calls the listener when the topmost dialog changes. @returns a function that unsubscribes */
export function onTopDialogChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
