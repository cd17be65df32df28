import type { Locale } from '@tarima/markets/locale';
import { pathTo, splitLocale } from '../../i18n/paths.ts';
import { toSafePath } from '../../safe-path.ts';

/** The path to open after signing in: `pageTo` when it is a page of the shop, otherwise home (ROUTING-48). */
export function resolveReturnPath(pageTo: string | null, locale: Locale): string {
  const path = toSafePath(pageTo);
  return path !== undefined && splitLocale(path) ? path : pathTo('home', locale);
}
