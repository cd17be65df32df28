import type { Locale } from '@tarima/markets/locale';
import type { RouterContextProvider } from 'react-router';
import { loadPublic } from '../apollo/load.ts';
import { clubCookie, inventoryCookie, parseClubCookie } from '../club-cookie.ts';
import { readCookie } from '../cookies.ts';
import { apolloContext } from './contexts.ts';
import { type ResolvedClubs, resolveClubs } from './resolve-clubs.ts';
import { ShellDocument } from './shell.gen.ts';

/** Resolves the clubs of a request, on the server or in the browser. */
export async function loadClubs(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  locale: Locale,
  findKnownClubs: () => Promise<readonly string[]>,
): Promise<ResolvedClubs> {
  const clubValue = readCookie(clubCookie, request);
  const inventoryValue = readCookie(inventoryCookie, request);
  const shell = await loadPublic(context.get(apolloContext), ShellDocument, {}).catch(() => undefined);
  if (shell) {
    const defaultClub = shell.market.defaultClub?.key;
    return resolveClubs({ locale, clubs: shell.clubs, defaultClub, clubValue, inventoryValue, findKnownClubs });
  }
  // The cookies cannot be checked now and stay unchanged.
  const [pickup, inventory] = [clubValue, inventoryValue].map((value) => {
    const parsedCookie = parseClubCookie(value, locale);
    return parsedCookie.kind === 'key' ? parsedCookie.key : null;
  }) as [string | null, string | null];
  return { pickup, shown: inventory ?? pickup, corrections: [], change: null };
}
