/** Pages that the service worker keeps for use without a connection. */
export type KeptPageKind = 'card' | 'cart';

/** Message that makes the service worker keep a page with its files. */
export interface KeepPage {
  readonly type: 'keepPage';
  readonly kind: KeptPageKind;
  /** Path of the page, with its locale. */
  readonly path: string;
  /** Paths of the files below `/assets/` that the page needs, besides those that its HTML names. */
  readonly assets: readonly string[];
  /** Paths of those scripts whose imports the page also needs, late ones included; pages of older releases send none. */
  readonly withLateParts?: readonly string[];
  /** Release of the page; its files replace those of another release. */
  readonly release: string;
}

/** Message that makes the service worker delete the kept pages of a kind. */
export interface DeletePages {
  readonly type: 'deletePages';
  readonly kind: KeptPageKind;
}

/**
 * How long a page with a kept copy waits for the first response of the network, in milliseconds. Then the copy is shown, and
 * replaced when the response arrives (OFFLINE-17).
 */
export const keptCopyAfterMs = 4_000;

/** Query parameter of the cart's kept page with the path of the kept page that it opens. */
export const openParameter = 'open';

/** Names of the caches with the kept pages of a kind; one for each release. */
export const keptCachePrefixes: Readonly<Record<KeptPageKind, string>> = {
  card: 'tarima-card-',
  cart: 'tarima-cart-',
};
