import type { Locale } from '@tarima/markets/locale';
import { findMarket } from '@tarima/markets/table';
import { readDocumentCookie, writeCookie } from '../cookies.ts';
import { matchPage, splitLocale } from '../i18n/paths.ts';

/**
 * Stores the locale, its currency and its country in this browser; each change of locale updates all three
 * (ROUTING-12). Returns the previously stored country if it was a different one.
 */
export function rememberLocale({ code, market }: Locale): string | undefined {
  const before = readDocumentCookie('tarima.country');
  writeCookie('tarima.locale', code);
  writeCookie('tarima.currency', market.currency);
  writeCookie('tarima.country', market.code);
  return before === undefined || before === market.code ? undefined : findMarket(before)?.code;
}

/**
 * Whether the previous page was the shop's country picker (ROUTING-40), whose links also work before scripts load.
 * @param referrer `document.referrer`: a URL or an empty string
 */
export function isFromCountryPicker(referrer: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  const page = matchPage(splitLocale(pathname)?.rest ?? '');
  return origin === location.origin && page?.pageId === 'country-picker';
}
