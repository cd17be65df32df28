import { money } from '@tarima/markets/money';
import { expect, it } from 'vitest';
import { buildCart, buildLine, serviceFeeRetries, windowRules } from '../testing/fake-store.ts';
import { computeCartPreview, listRelevantSkus } from './cart-preview.ts';
import type { Offers } from './offer.ts';
import type { CartRules } from './rules.ts';

const rules: CartRules = {
  maximumQuantity: 10,
  maximumLines: 100,
  serviceFee: { sku: 'fee-1', minimumOrderCents: 8_000 },
  serviceFeeRetries,
  windows: windowRules,
};
const rice = buildLine({ sku: 'rice-1', quantity: 2, unitPrice: money(1_000, 'CRC') });
const oil = buildLine({ sku: 'oil-1', quantity: 3, unitPrice: money(2_000, 'CRC') });
const cart = buildCart({ lines: [rice, oil] });
const fee: Offers = new Map([['fee-1', { unitCents: 500, available: 1 }]]);
const offersWith = (...entries: [string, { unitCents: number; available: number }][]): Offers =>
  new Map([...fee, ...entries]);
const offerAt = (unitCents: number, available = 100) => ({ unitCents, available });

it('has no changes when the club has all items at the same prices (CART-39)', () => {
  const offers = offersWith(['rice-1', offerAt(1_000)], ['oil-1', offerAt(2_000)]);
  expect(computeCartPreview(cart, '6402', rules, offers)).toEqual({
    clubKey: '6402',
    changes: [],
    itemCount: 5,
    subtotal: money(8_000, 'CRC'),
    serviceFee: null,
  });
});

it('has a changed price, and the fee that results from it (CART-39)', () => {
  const offers = offersWith(['rice-1', offerAt(900)], ['oil-1', offerAt(2_000)]);
  expect(computeCartPreview(cart, '6402', rules, offers)).toMatchObject({
    changes: [{ line: rice, quantity: 2, unitPrice: money(900, 'CRC'), total: money(1_800, 'CRC') }],
    subtotal: money(7_800, 'CRC'),
    serviceFee: money(500, 'CRC'),
  });
});

it('counts only the items in stock, and lists the missing ones (CART-40)', () => {
  const offers = offersWith(['rice-1', offerAt(1_000, 1)], ['oil-1', offerAt(2_000, -2)]);
  expect(computeCartPreview(cart, '6402', rules, offers)).toMatchObject({
    changes: [
      { line: rice, quantity: 1, unitPrice: money(1_000, 'CRC'), total: money(1_000, 'CRC') },
      { line: oil, quantity: 0, unitPrice: money(2_000, 'CRC'), total: money(0, 'CRC') },
    ],
    itemCount: 1,
    subtotal: money(1_000, 'CRC'),
  });
});

it('distinguishes products that the club does not sell from those out of stock (CART-40)', () => {
  const offers = offersWith(['rice-1', offerAt(1_000)]);
  expect(computeCartPreview(cart, '6402', rules, offers).changes).toMatchObject([
    { line: oil, quantity: 0, unitPrice: null },
  ]);
});

it('charges no fee for an empty cart, and none without a price', () => {
  expect(computeCartPreview(cart, '6402', rules, fee).serviceFee).toBeNull();
  expect(computeCartPreview(cart, '6402', rules, new Map([['rice-1', offerAt(1_000)]])).serviceFee).toBeNull();
});

it('needs the offers of items and fee', () => {
  expect(listRelevantSkus(cart, rules)).toEqual(['rice-1', 'oil-1', 'fee-1']);
  expect(listRelevantSkus(cart, { ...rules, serviceFee: null })).toEqual(['rice-1', 'oil-1']);
});
