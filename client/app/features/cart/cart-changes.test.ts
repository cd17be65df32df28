import { expect, it } from 'vitest';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { priceChanges, seenPrices } from './cart-changes.ts';

const line = (sku: string, centAmount: number) =>
  ({
    name: `Product ${sku}`,
    unitPrice: { __typename: 'Money', centAmount, currency: 'JMD', fractionDigits: 2 },
    variant: { __typename: 'ProductVariant', sku },
  }) as CartLinePartsFragment;

it('says which prices changed since the shopper looked, up or down (CART-59)', () => {
  const seen = seenPrices({ lines: [line('a', 100), line('b', 200), line('gone', 5)] });
  const changes = priceChanges({ lines: [line('a', 100), line('b', 150), line('new', 9)] }, seen);
  expect(changes.map(({ name, before, now }) => [name, before.centAmount, now.centAmount])).toEqual([
    ['Product b', 200, 150],
  ]);
});

it('says nothing at the first look (CART-59)', () => {
  expect(priceChanges({ lines: [line('a', 100)] }, {})).toEqual([]);
});
