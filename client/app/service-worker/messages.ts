/** Asks the service worker to keep the page of the membership card for use without a connection. */
export interface KeepCardPage {
  readonly type: 'keepCardPage';
  /** Path of the page, with its locale. */
  readonly path: string;
  /** Paths of the files that the page has loaded from `/assets/`. */
  readonly assets: readonly string[];
  /** Release of the page; its files replace those of another release. */
  readonly release: string;
}

/** Names of the caches with the page of the card; one for each release. */
export const cardCachePrefix = 'tarima-card-';
