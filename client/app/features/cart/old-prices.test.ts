import { expect, it } from 'vitest';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { hasOldPrices } from './old-prices.ts';

const crc = (centAmount: number) => ({ __typename: 'Money' as const, centAmount, currency: 'CRC', fractionDigits: 2 });
const line = (sku: string, cents: number) =>
  ({ unitPrice: crc(cents), variant: { __typename: 'ProductVariant', sku } }) as CartLinePartsFragment;
const now = (sku: string, cents: number | null) => ({
  __typename: 'CartLine' as const,
  id: sku,
  variant: {
    __typename: 'ProductVariant' as const,
    sku,
    price: cents === null ? null : { __typename: 'ProductPrice' as const, current: crc(cents) },
    availability: { __typename: 'Availability' as const, quantity: 1 },
  },
});
const cart = { lines: [line('rice', 100), line('oil', 200)] };

it.each([
  ['the same', [now('rice', 100), now('oil', 200)], false],
  ['dearer', [now('rice', 100), now('oil', 201)], true],
  ['cheaper', [now('rice', 99), now('oil', 200)], true],
  ['not sold any more', [now('rice', 100), now('oil', null)], false],
  ['not known yet', [], false],
])('prices are old when one is another now: %s (CART-57)', (_what, lines, isOld) => {
  expect(hasOldPrices(cart, lines)).toBe(isOld);
});
