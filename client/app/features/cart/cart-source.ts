/**
 * The source of the shown cart: the network, the browser's own copy, or none yet, because the service worker has opened
 * a kept page without a shopper (OFFLINE-2).
 */
export type CartSource = 'network' | 'copy' | 'none';

/** Attribute of an element of a page that was kept without a shopper. */
export const keptPageAttribute = 'data-kept-page';

const isKeptPage = () => typeof document !== 'undefined' && document.querySelector(`[${keptPageAttribute}]`) !== null;

// Read when the code is loaded: the element is replaced by the cart later.
let source: CartSource = isKeptPage() ? 'none' : 'network';
const sourceEvents = new EventTarget();

export const getCartSource = (): CartSource => source;

export function setCartSource(changed: CartSource): void {
  if (changed === source) return;
  source = changed;
  sourceEvents.dispatchEvent(new Event('change'));
}

/** Calls `listener` when the source changes; returns a function that stops it. */
export function onCartSourceChange(listener: () => void): () => void {
  sourceEvents.addEventListener('change', listener);
  return () => sourceEvents.removeEventListener('change', listener);
}
