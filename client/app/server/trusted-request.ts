import type { IncomingHttpHeaders } from 'node:http';

export const clientHeader = 'x-tarima-client';

/**
 * Whether a request that may change data comes from a page of this shop, according to Sec-Fetch-Site or, in older
 * browsers, Origin. A request with neither header is not trusted (NATIVE-5).
 */
export function isFromShop(headers: IncomingHttpHeaders, shopOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === shopOrigin;
}

/** As `isFromShop`, and sent by a script of the page: a form cannot set this header (NATIVE-6). */
export function isFromShopScript(headers: IncomingHttpHeaders, shopOrigin: string): boolean {
  return headers[clientHeader] === 'web' && isFromShop(headers, shopOrigin);
}

/**
 * Whether a navigation began on a page of this shop, according to Sec-Fetch-Site. Links on other sites and subdomains,
 * links in messages, and prefetches do not: they must not end a session without confirmation.
 */
export function isFromShopPage(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && headers['sec-purpose'] === undefined;
}
