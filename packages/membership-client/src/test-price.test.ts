import { describe, expect, it } from 'vitest';
import { findTestPriceError, isTestHost } from './test-price.ts';

describe('the test price of memberships (MEMBERSHIP-56)', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:4104', true],
    ['http://[::1]:4104', true],
    ['http://sandbox:4104', true],
    ['http://sandbox-membership:4104', true],
    ['https://shop.tarima.test', true],
    ['https://api.test.club.example', true],
    ['https://test-api.club.example', true],
    ['https://www.club.example', false],
    ['http://membership.svc:8080', false],
    ['http://10.0.0.7:8080', false],
    ['https://contest.club.example', false],
    ['https://club.example/test', false],
  ])('%s is a sandbox or test host: %s', (url, expected) => {
    expect(isTestHost(url)).toBe(expected);
  });

  const hosts = { SHOP_URL: 'http://localhost:3000', MEMBERSHIP_API_URL: 'http://127.0.0.1:4104' };

  it('can be used when every host is one', () => {
    expect(findTestPriceError({ ...hosts, MEMBERSHIP_TEST_PRICE: true })).toBeUndefined();
  });

  it.each(['SHOP_URL', 'MEMBERSHIP_API_URL', 'PAYMENTS_API_URL'])('is refused when %s is another one', (name) => {
    const url = 'https://www.club.example';
    expect(findTestPriceError({ ...hosts, [name]: url, MEMBERSHIP_TEST_PRICE: true })).toContain(url);
    expect(findTestPriceError({ ...hosts, [name]: url, MEMBERSHIP_TEST_PRICE: false })).toBeUndefined();
  });
});
