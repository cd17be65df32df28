import type { Locale } from '@tarima/markets/locale';
import { clubCookie, inventoryCookie, parseClubCookie, replaceClub } from '../club-cookie.ts';

/** The fields of a club in the graph that decide whether it can be used. */
export interface KnownClub {
  readonly key: string;
  readonly isEcommerceEnabled: boolean;
  readonly offersPickup: boolean;
}

/** A notification for the shopper that the stored club was replaced. */
export interface ClubChange {
  readonly reason: 'unavailable' | 'other-country';
  /** The club that sets prices and stock from now on; null for the country's. */
  readonly clubKey: string | null;
}

export interface ResolvedClubs {
  /** Key of the pickup club; null before a choice. */
  readonly pickup: string | null;
  /** Key of the club that sets prices and stock; null for the country's. */
  readonly shown: string | null;
  /** Cookies to write because the stored values are not valid. */
  readonly corrections: readonly { readonly name: string; readonly value: string }[];
  readonly change: ClubChange | null;
}

/**
 * Resolves the clubs from cookies, which are untrusted and may be a year old. A club that does not exist in this market
 * or takes no orders (CLUBS-31) is replaced by the club of the shopper's cart or profile, otherwise by the market's
 * default club (CLUBS-33).
 */
export async function resolveClubs(input: {
  readonly locale: Locale;
  readonly clubs: readonly KnownClub[];
  readonly defaultClub: string | undefined;
  readonly clubValue: string | undefined;
  readonly inventoryValue: string | undefined;
  /** Finds the clubs of the shopper's cart or profile, best first. Called only without a valid cookie. */
  readonly findKnownClubs: () => Promise<readonly string[]>;
}): Promise<ResolvedClubs> {
  const { locale, clubs, clubValue, inventoryValue } = input;
  const hasPickup = (key: string | undefined) => clubs.some((club) => club.key === key && club.offersPickup);
  const corrections: { name: string; value: string }[] = [];

  const parsedCookie = parseClubCookie(clubValue, locale);
  let pickup = parsedCookie.kind === 'key' && hasPickup(parsedCookie.key) ? parsedCookie.key : null;
  let reason: ClubChange['reason'] | null = null;
  if (pickup === null) {
    const isReplaced = parsedCookie.kind !== 'none';
    const known = (await input.findKnownClubs()).find(hasPickup);
    const fallback = hasPickup(input.defaultClub) ? input.defaultClub : undefined;
    pickup = known ?? (isReplaced ? fallback : undefined) ?? null;
    if (isReplaced) reason = parsedCookie.kind === 'other-market' ? 'other-country' : 'unavailable';
    if (isReplaced || pickup) corrections.push({ name: clubCookie, value: replaceClub(clubValue, locale, pickup) });
  }

  const delivering = parseClubCookie(inventoryValue, locale);
  const canDeliver = (key: string) => clubs.some((club) => club.key === key && club.isEcommerceEnabled);
  let inventory: string | null = null;
  if (delivering.kind === 'key' && canDeliver(delivering.key)) inventory = delivering.key;
  // A club of another market is used again when the shopper returns there (CLUBS-39).
  else if (delivering.kind === 'key' || delivering.kind === 'unreadable') {
    corrections.push({ name: inventoryCookie, value: '' });
    reason ??= 'unavailable';
  }

  const shown = inventory ?? pickup;
  return { pickup, shown, corrections, change: reason && { reason, clubKey: shown } };
}
