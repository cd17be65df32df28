import type { Locale } from '@tarima/markets/locale';
import { findMarketByClubKey } from '@tarima/markets/table';
import { readDocumentCookie, writeCookie } from '../cookies.ts';

/** Holds the club for pickup in each market where the shopper chose one: `6401.6203` (CLUBS-26). */
export const clubCookie = 'tarima.club';
/** Holds the club that delivers to the shopper's address, while home delivery is chosen (CLUBS-30). */
export const inventoryCookie = 'tarima.inventory-club';

/** What a club cookie says for one market. Anybody may have written it. */
export type RememberedClub =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly key: string }
  /** Only clubs of other markets. */
  | { readonly kind: 'other-market' }
  | { readonly kind: 'unreadable' };

/** Keys of at most thirteen markets. */
const format = /^\d{4}(\.\d{4}){0,12}$/;

/** The keys in the value of a club cookie; none when it has another format. */
const keysIn = (value: string): readonly string[] =>
  format.test(value) ? value.split('.').filter((key) => findMarketByClubKey(key)) : [];

/** Reads the value of a club cookie. */
export function rememberedClub(value: string | undefined, locale: Locale): RememberedClub {
  if (!value) return { kind: 'none' };
  const keys = keysIn(value);
  if (keys.length === 0) return { kind: 'unreadable' };
  const key = keys.find((candidate) => isClubOf(locale, candidate));
  return key ? { kind: 'key', key } : { kind: 'other-market' };
}

/**
 * The value of the cookie `tarima.club` with another club for this market; null forgets this market's. The clubs of other
 * markets stay.
 */
export function withClub(value: string | undefined, locale: Locale, key: string | null): string {
  const others = keysIn(value ?? '').filter((candidate) => !isClubOf(locale, candidate));
  const byMarket = new Map(others.map((candidate) => [findMarketByClubKey(candidate), candidate]));
  return [...(key ? [key] : []), ...byMarket.values()].join('.');
}

/** Whether this has the form of a club's key in the locale's market: four digits, the market's two in front. */
export const isClubOf = (locale: Locale, key: string): boolean =>
  /^\d{4}$/.test(key) && key.startsWith(locale.market.channelKey);

/** Remembers which club delivers to the shopper's address; null when orders are collected. */
export function rememberInventoryClub(key: string | null): void {
  writeCookie(inventoryCookie, key ?? '');
}

/** Remembers the choice; pages must be loaded again afterwards, because prices and stock are a club's. */
export function rememberClub(key: string, locale: Locale): void {
  writeCookie(clubCookie, withClub(readDocumentCookie(clubCookie), locale, key));
}
