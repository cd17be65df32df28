import { expect, it } from 'vitest';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { hasOldPrices } from './old-prices.ts';

const crc = (centAmount: number) => ({ __typename: 'Money' as const, centAmount, currency: 'CRC', fractionDigits: 2 });
const line = (sku: string, cents: number) =>
  ({ unitPrice: crc(cents), variant: { __typename: 'ProductVariant', sku } }) as CartLinePartsFragment;
const currentLine = (sku: string, cents: number | null) => ({
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
  ['the same', [currentLine('rice', 100), currentLine('oil', 200)], false],
  ['higher', [currentLine('rice', 100), currentLine('oil', 201)], true],
  ['lower', [currentLine('rice', 99), currentLine('oil', 200)], true],
  ['no longer sold', [currentLine('rice', 100), currentLine('oil', null)], false],
  ['not loaded yet', [], false],
])('detects outdated prices when the current price is %s (CART-57)', (_case, lines, isOld) => {
  expect(hasOldPrices(cart, lines)).toBe(isOld);
});
