import { expect, it } from 'vitest';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { findShortages } from './shortages.ts';

const line = (sku: string, quantity: number) =>
  ({ id: sku, quantity, variant: { __typename: 'ProductVariant', sku } }) as CartLinePartsFragment;

it('finds lines that exceed the stock, and ignores lines with unknown stock (CART-32)', () => {
  const lines = [line('enough', 2), line('few', 5), line('none', 1), line('unknown', 3)];
  const stock = new Map([
    ['enough', 2],
    ['few', 3],
    ['none', -1],
  ]);
  expect(findShortages({ lines }, stock).map(({ line: { id }, available }) => [id, available])).toEqual([
    ['few', 3],
    ['none', 0],
  ]);
});
