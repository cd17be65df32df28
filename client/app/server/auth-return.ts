import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';

/** Returns the requested locale, such as `es-CR`, otherwise the path's, otherwise the default one (ROUTING-51). */
export function resolveReturnLocale(requested: unknown, path: string | undefined): Locale {
  const named = typeof requested === 'string' ? parseLocale(requested) : undefined;
  return named ?? parseLocale(path?.split(/[/?#]/)[1] ?? '') ?? defaultLocale;
}
