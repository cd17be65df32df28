import type { Locale } from '@tarima/markets/locale';
import { readCookie, writeCookie } from '../../shell/cookies.ts';

export const clubCookie = 'tarima.club';

/**
 * The key of the club that the shopper chose in this market, or undefined: a club of another market does not count
 * here, and comes back when the shopper does.
 */
export function chosenClub(request: Request, locale: Locale): string | undefined {
  const key = readCookie(clubCookie, request);
  return key && /^\d{4}$/.test(key) && key.startsWith(locale.market.channelKey) ? key : undefined;
}

/** Remembers the choice; pages must be loaded again afterwards, because prices and stock are a club's. */
export function rememberClub(key: string): void {
  writeCookie(clubCookie, key);
}
