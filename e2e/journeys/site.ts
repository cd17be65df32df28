import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import type { Locale } from '@tarima/markets/locale';

/** A page of the shop as a visitor finds it. */
export interface SitePage {
  readonly name: string;
  readonly pageId: PageId;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Whether search engines may list it: it then has a canonical address and one for each locale. */
  readonly isIndexed?: boolean;
  /** Shown to members only; guests are led to sign in. */
  readonly isForMembers?: boolean;
  /** Wants goods in the cart. */
  readonly needsCart?: boolean;
}

/** Every page of this shop, with addresses that exist in every market. */
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
  { name: 'thank you', pageId: 'thank-you' },
  { name: 'order look-up', pageId: 'order-details' },
  { name: 'error', pageId: 'error-page' },
  { name: 'recent purchases', pageId: 'recent-purchases', isForMembers: true },
  { name: 'my account', pageId: 'my-account', isForMembers: true },
  { name: 'address book', pageId: 'address-book', isForMembers: true },
  { name: 'my wallet', pageId: 'my-wallet', isForMembers: true },
];

export const addressOf = ({ pageId, params, query }: SitePage, locale: Locale): string =>
  pathTo(pageId, locale, params, query);
