import { afterAll, describe, expect, it } from 'vitest';
import { ana, hour, startOrderManagement } from '../testing/order-management.ts';

const { app, clock, released, headers, get, getStatus, search, cancel, deliverOrder, deliver, buildMessage, close } =
  await startOrderManagement();
afterAll(close);

const post = (path: string, payload: object = {}) =>
  app.inject({ method: 'POST', url: `/operations/orders/${path}`, headers, payload });
const pick = (orderId: string, ...lines: object[]) => post(`${orderId}/pick`, { lines });
const crc = (centAmount: number) => ({ type: 'centPrecision', currencyCode: 'CRC', centAmount, fractionDigits: 2 });

/** Delivers an order of rice (2 units) and tomatoes (1 unit of about 2 kg), and reserves its items. */
async function deliverReservedOrder(fields: object = {}, taxRate = { includedInPrice: true }) {
  const event = buildMessage(fields);
  const [rice, fee] = event.order.lineItems;
  const tomatoes = {
    name: { es: 'Tomate, aprox. 2 kg', en: 'Tomatoes, about 2 kg' },
    quantity: 1,
    variant: {
      id: 1,
      sku: '120107-1',
      images: [],
      attributes: [
        { name: 'sale_by_weight', value: true },
        { name: 'weight', value: 2 },
      ],
    },
    price: { value: crc(300_000) },
    totalPrice: crc(300_000),
    taxRate,
    taxedPrice: { totalNet: crc(265_487), totalGross: crc(300_000) },
  };
  const taxed = {
    totalPrice: crc(1_300_000),
    taxRate,
    taxedPrice: { totalNet: crc(1_150_442), totalGross: crc(1_300_000) },
  };
  Object.assign(event.order, {
    lineItems: [{ ...rice, ...taxed }, tomatoes, fee],
    totalPrice: crc(2_025_000),
    taxedPrice: { totalNet: crc(1_792_036), totalGross: crc(2_025_000), totalTax: crc(232_964) },
  });
  expect((await deliver(event)).statusCode).toBe(204);
  clock.now += hour;
  return event.order.orderNumber;
}

describe('a pick', () => {
  it('reduces quantity, line total, taxes and order total by a missing unit', async () => {
    const order = await deliverReservedOrder();
    const picked = await pick(order, { OrderLineId: '1', FulfilledQuantity: 1 });
    expect(picked.statusCode).toBe(200);
    expect(picked.json()).toMatchObject({
      MaxFulfillmentStatusId: '2000',
      OrderSubTotal: 9_500,
      TotalTaxes: 1_581.85,
      OrderTotal: 13_750,
      OrderLine: [
        { Quantity: 2, FulfilledQuantity: 1, CancelledQuantity: 1, OrderLineTotal: 6_500, TotalTaxes: 747.79 },
        { Quantity: 1, FulfilledQuantity: null, CancelledQuantity: 0, OrderLineTotal: 3_000 },
      ],
    });
    expect((await get(order)).json()).toEqual(picked.json());
  });

  it('reduces the price of a lighter item in proportion, and never raises that of a heavier one', async () => {
    const order = await deliverReservedOrder();
    const heavier = (await pick(order, { OrderLineId: '2', PickedWeight: 2.2 })).json();
    expect([heavier.OrderTotal, heavier.OrderLine[1].OrderLineTotal]).toEqual([20_250, 3_000]);
    const lighter = (await pick(order, { OrderLineId: '2', PickedWeight: 1.5 })).json();
    expect(lighter).toMatchObject({ OrderTotal: 19_500, OrderSubTotal: 15_250 });
    expect(lighter.OrderLine[1]).toMatchObject({
      OrderLineTotal: 2_250,
      Extended: { SoldByWeight: true, EstimatedWeight: 2, PickedWeight: 1.5, WeightUOM: 'kg' },
    });
  });

  it('also reduces the total by the taxes where prices do not include them', async () => {
    const order = await deliverReservedOrder({}, { includedInPrice: false });
    const picked = (await pick(order, { OrderLineId: '1', FulfilledQuantity: 0 })).json();
    expect(picked.OrderTotal).toBeCloseTo(20_250 - 13_000 - 1_495.58, 2);
  });

  it('counts every unit as fulfilled once the order has left the club', async () => {
    const order = await deliverReservedOrder();
    await pick(order, { OrderLineId: '1', FulfilledQuantity: 1 });
    clock.now += 2 * hour;
    expect((await get(order)).json().OrderLine).toMatchObject([
      { FulfilledQuantity: 1, CancelledQuantity: 1 },
      { FulfilledQuantity: 1, CancelledQuantity: 0 },
    ]);
  });

  it('cancels an order that must not be sent in part, and releases its delivery window', async () => {
    const order = await deliverReservedOrder({ allow_partial_fulfillment: false });
    released.length = 0;
    const picked = (await pick(order, { OrderLineId: '1', FulfilledQuantity: 1 })).json();
    expect(picked.MaxFulfillmentStatusId).toBe('PENDING_CANCEL_ORDER');
    expect(released).toEqual(['/delivery-windows/orders/cart-1', '/delivery-windows/holds/cart-1']);
    clock.now += hour;
    expect((await get(order)).json()).toMatchObject({
      MaxFulfillmentStatusId: '9000',
      OrderLine: [
        { FulfilledQuantity: 0, CancelledQuantity: 2 },
        { FulfilledQuantity: 0, CancelledQuantity: 1 },
      ],
    });
  });

  it('cancels an order of which nothing was found, but not one with a lighter item', async () => {
    const nothing = await deliverReservedOrder();
    const missing = ['1', '2'].map((OrderLineId) => ({ OrderLineId, FulfilledQuantity: 0 }));
    expect((await pick(nothing, ...missing)).json().MaxFulfillmentStatusId).toBe('PENDING_CANCEL_ORDER');
    const lighter = await deliverReservedOrder({ allow_partial_fulfillment: false });
    await pick(lighter, { OrderLineId: '2', PickedWeight: 1 });
    expect(await getStatus(lighter)).toBe('2000');
  });

  it('is refused before the items are reserved and after the order left the club', async () => {
    const early = await deliverOrder();
    const late = await deliverReservedOrder();
    clock.now += 2 * hour;
    await cancel(early, { membership: ana, country: 'CR' });
    for (const order of [early, late]) {
      const refused = await pick(order, { OrderLineId: '1', FulfilledQuantity: 0 });
      expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'ORDER_NOT_PICKABLE']);
    }
  });

  it('cannot be reversed, and changes nothing when it is repeated', async () => {
    const order = await deliverReservedOrder();
    const report = { OrderLineId: '1', FulfilledQuantity: 1 };
    const first = (await pick(order, report)).json();
    clock.now += 1_000;
    expect((await pick(order, report)).json()).toEqual(first);
    const refused = await pick(order, { OrderLineId: '1', FulfilledQuantity: 2 });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'PICK_NOT_REVERSIBLE']);
    await pick(order, { OrderLineId: '2', PickedWeight: 1.5 });
    expect((await pick(order, { OrderLineId: '2', PickedWeight: 1.6 })).statusCode).toBe(409);
  });

  it.each([
    { OrderLineId: '3', FulfilledQuantity: 0 },
    { OrderLineId: '1', FulfilledQuantity: 3 },
    { OrderLineId: '1', FulfilledQuantity: -1 },
    { OrderLineId: '1', PickedWeight: 1 },
    { OrderLineId: '2', PickedWeight: 0 },
  ])('with %j is rejected', async (line) => {
    expect((await pick(await deliverReservedOrder(), line)).statusCode).toBe(400);
  });

  it('of an unknown order, or without the key, is rejected', async () => {
    expect((await pick('T1', { OrderLineId: '1' })).statusCode).toBe(417);
    const rejected = await app.inject({ method: 'POST', url: '/operations/orders/T1/pick', payload: {} });
    expect(rejected.statusCode).toBe(401);
  });
});

