import { expect, it } from 'vitest';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { findPriceChanges, getSeenPrices } from './cart-changes.ts';

const line = (sku: string, centAmount: number) =>
  ({
    name: `Product ${sku}`,
    unitPrice: { __typename: 'Money', centAmount, currency: 'JMD', fractionDigits: 2 },
    variant: { __typename: 'ProductVariant', sku },
  }) as CartLinePartsFragment;

it('lists prices that went up or down since the last visit (CART-59)', () => {
  const seen = getSeenPrices({ lines: [line('a', 100), line('b', 200), line('removed', 5)] });
  const changes = findPriceChanges({ lines: [line('a', 100), line('b', 150), line('new', 9)] }, seen);
  expect(changes.map(({ name, before, now }) => [name, before.centAmount, now.centAmount])).toEqual([
    ['Product b', 200, 150],
  ]);
});

it('lists nothing at the first visit (CART-59)', () => {
  expect(findPriceChanges({ lines: [line('a', 100)] }, {})).toEqual([]);
});
