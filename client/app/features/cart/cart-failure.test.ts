import { expect, it } from 'vitest';
import { possibleTypes } from '../../apollo/cache-policies.gen.ts';
import { type CartFailure, cartFailureActions, isCartFailure } from './cart-failure.ts';

const results = [
  'AddToCartResult',
  'ChangeCartLineQuantityResult',
  'RemoveCartLineResult',
  'SetCartDeliveryResult',
  'SetDeliveryWindowResult',
  'MergeCartsResult',
  'RestoreCartResult',
  'SetPartialFulfillmentResult',
  'SettleServiceFeeResult',
];

it('knows what follows every failure that the graph can answer, and nothing else', () => {
  const failures = results.flatMap((name) => possibleTypes[name] ?? []).filter((type) => !type.endsWith('Success'));
  expect(Object.keys(cartFailureActions).sort()).toEqual([...new Set(failures)].sort());
});

it('tells a failure from a success', () => {
  const failure: CartFailure = { __typename: 'OutOfStock', code: 'OUT_OF_STOCK', availableQuantity: 2 };
  expect(isCartFailure(failure)).toBe(true);
  expect(isCartFailure({ __typename: 'MergeCartsSuccess', cart: null })).toBe(false);
});
