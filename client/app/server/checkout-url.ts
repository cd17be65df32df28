import { matchPage, splitLocale } from '../i18n/paths.ts';

/** Whether a URL is that of the checkout page, in any language and case, with or without a query. */
export function isCheckoutUrl(url: string): boolean {
  const split = splitLocale(url.replace(/[?#].*/s, ''));
  return split !== undefined && matchPage(split.rest)?.pageId === 'checkout';
}
