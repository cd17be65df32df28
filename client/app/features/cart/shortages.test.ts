import { expect, it } from 'vitest';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { shortagesOf } from './shortages.ts';

const line = (sku: string, quantity: number) =>
  ({ id: sku, quantity, variant: { __typename: 'ProductVariant', sku } }) as CartLinePartsFragment;

it('tells of which lines the club has fewer than the cart holds, and leaves out what is not known (CART-32)', () => {
  const lines = [line('enough', 2), line('few', 5), line('none', 1), line('unknown', 3)];
  const stock = new Map([
    ['enough', 2],
    ['few', 3],
    ['none', -1],
  ]);
  expect(shortagesOf({ lines }, stock).map(({ line: { id }, available }) => [id, available])).toEqual([
    ['few', 3],
    ['none', 0],
  ]);
});
