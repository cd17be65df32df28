const openDialogs: HTMLDialogElement[] = [];
const changes = new EventTarget();

/** The topmost dialog; null when none is open. Elements outside it are inert. */
export const getTopDialog = (): HTMLDialogElement | null => openDialogs.at(-1) ?? null;

const markPage = (hasDialog: boolean) => document.documentElement.toggleAttribute('data-dialog', hasDialog);

/** Shows a dialog over a page whose cards far from the screen have no styles to compute (theme.css). */
export function showModal(dialog: HTMLDialogElement): void {
  markPage(true);
  dialog.showModal();
}

/** Registers a dialog as the topmost. @returns a function that reports it closed, with the focus restored */
export function registerTopDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.push(dialog);
  markPage(true);
  changes.dispatchEvent(new Event('change'));
  return () => {
    openDialogs.splice(openDialogs.lastIndexOf(dialog), 1);
    markPage(openDialogs.length > 0);
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
