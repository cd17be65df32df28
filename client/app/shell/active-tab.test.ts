import { expect, it } from 'vitest';
import { getActiveTab } from './active-tab.ts';

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
  ['categories', 'mobile-menu'],
  ['clubsAndLocations', 'mobile-menu'],
  ['country-picker', 'mobile-menu'],
  ['checkout', 'home'],
  [undefined, 'home'],
] as const)('puts the page %s under the tab %s (CONTENT-43)', (page, tab) => {
  expect(getActiveTab(page)).toBe(tab);
});

it('puts the login page under Home (CONTENT-44)', () => {
  expect(getActiveTab('login')).toBe('home');
});
