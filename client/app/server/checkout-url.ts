import type { MarketCode } from '@tarima/markets/table';
import { matchPage, splitLocale } from '../i18n/paths.ts';

/** The market of a URL of the checkout page, in any language and case, with or without a query; undefined for other pages. */
export function findCheckoutMarket(url: string): MarketCode | undefined {
  const split = splitLocale(url.replace(/[?#].*/s, ''));
  if (!split || matchPage(split.rest)?.pageId !== 'checkout') return undefined;
  return split.locale.market.code;
}

/** Whether a URL is that of the checkout page. */
export const isCheckoutUrl = (url: string): boolean => findCheckoutMarket(url) !== undefined;
