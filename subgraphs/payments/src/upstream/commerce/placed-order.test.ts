import { describe, expect, it } from 'vitest';
import { placedOrderWire, toPlacedOrder } from './placed-order.ts';

const crc = (centAmount: number) => ({ type: 'centPrecision', currencyCode: 'CRC', centAmount, fractionDigits: 2 });
const line = (id: string, centAmount: number, custom?: object) => ({
  id,
  productId: 'p1',
  name: { es: `Producto ${id}`, en: `Product ${id}` },
  variant: { id: 1, sku: `${id}-1`, images: [], attributes: [] },
  price: { id: 'x', value: crc(centAmount) },
  quantity: 1,
  totalPrice: crc(centAmount),
  ...custom,
});

/** A response of the sandbox, shortened: home delivery in a window, with a service fee, paid by card. */
const order = {
  id: 'o1',
  version: 1,
  orderNumber: 'CR-261124-7F3K9Q2M',
  createdAt: '2026-11-24T16:00:00.000Z',
  customerId: 'c1',
  lineItems: [
    line('110101', 700_000),
    line('990001', 125_000, { custom: { type: { typeId: 'type', id: 't' }, fields: { service_fee: true } } }),
  ],
  totalPrice: crc(1_125_000),
  taxedPrice: { totalNet: crc(995_575), totalGross: crc(1_125_000), taxPortions: [] },
  shippingInfo: { shippingMethodName: '6402_ND', price: crc(400_000), discountedPrice: { value: crc(300_000) } },
  shippingAddress: {
    country: 'CR',
    streetNumber: 'Calle Los Laureles, casa 14',
    city: 'Escazú',
    region: 'San José',
    custom: { type: { typeId: 'type', id: 'u' }, fields: { alias: 'Casa' } },
  },
  paymentInfo: {
    payments: [
      {
        typeId: 'payment',
        id: 'pay',
        obj: {
          id: 'pay',
          amountPlanned: crc(1_125_000),
          transactions: [{ id: 'two', type: 'Charge', amount: crc(1_125_000), state: 'Success' }],
          custom: { type: { typeId: 'type', id: 'v' }, fields: { card_brand: 'VISA', card_last_digits: '1091' } },
        },
      },
    ],
  },
  custom: {
    type: { typeId: 'type', id: 'w' },
    fields: {
      delivery_type: 'NEXT_DAY',
      fulfillment_club: '6402',
      windows_data: JSON.stringify({
        id: 'w1',
        start: '2026-11-25T15:00:00.000Z',
        end: '2026-11-25T18:00:00.000Z',
        zone: 'America/Costa_Rica',
        litres: 12,
        keptUntil: '2026-11-24T17:00:00.000Z',
      }),
    },
  },
};
const club = { name: { es: 'Zapote' }, street: '400 m sur', city: 'San José' };
const map = (change: object = {}) => toPlacedOrder(placedOrderWire.parse({ ...order, ...change }), club);

describe('toPlacedOrder', () => {
  it('has the amounts and the payment of the order (ORDERS-310)', () => {
    expect(map()).toMatchObject({
      orderNumber: 'CR-261124-7F3K9Q2M',
      isGuest: false,
      items: [{ sku: '110101-1', quantity: 1, total: { centAmount: 700_000 } }],
      serviceFee: { centAmount: 125_000 },
      deliveryCharge: { centAmount: 300_000 },
      tax: { centAmount: 129_425 },
      total: { centAmount: 1_125_000, currency: 'CRC' },
      payment: { brand: 'VISA', lastDigits: '1091' },
    });
  });

  it('has the address and the window of a home delivery (ORDERS-310)', () => {
    expect(map()).toMatchObject({
      isPickup: false,
      address: { alias: 'Casa', street: 'Calle Los Laureles, casa 14', city: 'Escazú', region: 'San José' },
      window: { start: new Date('2026-11-25T15:00:00Z'), timeZone: 'America/Costa_Rica' },
    });
  });

  it('has neither a delivery charge nor a window for pickup (ORDERS-310)', () => {
    const fields = { ...order.custom.fields, delivery_type: 'PICK_UP_IN_CLUB' };
    expect(map({ custom: { ...order.custom, fields }, customerId: undefined })).toMatchObject({
      isPickup: true,
      isGuest: true,
      club,
      deliveryCharge: undefined,
      window: undefined,
    });
  });

  it.each(['{', '{"id":"w1"}'])('ignores an unreadable window: %s', (windows_data) => {
    const fields = { ...order.custom.fields, windows_data };
    expect(map({ custom: { ...order.custom, fields } }).window).toBeUndefined();
  });

  it('names a payment without a card by its method (ORDERS-310)', () => {
    const transactions = [{ id: 'two', type: 'Charge', amount: crc(1_125_000), state: 'Success' }];
    const obj = { id: 'pay', paymentMethodInfo: { method: 'PAYPAL' }, transactions };
    expect(map({ paymentInfo: { payments: [{ typeId: 'payment', id: 'pay', obj }] } }).payment).toEqual({
      brand: 'PAYPAL',
      lastDigits: undefined,
    });
  });

  it('has no payment before the charge succeeded', () => {
    expect(map({ paymentInfo: { payments: [{ typeId: 'payment', id: 'pay' }] } }).payment).toBeUndefined();
  });
});
