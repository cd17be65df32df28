import type { CommerceApi } from '@tarima/commerce-client/client';
import { expect, it, vi } from 'vitest';
import { buildAddress } from '../../testing/addresses.ts';
import { createCustomers, createIdentityCache } from './customers.ts';

it('saves the clubs of an address and whether any delivers to it (ADDRESSES-86, ADDRESSES-88)', async () => {
  const post = vi.fn((_call: unknown) => ({ execute: async () => ({ body: {} }) }));
  const commerce = { api: { customers: () => ({ withId: () => ({ post }) }) } } as unknown as CommerceApi;
  const location = {
    latitude: 9.9,
    longitude: -84.1,
    plusCode: null,
    fulfillmentClubs: [{ key: '6401', distanceKm: 1.6 }],
    isMarkedUndeliverable: false,
  };
  const customers = createCustomers(commerce, createIdentityCache());
  await customers.saveFulfillmentClubs({ id: 'ana', version: 3 }, buildAddress({ id: 'home', location }));
  const field = (name: string, value: unknown) => ({
    action: 'setAddressCustomField',
    addressId: 'home',
    name,
    value,
  });
  expect(post).toHaveBeenCalledWith({
    body: {
      version: 3,
      actions: [field('fulfillment_clubs', '6401'), field('distance', '1.6'), field('wrong_address', false)],
    },
  });
});

it('reads the email address of a member again after one minute, and not for each request (CART-7)', async () => {
  let time = 1;
  const customer = { id: 'ana', version: 1, email: 'ana@tarima.test', addresses: [] };
  const get = vi.fn(() => ({ execute: async () => ({ body: { ...customer } }) }));
  const commerce = { api: { customers: () => ({ withKey: () => ({ get }) }) } } as unknown as CommerceApi;
  const identities = createIdentityCache(() => time);
  const identify = () => createCustomers(commerce, identities).identify('64011045120001');
  await identify();
  customer.email = 'ana.rojas@tarima.test';
  expect(await identify()).toEqual({ id: 'ana', email: 'ana@tarima.test' });
  expect(get).toHaveBeenCalledOnce();
  time += 60_001;
  expect(await identify()).toEqual({ id: 'ana', email: 'ana.rojas@tarima.test' });
});