describe('advancing an order', () => {
  it('moves it to its next status until that is final', async () => {
    const order = await deliverOrder({ delivery_type: 'PICK_UP_IN_CLUB' });
    const statuses: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      statuses.push((await post(`${order}/advance`)).json().MaxFulfillmentStatusId);
    }
    expect(statuses).toEqual(['2000', '3000', '7000']);
    expect((await post(`${order}/advance`)).json().errorCode).toBe('ORDER_STATUS_FINAL');
  });
});

describe('search by update time', () => {
  const listChanged = async (updatedFrom: number, page = {}) => {
    const found = (await search({ updatedFrom: new Date(updatedFrom).toISOString(), ...page })).json();
    return found.orders.map((order: { OrderId: string }) => order.OrderId);
  };

  it('finds new, picked and cancelled orders, and the statuses that orders reached, in order of their change', async () => {
    clock.now += 48 * hour;
    const start = clock.now;
    const [first, second] = [await deliverReservedOrder(), await deliverReservedOrder()];
    clock.now += 1_000;
    await pick(first, { OrderLineId: '1', FulfilledQuantity: 1 });
    expect(await listChanged(start)).toEqual([second, first]);
    expect(await listChanged(clock.now)).toEqual([first]);
    clock.now += 1_000;
    await cancel(second, { membership: ana, country: 'CR' });
    expect(await listChanged(clock.now)).toEqual([second]);
    clock.now += hour;
    const { orders } = (await search({ updatedFrom: new Date(clock.now).toISOString() })).json();
    expect(orders).toMatchObject([
      { OrderId: second, MaxFulfillmentStatusId: '9000', UpdatedTimestamp: new Date(clock.now).toISOString() },
    ]);
  });

  it('has pages of a stable order, also of orders that changed at the same time', async () => {
    clock.now += 48 * hour;
    const start = clock.now;
    const orders = [];
    for (let index = 0; index < 5; index += 1) orders.push(await deliverOrder());
    const pages = [];
    for (const offset of [0, 2, 4]) pages.push(...(await listChanged(start, { offset, count: 2 })));
    expect(pages).toEqual(orders.sort());
  });

  it.each([{ updatedFrom: 'yesterday' }, { updatedFrom: '2026-11-20T00:00:00Z', membership: ana }])(
    'rejects %j',
    async (payload) => {
      expect((await search(payload)).statusCode).toBe(400);
    },
  );
});
