import type { PageId } from '../i18n/route-table.ts';

/** Pages that the phone's bottom navigation links to. */
export type TabPage = Extract<PageId, 'home' | 'cart' | 'my-account' | 'mobile-menu'>;

/** The tab of each page that does not belong to Home (CONTENT-43). */
const tabs: Partial<Record<PageId, TabPage>> = {
  cart: 'cart',
  'my-account': 'my-account',
  'address-book': 'my-account',
  'membership-card': 'my-account',
  'my-wallet': 'my-account',
  'recent-purchases': 'my-account',
  'order-details': 'my-account',
  'mobile-menu': 'mobile-menu',
  categories: 'mobile-menu',
  'country-picker': 'mobile-menu',
  clubsAndLocations: 'mobile-menu',
};

/** The tab that a page belongs to; Home for all browsing pages and the login page (CONTENT-44). */
export const getActiveTab = (page: PageId | undefined): TabPage => (page && tabs[page]) ?? 'home';
