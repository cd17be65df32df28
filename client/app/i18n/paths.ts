import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';
import { safeDecodeURIComponent } from '../safe-decode-uri-component.ts';
import { type PageId, routeTable } from './route-table.ts';

export type PathParams = Readonly<Record<string, string | undefined>>;
export type PathQuery = Readonly<Record<string, string | number | undefined>>;

/** The page that matches a path. */
export interface PageMatch {
  readonly pageId: PageId;
  readonly params: PathParams;
}

const pageIds = Object.keys(routeTable) as PageId[];

/**
 * Returns the path of a page with the locale prefix in canonical spelling (`/es-CR/carrito`). Empty parameters and
 * empty query values are omitted.
 */
export function pathTo(pageId: PageId, locale: Locale, params: PathParams = {}, query: PathQuery = {}): string {
  const segments = routeTable[pageId][locale.language]
    .split('/')
    .map((segment) => (segment.startsWith(':') ? params[segment.slice(1).replace('?', '')] : segment))
    .filter((segment): segment is string => segment !== undefined && segment !== '')
    .map(encodeURIComponent);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `/${[locale.code, ...segments].join('/')}${suffix}`;
}

/** Returns the URL path of a content page, from its path in the channel, such as `ofertas/niños`. */
export const buildContentPath = (locale: Locale, path: string): string =>
  `/${[locale.code, ...path.split('/').map(encodeURIComponent)].join('/')}`;

/**
 * Splits a path into its locale and the rest, or returns undefined when the first segment is not a locale (in any
 * case). A path must begin with a slash: `https:host/es-CR` would leave the shop.
 */
export function splitLocale(pathname: string): { locale: Locale; rest: string } | undefined {
  const [start, prefix = '', ...segments] = pathname.split('/');
  const locale = start === '' ? parseLocale(prefix) : undefined;
  return locale && { locale, rest: segments.filter((segment) => segment !== '').join('/') };
}

/** The locale of a path, with or without a query string; the default one for a path without a locale. */
export const localeOfPath = (path: string): Locale => splitLocale(path.replace(/[?#].*/, ''))?.locale ?? defaultLocale;

function matchPattern(pattern: string, segments: readonly string[]): PathParams | undefined {
  const parts = pattern === '' ? [] : pattern.split('/');
  if (segments.length > parts.length) return undefined;
  const params: Record<string, string | undefined> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (part.startsWith(':')) params[part.slice(1).replace('?', '')] = segment;
    else if (part !== segment?.toLowerCase()) return undefined;
  }
  return params;
}

/** Finds the page for a path without its prefix, in any language and case. */
export function matchPage(rest: string): PageMatch | undefined {
  const segments = rest === '' ? [] : rest.split('/').map(safeDecodeURIComponent);
  for (const pageId of pageIds) {
    const { es, en } = routeTable[pageId];
    const params = matchPattern(es, segments) ?? matchPattern(en, segments);
    if (params) return { pageId, params };
  }
  return undefined;
}

/**
 * Returns a function that writes the path of the same page in other locales, with parameters and query (ROUTING-32). A
 * page that is not in the route table keeps its path. The page is looked up only once.
 */
export function createPathTranslator(pathname: string, search: string): (locale: Locale) => string {
  const rest = splitLocale(pathname)?.rest ?? '';
  const match = matchPage(rest);
  return (locale) => (match ? pathTo(match.pageId, locale, match.params) : `/${locale.code}/${rest}`) + search;
}

/**
 * Returns the canonical path for a path in the other language (ROUTING-20) or in another case (ROUTING-22), such as
 * `/en-CR/cart` for `/en-CR/carrito`, or undefined when it is canonical already. The prefix may be in any case.
 */
export function findCanonicalPath(pathname: string, search: string): string | undefined {
  const split = splitLocale(pathname);
  const match = split && matchPage(split.rest);
  if (!match) return undefined;
  const canonical = pathTo(match.pageId, split.locale, match.params);
  return safeDecodeURIComponent(splitLocale(canonical)?.rest ?? '') === safeDecodeURIComponent(split.rest)
    ? undefined
    : canonical + search;
}
