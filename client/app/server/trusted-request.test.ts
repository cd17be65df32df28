import { expect, it } from 'vitest';
import { isFromShop, isFromShopPage, isFromShopScript } from './trusted-request.ts';

const shop = 'https://shop.test';

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: shop }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: shop }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: shop }, true],
  [{ origin: `${shop}.evil.test` }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('%j is from the shop: %s (NATIVE-5)', (headers, expected) => {
  expect(isFromShop(headers, shop)).toBe(expected);
});

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{}, false],
])('%j is a navigation from a page of the shop: %s', (headers, expected) => {
  expect(isFromShopPage(headers)).toBe(expected);
});

it('requires scripts to send the header that forms cannot set (NATIVE-6)', () => {
  expect(isFromShopScript({ 'sec-fetch-site': 'same-origin' }, shop)).toBe(false);
  expect(isFromShopScript({ 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web' }, shop)).toBe(true);
});
