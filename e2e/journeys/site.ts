import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import type { Locale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';

/** A page of the shop with its expected properties. */
export interface SitePage {
  readonly name: string;
  /** Page of the route table; undefined for an editorial page with its own path. */
  readonly pageId?: PageId;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Path by language of a page without a page id. */
  readonly paths?: Readonly<Record<Language, string>>;
  /** Whether the page is indexable, with a canonical URL and alternates for each locale. */
  readonly isIndexed?: boolean;
  /** Whether only members can open it; guests are redirected to sign-in. */
  readonly isForMembers?: boolean;
  /** Whether the check opens it as a member although guests can open it too. */
  readonly isSignedIn?: boolean;
  /** Whether the page needs items in the cart. */
  readonly needsCart?: boolean;
}

/** Every page that the shop implements, with parameters that are valid in every market. */
export const sitePages: readonly SitePage[] = [
  { name: 'home', pageId: 'home', isIndexed: true },
  { name: 'categories', pageId: 'categories', isIndexed: true },
  { name: 'featured categories', pageId: 'featured-categories', isIndexed: true },
  { name: 'category', pageId: 'category', params: { catID: 'pantry' }, isIndexed: true },
  { name: 'search', pageId: 'search', query: { q: 'cafe' } },
  { name: 'search without a result', pageId: 'search', query: { q: 'zzzzqq' } },
  { name: 'product', pageId: 'pdp-slug-sku', params: { sku: '110101-1' }, isIndexed: true },
  { name: 'clubs', pageId: 'clubsAndLocations', isIndexed: true },
  { name: 'country picker', pageId: 'country-picker', isIndexed: true },
  { name: 'menu', pageId: 'mobile-menu' },
  { name: 'login', pageId: 'login' },
  { name: 'empty cart', pageId: 'cart' },
  { name: 'cart', pageId: 'cart', needsCart: true },
  { name: 'checkout', pageId: 'checkout', needsCart: true },
  { name: 'return from the bank', pageId: 'cybersource-confirmation' },
  { name: 'return from the hosted page', pageId: 'fac-confirmation' },
  { name: 'return from PayPal', pageId: 'paypal-confirmation' },
  { name: 'thank you', pageId: 'thank-you' },
  { name: 'order look-up', pageId: 'order-details' },
  { name: 'error', pageId: 'error-page' },
  { name: 'recent purchases', pageId: 'recent-purchases', isForMembers: true },
  { name: 'my account', pageId: 'my-account', isForMembers: true },
  { name: 'address book', pageId: 'address-book', isForMembers: true },
  { name: 'my wallet', pageId: 'my-wallet', isForMembers: true },
  { name: 'membership card', pageId: 'membership-card', isForMembers: true },
];

/** Pages with different content for members. */
export const memberViews: readonly SitePage[] = [
  { name: 'home of a member', pageId: 'home', isIndexed: true, isSignedIn: true },
  { name: 'menu of a member', pageId: 'mobile-menu', isSignedIn: true },
  {
    name: 'product of a member',
    pageId: 'pdp-slug-sku',
    params: { sku: '110101-1' },
    isIndexed: true,
    isSignedIn: true,
  },
  { name: 'cart of a member', pageId: 'cart', isSignedIn: true, needsCart: true },
  { name: 'checkout of a member', pageId: 'checkout', isSignedIn: true, needsCart: true },
];

/** Every editorial page: those of the route table, and those with their own paths. */
export const editorialPages: readonly SitePage[] = [
  { name: 'appointments', pageId: 'appointments', isIndexed: true },
  { name: 'membership', pageId: 'membership-info', isIndexed: true },
  { name: 'membership payment', pageId: 'membership-checkout' },
  { name: 'membership thanks', pageId: 'membership-thank-you' },
  { name: 'onboarding', pageId: 'onboarding', isIndexed: true },
  { name: 'account created', pageId: 'onboarding-created' },
  { name: 'email confirmation', pageId: 'onboarding-email-verify' },
  { name: 'renewal', pageId: 'renew-welcome', isForMembers: true },
  { name: 'renewal payment', pageId: 'renew-checkout', isForMembers: true },
  { name: 'renewal thanks', pageId: 'renew-thank-you', isForMembers: true },
  { name: 'upgrade', pageId: 'upgrade-welcome', isForMembers: true },
  { name: 'upgrade payment', pageId: 'upgrade-checkout', isForMembers: true },
  { name: 'upgrade thanks', pageId: 'upgrade-thank-you', isForMembers: true },
  { name: 'about', paths: { es: 'nosotros', en: 'about' }, isIndexed: true },
  { name: 'christmas', paths: { es: 'ofertas/navidad', en: 'deals/christmas' }, isIndexed: true },
  { name: 'grill', paths: { es: 'ofertas/asado', en: 'deals/grill' }, isIndexed: true },
  { name: 'help', paths: { es: 'ayuda', en: 'help' }, isIndexed: true },
  { name: 'help with orders', paths: { es: 'ayuda/pedidos', en: 'help/orders' }, isIndexed: true },
  { name: 'help with delivery', paths: { es: 'ayuda/entregas', en: 'help/delivery' }, isIndexed: true },
  { name: 'help with returns', paths: { es: 'ayuda/devoluciones', en: 'help/returns' }, isIndexed: true },
  { name: 'help with payments', paths: { es: 'ayuda/pagos', en: 'help/payments' }, isIndexed: true },
  { name: 'contact', paths: { es: 'ayuda/contacto', en: 'help/contact' }, isIndexed: true },
  { name: 'terms', paths: { es: 'legal/terminos', en: 'legal/terms' }, isIndexed: true },
  { name: 'privacy', paths: { es: 'legal/privacidad', en: 'legal/privacy' }, isIndexed: true },
  { name: 'cookies', paths: { es: 'legal/cookies', en: 'legal/cookies' }, isIndexed: true },
  { name: 'accessibility', paths: { es: 'legal/accesibilidad', en: 'legal/accessibility' }, isIndexed: true },
];

/** Pages of the route table that only redirect; the registration does so without a type and a club in its address. */
export const redirectPages: readonly PageId[] = ['intermediate-login', 'logout', 'membership-register'];

/** Returns the canonical path of a page in a locale. */
export function getPageAddress({ pageId = 'home', params, query, paths }: SitePage, locale: Locale): string {
  return paths ? `/${locale.code}/${paths[locale.language]}` : pathTo(pageId, locale, params, query);
}
