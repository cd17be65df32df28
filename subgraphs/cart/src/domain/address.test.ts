import type { Address } from '@tarima/markets/address';
import { describe, expect, it } from 'vitest';
import { updateFulfillmentClubs } from './address.ts';

const home: Address = {
  id: 'home',
  alias: 'Casa',
  firstName: null,
  lastName: null,
  description: null,
  city: null,
  region: null,
  postalCode: null,
  phone: null,
  street: 'Calle 5',
  country: 'CR',
  location: {
    latitude: 9.9,
    longitude: -84.1,
    plusCode: '66XQWV2X+22',
    fulfillmentClubs: [
      { key: '6401', distanceKm: 1.6 },
      { key: '6402', distanceKm: 4 },
    ],
    isMarkedUndeliverable: false,
  },
};

describe('updateFulfillmentClubs', () => {
  it('returns the address with the clubs when the nearest one changed (ADDRESSES-86)', () => {
    const clubs = [{ key: '6407', distanceKm: 1.1 }];
    expect(updateFulfillmentClubs(home, clubs)?.location).toEqual({ ...home.location, fulfillmentClubs: clubs });
    expect(updateFulfillmentClubs(home, [])?.location?.fulfillmentClubs).toEqual([]);
  });

  it('clears `isMarkedUndeliverable` once a club delivers to the address, and sets it when none does (ADDRESSES-88)', () => {
    const wrong: Address = { ...home, location: home.location && { ...home.location, isMarkedUndeliverable: true } };
    expect(updateFulfillmentClubs(wrong, [{ key: '6401', distanceKm: 1.6 }])?.location?.isMarkedUndeliverable).toBe(
      false,
    );
    expect(updateFulfillmentClubs(home, [])?.location?.isMarkedUndeliverable).toBe(true);
  });

  it('returns nothing to save while the nearest club is the same (ADDRESSES-87)', () => {
    expect(updateFulfillmentClubs(home, [{ key: '6401', distanceKm: 1.7 }])).toBeUndefined();
    expect(updateFulfillmentClubs({ ...home, location: null }, [{ key: '6401', distanceKm: 1.7 }])).toBeUndefined();
  });
});
