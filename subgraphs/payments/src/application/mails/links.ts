import { buildShopUrl } from '@tarima/mail/links';
import type { Locale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';

/** First segment of the page of an order; it shows guests the look-up form (ORDERS-32). */
const orderPages: Readonly<Record<Language, string>> = { es: 'detalles-orden', en: 'order-details' };

/** Address of an order in the shop. */
export function buildOrderUrl(shopUrl: string, locale: Locale, orderNumber: string): string {
  return `${buildShopUrl(shopUrl, locale)}/${orderPages[locale.language]}/${encodeURIComponent(orderNumber)}`;
}

/** First segment of the page on which a member creates an online account. */
const onboardingPages: Readonly<Record<Language, string>> = { es: 'registro', en: 'onboarding' };

/** Address of the page on which a member creates an online account. */
export function buildOnboardingUrl(shopUrl: string, locale: Locale): string {
  return `${buildShopUrl(shopUrl, locale)}/${onboardingPages[locale.language]}`;
}
