import { describe, expect, it } from 'vitest';
import { createOrder } from '../testing/order.ts';
import type { OrderStatus } from './order.ts';
import { getStatusLabel, isCancellable, isInTransit } from './status.ts';

const received: OrderStatus = { code: '1000', progress: 'RECEIVED' };
const allocated: OrderStatus = { code: '2000', progress: 'ALLOCATED' };
const released: OrderStatus = { code: '3000', progress: 'RELEASED' };
const inTransit: OrderStatus = { code: 'IN_TRANSIT_TO_BE_DELIVERED', progress: 'IN_TRANSIT' };
const leftClub: OrderStatus = { code: '7000', progress: 'LEFT_CLUB' };

describe('isInTransit', () => {
  const rule = { inTransitDays: 7, now: new Date('2026-11-27T00:00:00Z') };

  it.each([
    ['2026-11-20T00:00:01Z', true, 'IN_TRANSIT'],
    ['2026-11-20T00:00:00Z', false, 'DELIVERED'],
    ['2026-10-18T00:00:00Z', false, 'DELIVERED'],
  ])('of a delivery that left the club and was placed at %s is %s (ORDERS-42)', (placedAt, expected, label) => {
    const order = createOrder({ status: leftClub, deliveryMethod: 'DELIVERY', placedAt });
    expect([isInTransit(order, rule), getStatusLabel(order, rule)]).toEqual([expected, label]);
  });

  it('does not depend on time while order management reports the order as in transit (ORDERS-43)', () => {
    const order = createOrder({ status: inTransit, placedAt: '2026-10-18T00:00:00Z' });
    expect(isInTransit(order, rule)).toBe(true);
    expect(isInTransit(createOrder({ status: leftClub, placedAt: '2026-11-26T00:00:00Z' }), rule)).toBe(false);
  });
});

describe('isCancellable', () => {
  it('needs a configured code and an order that order management has (ORDERS-44)', () => {
    const cancellableCodes = new Set(['1000', '2000']);
    expect(
      [received, allocated, released, null].map((status) => isCancellable(createOrder({ status }), cancellableCodes)),
    ).toEqual([true, true, false, false]);
  });
});
