import type { DocumentRules } from '@tarima/markets/identity-document';
import type { MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import type { Release } from '../release.ts';
import type { MapTiles } from './ui/map-tiles.ts';

/** Settings of an installation and its editors for all pages, as of the document's creation. */
export interface ShopSettings {
  /** The release that the document belongs to. Scripts do not contain it, so that they stay the same (ROUTING-76). */
  readonly release: Release;
  /** Source of map tiles. */
  readonly mapTiles: MapTiles;
  /** Script of the market's chat-bot (CONTENT-52); none in a market without one. */
  readonly chatbotScriptUrl?: string;
  /** Whether steps of membership purchases are logged (ANALYTICS-20). */
  readonly logsMembershipPurchases?: boolean;
  /** Duration of animations in milliseconds (CONFIGURATION-22). */
  readonly animationMs: number;
  /** The picture of an identity document that a registration takes; none in other markets (MEMBERSHIP-68). */
  readonly identityDocument?: DocumentRules;
  /** Only in native mode: the origins of the app's pages that the shop exchanges messages with (NATIVE-21). */
  readonly nativeApp?: { readonly origins: readonly string[] };
  readonly search: SearchSettings;
  readonly cart: {
    /** The maximum quantity of a line. */
    readonly maxQuantity: number;
  };
  readonly checkout: {
    /** How long a payment that is being processed is polled. */
    readonly attemptPollingSeconds: number;
    /** How long a card payment waits for the device data collection. */
    readonly deviceDataSeconds: number;
    /**
     * Origins of payment providers' pages that this document may show and send forms to; only in the document of the
     * checkout page, whose content policy allows them (CHECKOUT-300).
     */
    readonly paymentPageOrigins?: readonly string[];
    /** How long the confirmation page polls for its order. */
    readonly placedOrderPollingSeconds: number;
    /** Card networks that the market of the page accepts (PAYMENTS-18). */
    readonly cardTypes: MarketConfiguration['payments']['cardTypes'];
  };
}

export interface SearchSettings {
  /** Products per page of a list by default. */
  readonly pageSize: number;
  /** Maximum characters of a search text. */
  readonly maxTextLength: number;
  /** Milliseconds without a key press before suggestions are loaded. */
  readonly suggestionDebounceMs: number;
}

/** For a document without settings: a page that the server failed to render (CONFIGURATION-18). */
export const defaultSettings: ShopSettings = {
  release: { version: '', build: '', commit: '' },
  mapTiles: { url: '', attribution: '' },
  animationMs: 180,
  search: { pageSize: 20, maxTextLength: 100, suggestionDebounceMs: 1_000 },
  cart: { maxQuantity: 99 },
  checkout: {
    attemptPollingSeconds: 180,
    deviceDataSeconds: 10,
    placedOrderPollingSeconds: 60,
    cardTypes: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'],
  },
};
