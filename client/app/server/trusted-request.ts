import type { IncomingHttpHeaders } from 'node:http';

export const clientHeader = 'x-tarima-client';

/**
 * Whether a request that may change something comes from a page of this shop: browsers say so in Sec-Fetch-Site or,
 * older ones, in Origin. A request with neither is not trusted (NATIVE-5).
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
 * Whether a navigation began on a page of this shop, as browsers say in Sec-Fetch-Site. Another site's link, a sister site's,
 * one from a message, and what a browser loads ahead are not: none of them may end anything of a visitor without asking.
 */
export function isFromShopPage(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && headers['sec-purpose'] === undefined;
}
