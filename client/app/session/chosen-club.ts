import type { Locale } from '@tarima/markets/locale';
import { clubCookie, inventoryCookie, replaceClub } from '../club-cookie.ts';
import { readDocumentCookie, writeCookie } from '../cookies.ts';

/** Stores the club that delivers to the shopper's address; null for pickup. */
export function storeInventoryClub(key: string | null): void {
  writeCookie(inventoryCookie, key ?? '');
}

/** Stores the choice. Reload the pages afterwards, because prices and stock depend on the club. */
export function rememberClub(key: string, locale: Locale): void {
  writeCookie(clubCookie, replaceClub(readDocumentCookie(clubCookie), locale, key));
}
