import type { MarketCode } from '@tarima/markets/table';
import { matchPage, splitLocale } from '../i18n/paths.ts';
import type { PageId } from '../i18n/route-table.ts';
import { memoizeByUrl } from './memoize-by-url.ts';

/** Pages that pay: they show pages of payment providers in frames, and a captcha. */
const checkoutPages = new Set<PageId>(['checkout', 'membership-checkout', 'renew-checkout', 'upgrade-checkout']);
/** Other pages with a captcha. */
const captchaPages = new Set<PageId>(['membership-register', 'onboarding']);

/** The market and the page of a URL, in any language and case, with or without a query; undefined for other URLs. */
const findPage = memoizeByUrl((url): { readonly market: MarketCode; readonly pageId: PageId } | undefined => {
  const split = splitLocale(url.replace(/[?#].*/s, ''));
  const pageId = split && matchPage(split.rest)?.pageId;
  return pageId && { market: split.locale.market.code, pageId };
});

/** The market of a URL of a checkout page; undefined for other pages. */
export function findCheckoutMarket(url: string): MarketCode | undefined {
  const page = findPage(url);
  return page && checkoutPages.has(page.pageId) ? page.market : undefined;
}

/** The market of a URL of a page that has a captcha and no payment; undefined for other pages. */
export function findCaptchaMarket(url: string): MarketCode | undefined {
  const page = findPage(url);
  return page && captchaPages.has(page.pageId) ? page.market : undefined;
}

/** Whether a URL is that of a checkout page. */
export const isCheckoutUrl = (url: string): boolean => findCheckoutMarket(url) !== undefined;
