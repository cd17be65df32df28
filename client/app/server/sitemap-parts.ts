import { crc32 } from 'node:zlib';

/**
 * Products of a part on average at most: 20,000 URLs in two languages. Each URL, with its alternates, can take 2,600
 * bytes before the part has 50 MB. The protocol (sitemaps.org) allows 50,000 URLs and 50 MB.
 */
const maxProducts = 10_000;

/** The number of parts of a market's sitemap for its number of products, a power of two (ROUTING-77). */
export const countSitemapParts = (productCount: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(productCount / maxProducts)));

/**
 * The part that lists a product, from 1 to `partCount`. It depends on the SKU alone, so that other products do not move
 * it. When the number of parts doubles, half of the products of each part move to a new one (ROUTING-78).
 */
export function getSitemapPart(sku: string, partCount: number): number {
  return (crc32(sku) % partCount) + 1;
}

/** The path of a part of a market's sitemap: `/sitemaps/cr.xml` for the first one, then `/sitemaps/cr-2.xml`. */
export function buildSitemapPath(marketCode: string, part: number): string {
  const suffix = part === 1 ? '' : `-${part}`;
  return `/sitemaps/${marketCode.toLowerCase()}${suffix}.xml`;
}

/** The country, in any case, and the part of a file such as `cr-2.xml`; undefined for another name. */
export function parseSitemapFile(file: string): { readonly country: string; readonly part: number } | undefined {
  const [, country, part] = /^([a-z]{2})(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/i.exec(file) ?? [];
  return country === undefined ? undefined : { country, part: Number(part ?? 1) };
}
