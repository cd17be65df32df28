import { expect, it } from 'vitest';
import { activeTab } from './active-tab.ts';

it.each([
  ['home', 'home'],
  ['category', 'home'],
  ['pdp-slug-sku', 'home'],
  ['search', 'home'],
  ['cart', 'cart'],
  ['my-account', 'my-account'],
  ['my-wallet', 'my-account'],
  ['address-book', 'my-account'],
  ['recent-purchases', 'my-account'],
  ['order-details', 'my-account'],
  ['mobile-menu', 'mobile-menu'],
  [undefined, 'home'],
] as const)('puts the page %s under the tab %s', (page, tab) => {
  expect(activeTab(page)).toBe(tab);
});
