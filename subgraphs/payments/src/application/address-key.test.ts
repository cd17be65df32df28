import { describe, expect, it } from 'vitest';
import { getAddressKey } from './address-key.ts';

describe('getAddressKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, undefined],
    ['not an address', undefined],
  ])('returns the key of %s: %s', (address, key) => {
    expect(getAddressKey(address)).toBe(key);
  });
});
