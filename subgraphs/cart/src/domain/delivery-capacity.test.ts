import { describe, expect, it } from 'vitest';
import { buildCart, buildLine, windowRules } from '../testing/fake-store.ts';
import type { Delivery } from './cart.ts';
import { createWindowRequest, isHoldOutdated } from './delivery-capacity.ts';

const now = new Date('2026-11-20T16:00:00Z');
const delivery: Delivery = {
  method: 'DELIVERY',
  clubKey: '6401',
  address: null,
  distanceKm: null,
  speed: 'NEXT_DAY',
  window: null,
};
const rice = buildLine({ sku: 'rice-1', quantity: 3, volumeLitres: 2.5 });
const cart = buildCart({ lines: [rice], feeLines: [buildLine({ sku: 'fee-1' })], delivery });

describe('createWindowRequest', () => {
  it('requests windows for the items without the fee, from the minimum time on (DELIVERY-69, DELIVERY-71)', () => {
    expect(createWindowRequest(cart, windowRules, now)).toEqual({
      cartId: cart.id,
      chosenWindowId: null,
      clubKey: '6401',
      earliestStart: new Date('2026-11-20T17:00:00Z'),
      type: 'NEXT_DAY',
      items: [{ sku: 'rice-1', storageType: 'DRY', quantity: 3, volumeLitres: 2.5 }],
    });
  });

  it('requests any speed when the cart has none (DELIVERY-72)', () => {
    const slow = buildCart({ ...cart, delivery: { ...delivery, speed: null } });
    expect(createWindowRequest(slow, windowRules, now)).toMatchObject({ type: 'DELIVERY' });
  });

  it.each([
    ['the cart has no items', buildCart({ delivery }), undefined],
    ['pickup is chosen', buildCart({ ...cart, delivery: { ...delivery, method: 'PICK_UP_IN_CLUB' } }), undefined],
    ['no delivery is chosen', buildCart({ lines: [rice] }), undefined],
    ['a volume is unknown', buildCart({ lines: [{ ...rice, volumeLitres: null }], delivery }), 'INCOMPLETE'],
  ])('makes no request when %s (DELIVERY-73, DELIVERY-74)', (_when, of, expected) => {
    expect(createWindowRequest(of, windowRules, now)).toBe(expected);
  });
});

it.each([
  ['has the volume of the items and lasts long enough', {}, false],
  ['is too small', { heldVolumeLitres: 7 }, true],
  ['is larger than the items', { heldVolumeLitres: 8 }, true],
  ['ends in a few minutes', { heldUntil: '2026-11-20T16:14:00Z' }, true],
])(
  'knows whether a hold that %s has to be renewed: %j -> %s (DELIVERY-88, DELIVERY-89)',
  (_what, change, isOutdated) => {
    const start = '2026-11-20T19:00:00Z';
    const held = { heldVolumeLitres: 7.5, heldUntil: '2026-11-20T16:30:00Z' };
    const window = { id: start, start, end: start, timeZone: 'America/Costa_Rica', ...held, ...change };
    expect(isHoldOutdated({ ...cart, delivery: { ...delivery, window } }, now)).toBe(isOutdated);
  },
);
