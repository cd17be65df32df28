import type { Locale } from '@tarima/markets/locale';
import { findMarketByClubKey } from '@tarima/markets/table';

/** Cookie with the pickup club of each market where the shopper chose one: `6401.6203` (CLUBS-26). */
export const clubCookie = 'tarima.club';
/** Cookie with the club that delivers to the shopper's address, while home delivery is chosen (CLUBS-30). */
export const inventoryCookie = 'tarima.inventory-club';

/** The content of a club cookie for one market; untrusted input. */
export type ClubCookie =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly key: string }
  /** Only clubs of other markets. */
  | { readonly kind: 'other-market' }
  | { readonly kind: 'unreadable' };

/** Keys for at most thirteen markets. */
const format = /^\d{4}(\.\d{4}){0,12}$/;

/** The club keys in a cookie value; empty when the format is invalid. */
const parseClubKeys = (value: string): readonly string[] =>
  format.test(value) ? value.split('.').filter((key) => findMarketByClubKey(key)) : [];

/** Parses the value of a club cookie. */
export function parseClubCookie(value: string | undefined, locale: Locale): ClubCookie {
  if (!value) return { kind: 'none' };
  const keys = parseClubKeys(value);
  if (keys.length === 0) return { kind: 'unreadable' };
  const key = keys.find((candidate) => isMarketClubKey(locale, candidate));
  return key ? { kind: 'key', key } : { kind: 'other-market' };
}

/**
 * Returns a new value for the cookie `tarima.club` with another club for this market; null removes this market's club.
 * Clubs of other markets are kept.
 */
export function replaceClub(value: string | undefined, locale: Locale, key: string | null): string {
  const others = parseClubKeys(value ?? '').filter((candidate) => !isMarketClubKey(locale, candidate));
  const byMarket = new Map(others.map((candidate) => [findMarketByClubKey(candidate), candidate]));
  return [...(key ? [key] : []), ...byMarket.values()].join('.');
}

/** Whether the key has the format of a club key in the locale's market: four digits, the first two the market's. */
export const isMarketClubKey = (locale: Locale, key: string): boolean =>
  /^\d{4}$/.test(key) && key.startsWith(locale.market.channelKey);
