import type { Locale } from '@tarima/markets/locale';
import { cookieText, readCookie, writeCookie } from '../../shell/cookies.ts';

const clubCookie = 'tarima.club';
const inventoryCookie = 'tarima.inventory-club';

/**
 * The key of the club that the shopper chose in this market, or undefined: a club of another market does not count
 * here, and comes back when the shopper does.
 */
export function chosenClub(request: Request, locale: Locale): string | undefined {
  return clubIn(clubCookie, request, locale);
}

/** The key of the club that brings goods home while home delivery is chosen: its prices and stock count (store.md §4.2). */
export function inventoryClub(request: Request, locale: Locale): string | undefined {
  return clubIn(inventoryCookie, request, locale);
}

function clubIn(cookie: string, request: Request, locale: Locale): string | undefined {
  const key = readCookie(cookie, request);
  return key && isClubOf(locale, key) ? key : undefined;
}

/** Whether this is the key of a club in the locale's market: four digits, the market's two in front. */
export const isClubOf = (locale: Locale, key: string): boolean =>
  /^\d{4}$/.test(key) && key.startsWith(locale.market.channelKey);

/** The choice as a cookie of a response; `origin` is the shop's. */
export const clubCookieText = (key: string, origin: string): string => cookieText(clubCookie, key, origin);

/** Remembers which club brings goods home; null when they are collected. */
export function rememberInventoryClub(key: string | null): void {
  writeCookie(inventoryCookie, key ?? '');
}

/** Remembers the choice; pages must be loaded again afterwards, because prices and stock are a club's. */
export function rememberClub(key: string): void {
  writeCookie(clubCookie, key);
}
