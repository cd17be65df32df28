import type { Locale } from '@tarima/markets/locale';
import type { FastifyRequest } from 'fastify';
import { clubCookie, inventoryCookie, parseClubCookie } from '../../club-cookie.ts';
import { matchPage, splitLocale } from '../../i18n/paths.ts';
import type { PageId } from '../../i18n/route-table.ts';
import { memoizeByUrl } from '../memoize-by-url.ts';
import { isNativeRequest } from '../native-mode.ts';

/** Pages that show the same to all visitors without a session and without a cart; content pages are another. */
const publicPages: ReadonlySet<PageId> = new Set<PageId>([
  'home',
  'categories',
  'category',
  'clubsAndLocations',
  'country-picker',
  'featured-categories',
  'membership-info',
  'mobile-menu',
  'pdp-slug-sku',
  'search',
]);

/** Query parameters of single visits: the page after a sign-out, and a page for the service worker. */
const privateParameters = ['logout', 'offline'];
const maxUrlLength = 1_000;

/** A request for a page, with nothing of the visitor but what the page depends on. */
export interface PublicRequest {
  readonly key: string;
  readonly locale: Locale;
  /** Creates the request from which the page is rendered. */
  createRequest(): Request;
}

/**
 * Reduces the request of a visitor without a session and without a cart to what a public page depends on (ROUTING-70): path,
 * query and the club. The page is rendered from it alone, so that it can contain nothing else. Undefined for other pages.
 */
export function toPublicRequest(request: FastifyRequest, shopOrigin: string): PublicRequest | undefined {
  const { method, url, cookies } = request;
  if (method !== 'GET' || url.length > maxUrlLength || isNativeRequest(request)) return undefined;
  const locale = findPublicLocale(url);
  if (!locale) return undefined;
  const clubs = [clubCookie, inventoryCookie].map((name) => [name, parseClubCookie(cookies[name], locale)] as const);
  // The response would correct the cookie.
  if (clubs.some(([, { kind }]) => kind !== 'none' && kind !== 'key')) return undefined;
  const cookie = clubs.flatMap(([name, club]) => (club.kind === 'key' ? [`${name}=${club.key}`] : [])).join('; ');
  return {
    key: `${url} ${cookie}`,
    locale,
    createRequest: () => new Request(new URL(url, shopOrigin), cookie ? { headers: { cookie } } : {}),
  };
}

/** The locale of a public page's URL; undefined for other URLs. */
const findPublicLocale = memoizeByUrl((url): Locale | undefined => {
  const { pathname, searchParams } = new URL(url, 'https://shop.invalid');
  const split = pathname.endsWith('.data') ? undefined : splitLocale(pathname);
  if (!split || privateParameters.some((name) => searchParams.has(name))) return undefined;
  const page = matchPage(split.rest);
  return page && !publicPages.has(page.pageId) ? undefined : split.locale;
});
