import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';

const anyOrigin = 'http://shop.invalid';
const longestPath = 2000;

/** A path of this shop that a visitor may be sent to, or undefined: another site's address never is one. */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestPath || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, anyOrigin);
  // Browsers read `//host` and `/\host` as another site's address, and so does URL.
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The locale of a wish such as `es-CR`, else of a path's prefix, else the default one. */
export function localeOf(wish: unknown, path: string | undefined): Locale {
  const named = typeof wish === 'string' ? parseLocale(wish) : undefined;
  return named ?? parseLocale(path?.split(/[/?#]/)[1] ?? '') ?? defaultLocale;
}
