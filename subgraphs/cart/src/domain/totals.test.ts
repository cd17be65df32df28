import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { buildCart, buildLine, windowRules } from '../testing/fake-store.ts';
import type { Cart, Delivery } from './cart.ts';
import type { ServiceFeeRule } from './rules.ts';
import {
  computeAmountToAvoidServiceFee,
  computeAmountToFreeDelivery,
  computeDiscountAmount,
  computeServiceFee,
  computeSubtotal,
  countItems,
  isReadyForCheckout,
} from './totals.ts';

const crc = (cents: number) => money(cents, 'CRC');
const cart = buildCart({
  lines: [
    buildLine({ sku: 'a-1', quantity: 3, unitPrice: crc(900), regularUnitPrice: crc(1_000) }),
    buildLine({ sku: 'b-1', quantity: 1, unitPrice: crc(500) }),
  ],
  feeLines: [buildLine({ sku: 'fee-1', unitPrice: crc(250) })],
});

const now = new Date('2026-11-20T18:00:00Z');
const address = { street: 'Calle 1', country: 'CR' } as NonNullable<Delivery['address']>;
const deliverBy = (method: Delivery['method']): Delivery => ({
  method,
  clubKey: '6401',
  address,
  distanceKm: null,
  speed: null,
  window: null,
});
const windowStarting = (start: string) => ({
  id: 'w',
  start,
  end: '2026-11-20T21:00:00Z',
  timeZone: 'America/Costa_Rica',
  heldVolumeLitres: 100,
  heldUntil: '2026-11-20T18:30:00Z',
});

describe('the totals of a cart', () => {
  it('are of the items without the fee (CART-46, CART-47, CART-48)', () => {
    expect(countItems(cart)).toBe(4);
    expect(computeSubtotal(cart)).toEqual(crc(3_200));
    expect(computeDiscountAmount(cart)).toEqual(crc(300));
    expect(computeServiceFee(cart)).toEqual(crc(250));
    expect(computeServiceFee(buildCart())).toBeNull();
  });

  const delivered = (shipping: Cart['shipping'], method: 'DELIVERY' | 'PICK_UP_IN_CLUB' = 'DELIVERY') =>
    buildCart({
      ...cart,
      shipping,
      delivery: { method, clubKey: '6401', address: null, distanceKm: null, speed: null, window: null },
    });
  it.each<[string, Cart, number | null]>([
    ['the subtotal is below the limit', delivered({ price: crc(700), freeAbove: crc(5_000) }), 1_800],
    ['delivery is free already', delivered({ price: crc(0), freeAbove: crc(3_000) }), null],
    ['delivery is never free', delivered({ price: crc(700), freeAbove: null }), null],
    ['pickup is chosen', delivered({ price: crc(700), freeAbove: crc(5_000) }, 'PICK_UP_IN_CLUB'), null],
    ['no delivery is chosen', cart, null],
  ])('show the amount missing for free delivery when %s (DELIVERY-64)', (_when, of, cents) => {
    expect(computeAmountToFreeDelivery(of)).toEqual(cents === null ? null : crc(cents));
  });

  const rule = (minimumOrderCents: number) => ({ sku: 'fee-1', minimumOrderCents });
  it.each<[string, Cart, ServiceFeeRule | null, number | null]>([
    ['the cart has the fee', cart, rule(5_000), 1_800],
    ['the items cost more than the minimum', cart, rule(3_000), 0],
    ['the cart has no fee', { ...cart, feeLines: [] }, rule(5_000), null],
    ['the market charges none', cart, null, null],
  ])('show the amount missing for an order without the fee when %s (DELIVERY-117)', (_when, of, fee, cents) => {
    expect(computeAmountToAvoidServiceFee(of, fee)).toEqual(cents === null ? null : crc(cents));
  });

  it('are ready for checkout with items and an address (CART-73)', () => {
    expect(isReadyForCheckout(cart, windowRules, now)).toBe(false);
    expect(isReadyForCheckout(buildCart({ delivery: deliverBy('DELIVERY') }), windowRules, now)).toBe(false);
    expect(isReadyForCheckout({ ...cart, delivery: deliverBy('DELIVERY') }, windowRules, now)).toBe(true);
  });

  it.each<[string, Delivery, boolean]>([
    ['no window is chosen', deliverBy('DELIVERY'), false],
    [
      'the window starts late enough',
      { ...deliverBy('DELIVERY'), window: windowStarting('2026-11-20T19:00:00Z') },
      true,
    ],
    ['the window starts too soon', { ...deliverBy('DELIVERY'), window: windowStarting('2026-11-20T18:59:00Z') }, false],
    [
      'the hold has ended',
      {
        ...deliverBy('DELIVERY'),
        window: { ...windowStarting('2026-11-20T19:00:00Z'), heldUntil: '2026-11-20T18:00:00Z' },
      },
      false,
    ],
    [
      'the hold is too small for the items',
      { ...deliverBy('DELIVERY'), window: { ...windowStarting('2026-11-20T19:00:00Z'), heldVolumeLitres: 1 } },
      false,
    ],
    ['pickup is chosen', deliverBy('PICK_UP_IN_CLUB'), true],
  ])(
    'are ready for checkout in a market that requires a window, or not, when %s (DELIVERY-83, CHECKOUT-3)',
    (_when, delivery, isReady) => {
      expect(isReadyForCheckout({ ...cart, delivery }, { ...windowRules, isRequired: true }, now)).toBe(isReady);
    },
  );
});
