/**
 * Implements modal dialogs (HTML standard, "The dialog element"), which jsdom lacks: the focus moves into the dialog
 * and back, elements outside it are inert, Escape cancels it. Only `showModal` has these effects.
 */
const modals: { readonly dialog: HTMLDialogElement; readonly opener: Element | null }[] = [];

/** Browsers fire `close` in a separate task; captured here, so that fake timers do not delay it. */
const queueTask = setImmediate;

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

function showModal(this: HTMLDialogElement): void {
  if (this.open || !this.isConnected)
    throw new DOMException('The dialog is already open or not in the document.', 'InvalidStateError');
  const opener = document.activeElement;
  this.setAttribute('open', '');
  modals.push({ dialog: this, opener });
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable);
  if (first) first.focus();
  else if (opener instanceof HTMLElement) opener.blur();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  const place = modals.findIndex(({ dialog }) => dialog === this);
  const [modal] = place === -1 ? [] : modals.splice(place, 1);
  if (modal?.opener instanceof HTMLElement) modal.opener.focus();
  queueTask(() => this.dispatchEvent(new Event('close')));
}

/** Elements outside the topmost modal dialog cannot be focused. */
function isInert(element: Element): boolean {
  const top = modals.at(-1)?.dialog;
  return top !== undefined && !top.contains(element);
}

function cancelOnEscape(event: KeyboardEvent): void {
  const top = modals.at(-1)?.dialog;
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

/** Installs these methods on jsdom's dialogs, once per window. */
export function installDialogs(): void {
  if ('showModal' in HTMLDialogElement.prototype) return;
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusUnlessInert(options) {
    if (!isInert(this)) focus.call(this, options);
  };
  addEventListener('keydown', cancelOnEscape);
}

/** Forgets dialogs that a test left open. */
export function resetDialogs(): void {
  modals.length = 0;
}
