import { describe, expect, it } from 'vitest';
import type { Address, Location } from './address.ts';
import { findAddressProblem } from './saved-address.ts';

const location: Location = {
  latitude: 9.9,
  longitude: -84.1,
  plusCode: '66XQWV2X+22',
  fulfillmentClubs: [
    { key: '6401', distanceKm: 1.6 },
    { key: '6402', distanceKm: 4 },
  ],
  isMarkedUndeliverable: false,
};
const home: Address = {
  id: 'home',
  alias: 'Casa',
  firstName: 'Ana',
  lastName: null,
  street: 'Calle 5',
  description: null,
  city: 'Escazú',
  region: 'San José',
  postalCode: null,
  country: 'CR',
  phone: null,
  location,
};
const office: Address = { ...home, id: 'office', street: 'Calle 9' };

/** Compares a cart for Costa Rica that club 6401 delivers to `address` with an address book. */
const compare = (addresses: readonly Address[], { address = home, country = 'CR' as string | null } = {}) =>
  findAddressProblem({ market: 'CR', address, clubKey: '6401' }, { country, addresses });

describe('findAddressProblem', () => {
  it('is null while the saved address is unchanged, and an empty text equals none', () => {
    expect(compare([office, home])).toBeNull();
    expect(compare([{ ...home, lastName: '', phone: '' }])).toBeNull();
    expect(
      compare([{ ...home, location: { ...location, fulfillmentClubs: [{ key: '6401', distanceKm: 2 }] } }]),
    ).toBeNull();
  });

  it.each(['alias', 'firstName', 'lastName', 'street', 'description', 'city', 'region', 'postalCode', 'phone'])(
    'is CHANGED when the field %s was edited (DELIVERY-54, CHECKOUT-2)',
    (field) => expect(compare([{ ...home, [field]: 'edited' }])).toBe('CHANGED'),
  );

  it.each([{ latitude: 9.8 }, { longitude: null }, { plusCode: '66XQWV2X+33' }])(
    'is CHANGED when the position was edited to %j (DELIVERY-54, CHECKOUT-2)',
    (position) => expect(compare([{ ...home, location: { ...location, ...position } }])).toBe('CHANGED'),
  );

  it('is CHANGED when another club delivers to the address now', () => {
    const fulfillmentClubs = [...location.fulfillmentClubs].reverse();
    expect(compare([{ ...home, location: { ...location, fulfillmentClubs } }])).toBe('CHANGED');
  });

  it('is DELETED when the address is not in the book, or there is no book', () => {
    expect(compare([office])).toBe('DELETED');
    expect(compare([{ ...home, id: null }], { address: { ...home, id: null } })).toBe('DELETED');
    expect(findAddressProblem({ market: 'CR', address: home, clubKey: '6401' }, undefined)).toBe('DELETED');
  });

  it.each<[string, Address, string | null]>([
    ['no club delivers to it', { ...home, location: { ...location, fulfillmentClubs: [] } }, 'CR'],
    ['it is marked', { ...home, location: { ...location, isMarkedUndeliverable: true } }, 'CR'],
    ['it is in another country', { ...home, country: 'PA' }, 'CR'],
    ['the member orders in another country', home, 'PA'],
    ['the profile has no country', home, null],
  ])('is NOT_DELIVERABLE when %s (DELIVERY-54, CHECKOUT-2)', (_what, saved, country) => {
    expect(compare([saved], { country })).toBe('NOT_DELIVERABLE');
  });
});
