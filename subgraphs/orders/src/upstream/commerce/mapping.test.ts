import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { createPlatformOrder } from './fixtures/order.ts';
import { toOrder } from './mapping.ts';
import { orderWire } from './wire.ts';

const placedAt = '2026-11-20T12:00:00.000Z';
const crc = (cents: number) => money(cents, 'CRC');

describe('toOrder', () => {
  it('maps each amount of an order (ORDERS-5, ORDERS-8)', () => {
    const order = toOrder(orderWire.parse({ ...createPlatformOrder('A1', placedAt), customerId: 'c1' }));
    expect(order).toMatchObject({
      orderNumber: 'A1',
      placedAt,
      status: null,
      owner: { customerId: 'c1', guestId: null, membershipNumber: null },
      serviceFee: crc(125_000),
      deliveryCharge: crc(300_000),
      tax: crc(232_965),
      total: crc(2_025_000),
      allowsPartialFulfillment: false,
      clubKey: '6402',
      payment: { brand: 'VISA', lastDigits: '1091', amount: crc(2_025_000) },
      deliveryAddress: { alias: 'Casa', fullName: 'Ana Lucía Rojas Vargas', streetText: 'Calle Los Laureles, casa 14' },
    });
    expect(order?.lines).toMatchObject([
      { sku: '110101-1', quantity: 2, unitPrice: crc(650_000), total: crc(1_300_000), isSoldByWeight: false },
      { sku: '120107-1', pictureUrl: null, isSoldByWeight: true },
    ]);
  });

  it.each([
    ['the club that prepares the order', '6402', false],
    ['another club', '6401', true],
  ])(
    'maps an item as sold at a fixed price when `sold_by_weight` excludes %s (ORDERS-59, CATALOG-26)',
    (_club, club, isSoldByWeight) => {
      const platformOrder = createPlatformOrder('A1', placedAt);
      const attributes = [
        { name: 'sale_by_weight', value: true },
        { name: 'sold_by_weight', value: JSON.stringify([{ club, value: false }]) },
      ];
      Object.assign(platformOrder.lineItems[1]?.variant ?? {}, { attributes });
      expect(toOrder(orderWire.parse(platformOrder))?.lines[1]).toMatchObject({ sku: '120107-1', isSoldByWeight });
    },
  );

  it('maps no order without a number, which the platform allows', () => {
    const { orderNumber: _number, ...withoutNumber } = createPlatformOrder('A1', placedAt);
    expect(toOrder(orderWire.parse(withoutNumber))).toBeUndefined();
  });

  it('gives no delivery charge for pickup, and no payment without a successful charge (ORDERS-7, ORDERS-8)', () => {
    const platformOrder = createPlatformOrder('A1', placedAt);
    platformOrder.custom.fields.delivery_type = 'PICK_UP_IN_CLUB';
    for (const payment of platformOrder.paymentInfo.payments) payment.obj.transactions.pop();
    expect(toOrder(orderWire.parse(platformOrder))).toMatchObject({
      deliveryMethod: 'PICK_UP_IN_CLUB',
      deliveryCharge: null,
      payment: null,
    });
  });
});
