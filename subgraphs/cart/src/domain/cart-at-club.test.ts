import { money } from '@tarima/markets/money';
import { expect, it } from 'vitest';
import { buildCart, buildLine, serviceFeeRetries, windowRules } from '../testing/fake-store.ts';
import { computeCartAtClub, listRelevantSkus } from './cart-at-club.ts';
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
const there = (...entries: [string, { unitCents: number; available: number }][]): Offers =>
  new Map([...fee, ...entries]);
const priceOf = (unitCents: number, available = 100) => ({ unitCents, available });

it('tells nothing when the club has all of it at the same price (CART-39)', () => {
  const facts = there(['rice-1', priceOf(1_000)], ['oil-1', priceOf(2_000)]);
  expect(computeCartAtClub(cart, '6402', rules, facts)).toEqual({
    clubKey: '6402',
    changes: [],
    itemCount: 5,
    subtotal: money(8_000, 'CRC'),
    serviceFee: null,
  });
});

it('tells another price, and the fee that it brings about (CART-39)', () => {
  const facts = there(['rice-1', priceOf(900)], ['oil-1', priceOf(2_000)]);
  expect(computeCartAtClub(cart, '6402', rules, facts)).toMatchObject({
    changes: [{ line: rice, quantity: 2, unitPrice: money(900, 'CRC'), total: money(1_800, 'CRC') }],
    subtotal: money(7_800, 'CRC'),
    serviceFee: money(500, 'CRC'),
  });
});

it('counts only what the club has, and tells what is missing (CART-40)', () => {
  const facts = there(['rice-1', priceOf(1_000, 1)], ['oil-1', priceOf(2_000, -2)]);
  expect(computeCartAtClub(cart, '6402', rules, facts)).toMatchObject({
    changes: [
      { line: rice, quantity: 1, unitPrice: money(1_000, 'CRC'), total: money(1_000, 'CRC') },
      { line: oil, quantity: 0, unitPrice: money(2_000, 'CRC'), total: money(0, 'CRC') },
    ],
    itemCount: 1,
    subtotal: money(1_000, 'CRC'),
  });
});

it('tells what the club does not sell apart from what it has run out of (CART-40)', () => {
  const facts = there(['rice-1', priceOf(1_000)]);
  expect(computeCartAtClub(cart, '6402', rules, facts).changes).toMatchObject([
    { line: oil, quantity: 0, unitPrice: null },
  ]);
});

it('charges no fee on nothing, nor one that has no price', () => {
  expect(computeCartAtClub(cart, '6402', rules, fee).serviceFee).toBeNull();
  expect(computeCartAtClub(cart, '6402', rules, new Map([['rice-1', priceOf(1_000)]])).serviceFee).toBeNull();
});

it('asks about goods and fee', () => {
  expect(listRelevantSkus(cart, rules)).toEqual(['rice-1', 'oil-1', 'fee-1']);
  expect(listRelevantSkus(cart, { ...rules, serviceFee: null })).toEqual(['rice-1', 'oil-1']);
});
