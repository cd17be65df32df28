import type { Locale } from '@tarima/markets/locale';
import { pathTo, splitLocale } from '../../i18n/paths.ts';
import { safePath } from '../../safe-path.ts';

/** Where a member goes after signing in: to `pageTo` when it is a page of the shop, else home (ROUTING-48). */
export function wantedPage(pageTo: string | null, locale: Locale): string {
  const path = safePath(pageTo);
  return path !== undefined && splitLocale(path) ? path : pathTo('home', locale);
}
