import type { MapTiles } from './ui/map-tiles.ts';

/** What an installation and its editors decide for every page, as it was when the document was made. */
export interface ShopSettings {
  /** Where pictures of maps come from. */
  readonly mapTiles: MapTiles;
  readonly search: SearchSettings;
  readonly cart: {
    /** The largest quantity of one line. */
    readonly maxQuantity: number;
  };
  readonly checkout: {
    /** How long a payment that is being processed is polled. */
    readonly attemptPollingSeconds: number;
    /** How long the page after a purchase asks for its order. */
    readonly placedOrderPollingSeconds: number;
  };
}

export interface SearchSettings {
  /** Products on a page of a list whose address names no number. */
  readonly pageSize: number;
  /** Characters of a search text. */
  readonly maxTextLength: number;
  /** Milliseconds without a key press before suggestions are loaded. */
  readonly suggestionDebounceMs: number;
}

/** For a document without settings: a page that the server could not render (CONFIGURATION-18). */
export const defaultSettings: ShopSettings = {
  mapTiles: { url: '', attribution: '' },
  search: { pageSize: 20, maxTextLength: 100, suggestionDebounceMs: 1_000 },
  cart: { maxQuantity: 99 },
  checkout: { attemptPollingSeconds: 180, placedOrderPollingSeconds: 60 },
};
