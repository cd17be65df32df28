import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';

/** The locale of a wish such as `es-CR`, else of a path's prefix, else the default one (ROUTING-51). */
export function localeOf(wish: unknown, path: string | undefined): Locale {
  const named = typeof wish === 'string' ? parseLocale(wish) : undefined;
  return named ?? parseLocale(path?.split(/[/?#]/)[1] ?? '') ?? defaultLocale;
}
