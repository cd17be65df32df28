import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { commerceOrder, managedOrder } from '../testing/documents.ts';
import { toOrder } from './commerce/mapping.ts';
import { orderWire } from './commerce/wire.ts';
import { toManagedOrder } from './order-management/mapping.ts';
import { managedOrderWire } from './order-management/wire.ts';

const placedAt = '2026-11-20T12:00:00.000Z';
const crc = (cents: number) => money(cents, 'CRC');
const bought = toOrder(orderWire.parse({ ...commerceOrder('A1', placedAt), customerId: 'c1' }));
const managed = toManagedOrder(managedOrderWire.parse(managedOrder('A1', placedAt)));

describe('an order of the platform', () => {
  it('has its amounts apart (ORDERS-5, ORDERS-8)', () => {
    expect(bought).toMatchObject({
      orderNumber: 'A1',
      placedAt,
      status: null,
      owner: { customerId: 'c1', guestId: null, membershipNumber: null },
      serviceFee: crc(125_000),
      shipping: crc(300_000),
      tax: crc(232_965),
      total: crc(2_025_000),
      allowsPartialFulfillment: false,
      clubKey: '6402',
      payment: { brand: 'VISA', lastDigits: '1091', amount: crc(2_025_000) },
      address: { alias: 'Casa', fullName: 'Ana Lucía Rojas Vargas', streetText: 'Calle Los Laureles, casa 14' },
    });
    expect(bought.lines).toMatchObject([
      { sku: '110101-1', quantity: 2, unitPrice: crc(650_000), total: crc(1_300_000), isSoldByWeight: false },
      { sku: '120107-1', picture: null, isSoldByWeight: true },
    ]);
  });

  it('has no shipping when it is picked up, and no payment before one was charged (ORDERS-7, ORDERS-8)', () => {
    const document = commerceOrder('A1', placedAt);
    document.custom.fields.delivery_type = 'PICK_UP_IN_CLUB';
    for (const payment of document.paymentInfo.payments) payment.obj.transactions.pop();
    expect(toOrder(orderWire.parse(document))).toMatchObject({
      deliveryMethod: 'PICK_UP_IN_CLUB',
      shipping: null,
      payment: null,
    });
  });
});

describe('an order of order management', () => {
  it('says the same, with its status (ORDERS-2)', () => {
    const { lines, owner, payment, address, ...rest } = bought;
    expect(managed).toMatchObject({ ...rest, status: '2000', payment: null });
    expect(managed.lines.map(({ id }) => id)).toEqual(['A1-1', 'A1-2']);
    expect(managed.owner).toEqual({ customerId: null, guestId: null, membershipNumber: '64011045120001' });
    expect(
      managed.lines.map(({ sku, quantity, unitPrice, total, isSoldByWeight, name }) => [
        sku,
        quantity,
        unitPrice,
        total,
        isSoldByWeight,
        name,
      ]),
    ).toEqual(
      lines.map(({ sku, quantity, unitPrice, total, isSoldByWeight, name }) => [
        sku,
        quantity,
        unitPrice,
        total,
        isSoldByWeight,
        name,
      ]),
    );
  });

  it.each([
    [0.29, 29],
    [1_984.51, 198_451],
    [4.35, 435],
    [1_330_547.1, 133_054_710],
  ])('reads %d units as %d cents (ORDERS-3)', (OrderTotal, cents) => {
    const document = { ...managedOrder('A1', placedAt), OrderTotal };
    expect(toManagedOrder(managedOrderWire.parse(document)).total).toEqual(crc(cents));
  });
});
