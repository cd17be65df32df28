import { expect, it } from 'vitest';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { findNotReadyReason } from './cart-not-ready.ts';

type Delivery = NonNullable<CartPartsFragment['delivery']>;

const address: Delivery['address'] = {
  __typename: 'PostalAddress',
  alias: 'Casa',
  fullName: null,
  streetText: 'Calle 1',
  description: null,
  city: null,
  region: null,
  country: 'CR',
  phone: null,
};
const delivery: Delivery = {
  __typename: 'CartDelivery',
  method: 'DELIVERY',
  addressId: 'home',
  addressProblem: null,
  window: null,
  address,
  club: null,
};
const cart = { id: 'cart-1', lines: [{}], delivery };

it.each([
  [
    'the edited address is outside the coverage',
    { delivery: { ...delivery, addressProblem: 'NOT_DELIVERABLE' } },
    'address',
  ],
  ['the address was deleted', { delivery: { ...delivery, addressProblem: 'DELETED', address: null } }, 'address'],
  ['no delivery is chosen', { delivery: null }, 'delivery'],
  ['no address is chosen', { delivery: { ...delivery, address: null } }, 'delivery'],
  ['the last line was removed', { lines: [] }, 'empty'],
  ['another cart replaced it', { id: 'cart-2' }, 'gone'],
  ['the cart shows no reason', {}, 'unknown'],
] as const)('finds the reason when %s', (_when, change, reason) => {
  expect(findNotReadyReason('cart-1', { ...cart, ...change })).toBe(reason);
});

it('distinguishes a missing cart from one that could not be loaded', () => {
  expect(findNotReadyReason('cart-1', null)).toBe('gone');
  expect(findNotReadyReason('cart-1', undefined)).toBe('unknown');
});
