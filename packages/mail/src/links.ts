import type { Locale } from '@tarima/markets/locale';

/** Address of the shop in a language of a market. */
export function buildShopUrl(shopUrl: string, locale: Locale): string {
  return `${shopUrl}/${locale.code}`;
}
