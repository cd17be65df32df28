import { locales } from '@tarima/markets/locale';
import { pathTo } from '../i18n/paths.ts';
import type { SitemapEntry } from './sitemap-pages.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** The index of the sitemaps with these paths. */
export function renderSitemapIndex(origin: string, paths: readonly string[]): string {
  const rows = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</sitemapindex>\n`;
}

/** A sitemap; each page lists its alternates in the market's languages. */
export function renderSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.flatMap((entry) => {
    const links = [...entry].map(
      ([{ code }, path]) =>
        `<xhtml:link rel="alternate" hreflang="${code.toLowerCase()}" href="${escapeXml(origin + path)}"/>`,
    );
    return [...entry.values()].map((path) => `<url><loc>${escapeXml(origin + path)}</loc>${links.join('')}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${head}\n<urlset ${namespaces}>${rows.join('')}</urlset>\n`;
}

const privatePages = [
  'cart',
  'checkout',
  'my-account',
  'membership-card',
  'address-book',
  'my-wallet',
  'recent-purchases',
] as const;

/** Rules for crawlers: disallows sign-in, carts, checkouts and accounts, in either case of the prefix. */
export function renderRobotsTxt(origin: string): string {
  const closed = locales.flatMap((locale) =>
    privatePages.flatMap((pageId) => {
      const path = pathTo(pageId, locale);
      return [path, path.replace(locale.code, locale.code.toLowerCase())];
    }),
  );
  const lines = ['User-agent: *', 'Disallow: /auth/', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
  return `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
