import { type Locale, parseLocale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { type PageId, routeTable } from './route-table.ts';

export type PathParams = Readonly<Record<string, string | undefined>>;
export type PathQuery = Readonly<Record<string, string | number | undefined>>;

/** A page found at a path. */
export interface PageMatch {
  readonly pageId: PageId;
  /** The language whose path it is; both when the paths are the same word. */
  readonly languages: readonly Language[];
  readonly params: PathParams;
}

const pageIds = Object.keys(routeTable) as PageId[];

/**
 * The path of a page, with the locale prefix in canonical spelling (`/es-CR/carrito`).
 * Empty parameters are left out, and so are empty query values.
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

/** The locale and the rest of a path, or undefined when its first segment is no locale (either case is fine). */
export function splitLocale(pathname: string): { locale: Locale; rest: string } | undefined {
  const [, prefix = '', ...segments] = pathname.split('/');
  const locale = parseLocale(prefix);
  return locale && { locale, rest: segments.filter((segment) => segment !== '').join('/') };
}

function matchPattern(pattern: string, segments: readonly string[]): PathParams | undefined {
  const parts = pattern === '' ? [] : pattern.split('/');
  if (segments.length > parts.length) return undefined;
  const params: Record<string, string | undefined> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (part.startsWith(':')) params[part.slice(1).replace('?', '')] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

/** Which page a path under the prefix belongs to, in whichever language it is written. */
export function matchPage(rest: string): PageMatch | undefined {
  const segments = rest === '' ? [] : rest.split('/').map(decodeSegment);
  for (const pageId of pageIds) {
    const paths = routeTable[pageId];
    const languages = (['es', 'en'] as const).filter((language) => matchPattern(paths[language], segments));
    const [first] = languages;
    if (first) return { pageId, languages, params: matchPattern(paths[first], segments) ?? {} };
  }
  return undefined;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Writes the same page's path in other locales, with its parameters and query kept (store.md §2.6). A page that is not in
 * the table keeps its path: whoever answers there knows its name in the other language. It is looked up once.
 */
export function pathInLocales(pathname: string, search: string): (locale: Locale) => string {
  const rest = splitLocale(pathname)?.rest ?? '';
  const match = matchPage(rest);
  return (locale) => (match ? pathTo(match.pageId, locale, match.params) : `/${locale.code}/${rest}`) + search;
}

/**
 * Where a path written in the other language leads (`/en-CR/carrito` -> `/en-CR/cart`), or undefined when it is right.
 */
export function translatedPath(pathname: string, search: string): string | undefined {
  const split = splitLocale(pathname);
  const match = split && matchPage(split.rest);
  if (!match || match.languages.includes(split.locale.language)) return undefined;
  return pathTo(match.pageId, split.locale, match.params) + search;
}
