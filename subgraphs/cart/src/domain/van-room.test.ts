import { describe, expect, it } from 'vitest';
import { cartOf, lineOf, windowRules } from '../testing/fake-store.ts';
import type { Delivery } from './cart.ts';
import { needsKeeping, windowRequestOf } from './van-room.ts';

const now = new Date('2026-11-20T16:00:00Z');
const delivery: Delivery = {
  method: 'DELIVERY',
  clubKey: '6401',
  address: null,
  distanceKm: null,
  speed: 'NEXT_DAY',
  window: null,
};
const rice = lineOf({ sku: 'rice-1', quantity: 3, litres: 2.5 });
const cart = cartOf({ lines: [rice], feeLines: [lineOf({ sku: 'fee-1' })], delivery });

describe('a request for windows', () => {
  it('is of the goods, not of the fee, for an order of soon (DELIVERY-69, DELIVERY-71)', () => {
    expect(windowRequestOf(cart, windowRules, now)).toEqual({
      cartId: cart.id,
      chosenId: null,
      clubKey: '6401',
      at: new Date('2026-11-20T17:00:00Z'),
      type: 'NEXT_DAY',
      goods: [{ sku: 'rice-1', storageType: 'DRY', quantity: 3, litres: 2.5 }],
    });
  });

  it('is for any speed when the cart has none (DELIVERY-72)', () => {
    const slow = cartOf({ ...cart, delivery: { ...delivery, speed: null } });
    expect(windowRequestOf(slow, windowRules, now)).toMatchObject({ type: 'DELIVERY' });
  });

  it.each([
    ['there are no goods', cartOf({ delivery }), undefined],
    ['they are collected', cartOf({ ...cart, delivery: { ...delivery, method: 'PICK_UP_IN_CLUB' } }), undefined],
    ['nothing was chosen', cartOf({ lines: [rice] }), undefined],
    ['nobody knows their size', cartOf({ lines: [{ ...rice, litres: null }], delivery }), 'INCOMPLETE'],
  ])('is not made when %s (DELIVERY-73, DELIVERY-74)', (_when, of, expected) => {
    expect(windowRequestOf(of, windowRules, now)).toBe(expected);
  });
});

it.each([
  ['is enough, and for long', {}, false],
  ['is too little', { litres: 7 }, true],
  ['is more than it takes', { litres: 8 }, true],
  ['is kept for a few minutes', { keptUntil: '2026-11-20T16:14:00Z' }, true],
])('room is kept anew when what is kept %s (DELIVERY-88, DELIVERY-89)', (_what, change, isNeeded) => {
  const start = '2026-11-20T19:00:00Z';
  const kept = { litres: 7.5, keptUntil: '2026-11-20T16:30:00Z' };
  const window = { id: start, start, end: start, zone: 'America/Costa_Rica', ...kept, ...change };
  expect(needsKeeping({ ...cart, delivery: { ...delivery, window } }, now)).toBe(isNeeded);
});
