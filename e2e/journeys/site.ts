import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import type { Locale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';

/** A page of the shop as a visitor finds it. */
export interface SitePage {
  readonly name: string;
  /** The page of the route table; none for a page that editors put at a path of its own. */
  readonly pageId?: PageId;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The path of a page without an id, in each language. */
  readonly paths?: Readonly<Record<Language, string>>;
  /** Whether search engines may list it: it then has a canonical address and one for each locale. */
  readonly isIndexed?: boolean;
  /** Shown to members only; guests are led to sign in. */
  readonly isForMembers?: boolean;
  /** Open to guests too, and looked at by a member. */
  readonly isSignedIn?: boolean;
  /** Wants goods in the cart. */
  readonly needsCart?: boolean;
}

/** Every page that the shop itself makes, with addresses that exist in every market. */
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
  { name: 'thank you', pageId: 'thank-you' },
  { name: 'order look-up', pageId: 'order-details' },
  { name: 'error', pageId: 'error-page' },
  { name: 'recent purchases', pageId: 'recent-purchases', isForMembers: true },
  { name: 'my account', pageId: 'my-account', isForMembers: true },
  { name: 'address book', pageId: 'address-book', isForMembers: true },
  { name: 'my wallet', pageId: 'my-wallet', isForMembers: true },
];

/** Pages that members see otherwise than guests. */
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

/** Every page that editors write: those of the route table, and those at paths of their own. */
export const writtenPages: readonly SitePage[] = [
  { name: 'appointments', pageId: 'appointments', isIndexed: true },
  { name: 'membership', pageId: 'membership-info', isIndexed: true },
  { name: 'membership registration', pageId: 'membership-register', isIndexed: true },
  { name: 'membership payment', pageId: 'membership-checkout' },
  { name: 'membership thanks', pageId: 'membership-thank-you' },
  { name: 'onboarding', pageId: 'onboarding', isIndexed: true },
  { name: 'account created', pageId: 'onboarding-created' },
  { name: 'e-mail confirmation', pageId: 'onboarding-email-verify' },
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

/** Pages of the route table that only lead on. */
export const leadingOn: readonly PageId[] = ['intermediate-login', 'logout'];

/** The page's address in a locale, in canonical spelling. */
export function addressOf({ pageId = 'home', params, query, paths }: SitePage, locale: Locale): string {
  return paths ? `/${locale.code}/${paths[locale.language]}` : pathTo(pageId, locale, params, query);
}
