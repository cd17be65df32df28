import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import { createContext } from 'react-router';
import type { Viewer } from '../server/auth-viewer.ts';
import type { ContentReader } from '../server/content/source.ts';
import type { ShopSettings } from '../shop-settings.ts';
import type { SessionEnd } from '../sign-in-refusal.ts';
import type { ClubChange } from './resolve-clubs.ts';

/** One per request on the server, one per document in the browser; loaders read it from their context. */
export const apolloContext = createContext<ApolloClient>();
export const i18nContext = createContext<I18n>();
/** Facts about this page that only the server knows. */
export interface PageFacts {
  /** The shop's origin, without a trailing slash. */
  readonly origin: string;
  /** How the member's session ended since the previous page; null when it did not. */
  readonly sessionEnd: SessionEnd | null;
  /** The shopper has just signed out. */
  readonly isAfterSignOut: boolean;
}
export const pageContext = createContext<PageFacts>();
/** Settings that editors change for all pages. */
export const settingsContext = createContext<ShopSettings>();
/** Key of the club that sets prices and stock; null for the country's. Set before any loader runs. */
export const clubContext = createContext<string | null>();
/** Key of the pickup club; null before a choice. Set before any loader runs. */
export const pickupClubContext = createContext<string | null>();
/** Notice that a stored club was replaced. Set before any loader runs. */
export const clubChangeContext = createContext<ClubChange | null>();
/** On the server only: the viewer and the content source. */
export const viewerContext = createContext<Viewer>();
export const contentContext = createContext<ContentReader>();
/** Writes a line to the log; in the browser, to the console. */
export const logContext = createContext<(message: string) => void>();
/**
 * On the server only: whether the service worker requests the page without a shopper, to keep it (OFFLINE-1,
 * MEMBERSHIP-249).
 */
export const keptPageContext = createContext(false);
