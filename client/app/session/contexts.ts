import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import { createContext } from 'react-router';
import type { Viewer } from '../server/auth-viewer.ts';
import type { ContentReader } from '../server/content/source.ts';
import type { ShopSettings } from '../shop-settings.ts';
import type { ClubChange } from './resolve-clubs.ts';

/** One per request on the server, one per document in the browser; every loader reads it from its context. */
export const apolloContext = createContext<ApolloClient>();
export const i18nContext = createContext<I18n>();
/** What the server knows of this page. */
export interface PageFacts {
  /** The shop's own, without a trailing slash. */
  readonly origin: string;
  /** The member's session ended since the last page. */
  readonly sessionExpired: boolean;
  /** The shopper has just signed out. */
  readonly isAfterSignOut: boolean;
}
export const pageContext = createContext<PageFacts>();
/** What editors decide for every page. */
export const settingsContext = createContext<ShopSettings>();
/** Key of the club whose prices and stock the page shows; the country's without one. Set before any loader runs. */
export const clubContext = createContext<string | null>();
/** Key of the club where the shopper collects; null before a choice. Set before any loader runs. */
export const pickupClubContext = createContext<string | null>();
/** What the shopper is told when a remembered club was replaced. Set before any loader runs. */
export const clubChangeContext = createContext<ClubChange | null>();
/** On the server only: who asks, and where content comes from. */
export const viewerContext = createContext<Viewer>();
export const contentContext = createContext<ContentReader>();
/** Writes a line of the journey to the log; in the browser, to the console. */
export const logContext = createContext<(message: string) => void>();
