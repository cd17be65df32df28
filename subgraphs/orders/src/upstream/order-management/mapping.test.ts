import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../../domain/order.ts';
import { createPlatformOrder } from '../commerce/fixtures/order.ts';
import { toOrder } from '../commerce/mapping.ts';
import { orderWire } from '../commerce/wire.ts';
import { createManagedOrder } from './fixtures/order.ts';
import { toManagedOrder } from './mapping.ts';
import { managedOrderWire } from './wire.ts';

const placedAt = '2026-11-20T12:00:00.000Z';
const crc = (cents: number) => money(cents, 'CRC');

const selectSharedFields = ({ sku, quantity, unitPrice, total, isSoldByWeight, name }: OrderLine) => [
  sku,
  quantity,
  unitPrice,
  total,
  isSoldByWeight,
  name,
];

describe('toManagedOrder', () => {
  it('gives the order that the platform has, with its status (ORDERS-2)', () => {
    const platformOrder = toOrder(orderWire.parse({ ...createPlatformOrder('A1', placedAt), customerId: 'c1' }));
    const managedOrder = toManagedOrder(managedOrderWire.parse(createManagedOrder('A1', placedAt)));
    if (!platformOrder) throw new Error('The order has no number.');
    const { lines, owner, payment, deliveryAddress, ...rest } = platformOrder;
    expect(managedOrder).toMatchObject({ ...rest, status: { code: '2000', progress: 'ALLOCATED' }, payment: null });
    expect(managedOrder.lines.map(({ id }) => id)).toEqual(['A1-1', 'A1-2']);
    expect(managedOrder.owner).toEqual({ customerId: null, guestId: null, membershipNumber: '64011045120001' });
    expect(managedOrder.lines.map(selectSharedFields)).toEqual(lines.map(selectSharedFields));
  });

  it.each([
    [0.29, 29],
    [1_984.51, 198_451],
    [4.35, 435],
    [1_330_547.1, 133_054_710],
  ])('maps %d units to %d cents (ORDERS-3)', (OrderTotal, cents) => {
    const managedOrder = { ...createManagedOrder('A1', placedAt), OrderTotal };
    expect(toManagedOrder(managedOrderWire.parse(managedOrder)).total).toEqual(crc(cents));
  });

  it('maps missing units, weights and the corrected total (ORDERS-200)', () => {
    const order = createManagedOrder('A1', placedAt);
    const [rice, tomatoes] = order.OrderLine;
    const map = (overrides: object) => toManagedOrder(managedOrderWire.parse({ ...order, ...overrides }));
    const corrected = {
      OrderTotal: 12_500,
      OrderLine: [
        { ...rice, FulfilledQuantity: 1, CancelledQuantity: 1, OrderLineTotal: 6_500 },
        {
          ...tomatoes,
          OrderLineTotal: 2_250,
          Extended: { SoldByWeight: true, EstimatedWeight: 2, PickedWeight: 1.5, WeightUOM: 'kg' },
        },
      ],
    };
    expect(map(corrected)).toMatchObject({
      correctedTotal: crc(1_250_000),
      lines: [
        { quantity: 2, total: crc(1_300_000), fulfilledQuantity: 1, correctedTotal: crc(650_000), weight: null },
        { total: crc(300_000), correctedTotal: crc(225_000), weight: { estimated: 2, actual: 1.5, unit: 'kg' } },
      ],
    });
    const cancelled = map({ ...corrected, MaxFulfillmentStatusId: '9000' });
    expect([cancelled.correctedTotal, ...cancelled.lines.map((line) => line.correctedTotal)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['ShipToAddress', '2026-11-21T17:00:00Z', { start: '2026-11-21T15:00:00Z', end: '2026-11-21T17:00:00Z' }],
    ['ShipToAddress', null, null],
    ['PickUpAtStore', '2026-11-21T17:00:00Z', null],
  ])('maps the delivery window of %s with the end %s (ORDERS-39)', (DeliveryMethodId, DeliveryWindowEnd, window) => {
    const order = createManagedOrder('A1', placedAt);
    for (const line of order.OrderLine) line.DeliveryMethod = { DeliveryMethodId };
    const Extended = { DeliveryWindowStart: '2026-11-21T15:00:00Z', DeliveryWindowEnd };
    expect(toManagedOrder(managedOrderWire.parse({ ...order, Extended })).deliveryWindow).toEqual(window);
  });
});
