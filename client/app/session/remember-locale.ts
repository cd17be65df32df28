import type { Locale } from '@tarima/markets/locale';
import { findMarket } from '@tarima/markets/table';
import { readDocumentCookie, writeCookie } from '../cookies.ts';
import { matchPage, splitLocale } from '../i18n/paths.ts';

/**
 * Keeps the locale, its currency and its country in this browser; each change of locale rewrites all (ROUTING-12).
 * Returns the country that was kept before, when it was another one.
 */
export function rememberLocale({ code, market }: Locale): string | undefined {
  const before = readDocumentCookie('tarima.country');
  writeCookie('tarima.locale', code);
  writeCookie('tarima.currency', market.currency);
  writeCookie('tarima.country', market.code);
  return before === undefined || before === market.code ? undefined : findMarket(before)?.code;
}

/**
 * Whether the page before this one was the shop's list of countries (ROUTING-40): its links work before its scripts do.
 * @param referrer `document.referrer`: an address, or nothing
 */
export function isFromCountryPicker(referrer: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  const page = matchPage(splitLocale(pathname)?.rest ?? '');
  return origin === location.origin && page?.pageId === 'country-picker';
}
