import type { Locale } from '@tarima/markets/locale';
import { writeCookie } from './cookies.ts';

/** Keeps the locale, its currency and its country in this browser; each change of locale rewrites all (store.md §4.7). */
export function rememberLocale({ code, market }: Locale): void {
  writeCookie('tarima.locale', code);
  writeCookie('tarima.currency', market.currency);
  writeCookie('tarima.country', market.code);
}
