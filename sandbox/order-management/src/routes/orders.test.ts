import { randomUUID } from 'node:crypto';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPastOrders } from '../../seeds/past-orders.ts';
import { createOrderManagementApp } from '../app.ts';
import { parseOrderManagementEnv } from '../env.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T12:00:00Z');
const env = parseOrderManagementEnv({ MEDIA_URL: 'http://media.test' });
const database = await openDatabase('pglite://memory');
const logger = createLogger({ name: 'test', level: 'silent' });
const clock = { now: start };
const freed: string[] = [];
const fulfilment = { json: async (path: string) => void freed.push(path) };
const app = await createOrderManagementApp({ env, logger, database, fulfilment, clock: () => new Date(clock.now) });
afterAll(async () => {
  await app.close();
  await database.close();
});

const headers = { 'x-api-key': env.ORDER_MANAGEMENT_API_KEY };
const get = (orderId: string) => app.inject({ url: `/api/orders/${orderId}`, headers });
const status = async (orderId: string) => (await get(orderId)).json().MaxFulfillmentStatusId;
const search = (payload: object) => app.inject({ method: 'POST', url: '/api/orders/search', headers, payload });
const cancel = (orderId: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/orders/${orderId}/cancel`, headers, payload });
const bearer = { authorization: `Bearer ${env.ORDER_MANAGEMENT_API_KEY}` };
const deliver = (payload: object, given: Record<string, string> = bearer) =>
  app.inject({ method: 'POST', url: '/events/commerce', headers: given, payload });

const crc = (centAmount: number) => ({ type: 'centPrecision', currencyCode: 'CRC', centAmount, fractionDigits: 2 });
const ana = '64011045120001';

/** A message as the commerce platform sends it: more than is read here, and for a delivery unless changed. */
function message(fields: object = {}, orderNumber: string = randomUUID()) {
  return {
    notificationType: 'Message',
    projectKey: 'tarima',
    id: randomUUID(),
    version: 1,
    sequenceNumber: 1,
    type: 'OrderCreated',
    resource: { typeId: 'order', id: randomUUID() },
    order: {
      id: randomUUID(),
      orderNumber,
      cart: { typeId: 'cart', id: 'cart-1' },
      createdAt: new Date(clock.now).toISOString(),
      customerId: 'customer-ana' as string | undefined,
      customerEmail: 'ana@tarima.test',
      country: 'CR',
      store: { typeId: 'store', key: 'CR' },
      orderState: 'Open',
      lineItems: [
        {
          name: { es: 'Arroz, 9 kg', en: 'Rice, 9 kg' },
          quantity: 2,
          variant: { id: 1, sku: '110101-1', images: [{ url: 'http://media.test/p/rice.webp' }], attributes: [] },
          price: { value: crc(700_000), discounted: { value: crc(650_000) } },
        },
        {
          name: { es: 'Cargo por servicio', en: 'Service fee' },
          quantity: 1,
          variant: { id: 1, sku: '990001-1' },
          price: { value: crc(125_000) },
          custom: { fields: { service_fee: true } },
        },
      ],
      totalPrice: crc(1_725_000),
      taxedPrice: { totalNet: crc(1_526_549), totalGross: crc(1_725_000), totalTax: crc(198_451) },
      shippingInfo: { price: crc(300_000) },
      shippingAddress: { country: 'CR', firstName: 'Ana', streetNumber: 'Calle Los Laureles', city: 'Escazú' },
      custom: {
        fields: {
          delivery_type: 'DELIVERY',
          club: '6401',
          fulfillment_club: '6402',
          membership_number: ana,
          windows_data: '{"id":"w","start":"2026-11-21T15:00:00Z","end":"2026-11-21T17:00:00Z"}',
          ...fields,
        },
      },
    },
  };
}

async function arrived(fields: object = {}) {
  const event = message(fields);
  expect((await deliver(event)).statusCode).toBe(204);
  return event.order.orderNumber;
}

describe('an order from the commerce platform', () => {
  it('is not there before it arrives', async () => {
    const missing = await get('T1');
    expect(missing.statusCode).toBe(417);
    expect(missing.json()).toMatchObject({ statusCode: 417, errorCode: 'ORDER_NOT_THERE_YET' });
  });

  it('is kept in the words of order management', async () => {
    const order = (await get(await arrived())).json();
    expect(order).toMatchObject({
      CurrencyCode: 'CRC',
      CustomerId: ana,
      MaxFulfillmentStatusId: '1000',
      OrderSubTotal: 13_000,
      TotalTaxes: 1_984.51,
      OrderTotal: 17_250,
      OrderChargeDetail: [
        { ChargeType: { ChargeTypeId: 'Shipping' }, ChargeTotal: 3_000 },
        { ChargeType: { ChargeTypeId: 'ServiceFee' }, ChargeTotal: 1_250 },
      ],
      Extended: { DeliveryWindowStart: '2026-11-21T15:00:00Z', DeliveryWindowEnd: '2026-11-21T17:00:00Z' },
    });
    expect(order.OrderLine).toMatchObject([
      {
        ItemId: '110101-1',
        ItemDescription: 'Rice, 9 kg',
        Extended: { EspDescription: 'Arroz, 9 kg', SoldByWeight: false },
        Quantity: 2,
        SmallImageURI: 'http://media.test/p/rice.webp',
        OriginalUnitPrice: 7_000,
        UnitPrice: 6_500,
        DeliveryMethod: { DeliveryMethodId: 'ShipToAddress' },
        ShipToAddress: { Address: { Address1: 'Calle Los Laureles', City: 'Escazú', Country: 'CR' } },
        OrderLinePromisingInfo: { ShipFromLocationId: '6402' },
      },
    ]);
  });

  it('is taken once, however often its message comes', async () => {
    const event = message();
    const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204]);
    clock.now += hour;
    await deliver(event);
    await deliver(message({}, event.order.orderNumber));
    const { rows } = await database.execute(
      'select status_since from order_management.fulfilment_order where order_id = $1',
      [event.order.orderNumber],
    );
    expect(rows).toEqual([{ status_since: new Date(clock.now - hour) }]);
  });

  it('moves on with time: by road to an address, or to the counter', async () => {
    const shipped = await arrived();
    const picked = await arrived({ delivery_type: 'PICK_UP_IN_CLUB' });
    const seen: string[][] = [];
    for (let step = 0; step < 5; step += 1) {
      seen.push([await status(shipped), await status(picked)]);
      clock.now += hour;
    }
    expect(seen).toEqual([
      ['1000', '1000'],
      ['2000', '2000'],
      ['3000', '3000'],
      ['IN_TRANSIT_TO_BE_DELIVERED', '7000'],
      ['7000', '7000'],
    ]);
  });

  it.each([
    ['a type of no concern', { id: 'm', type: 'PaymentCreated' }, 204],
    ['no id', { type: 'OrderCreated', order: {} }, 400],
    ['no order', { id: 'm2', type: 'OrderCreated' }, 400],
  ])('answers a message with %s', async (_what, event, code) => {
    expect((await deliver(event)).statusCode).toBe(code);
  });
});

describe('messages without the bearer token', () => {
  it.each([[{}], [{ authorization: 'Bearer wrong' }], [headers]])('are refused with %j', async (given) => {
    const event = message();
    expect((await deliver(event, given)).statusCode).toBe(401);
    expect((await get(event.order.orderNumber)).statusCode).toBe(417);
  });
});

describe('cancelling', () => {
  const asked = { membership: ana, country: 'CR' };

  it('is asked for once, and done a while later', async () => {
    const order = await arrived();
    const answers = await Promise.all([cancel(order, asked), cancel(order, asked)]);
    expect(answers.map((answer) => answer.json().MaxFulfillmentStatusId)).toEqual(
      Array(2).fill('PENDING_CANCEL_ORDER'),
    );
    clock.now += hour;
    expect(await status(order)).toBe('9000');
    expect((await cancel(order, asked)).json().MaxFulfillmentStatusId).toBe('9000');
  });

  it('is refused once the order was released', async () => {
    const order = await arrived();
    clock.now += 2 * hour;
    const refused = await cancel(order, asked);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ errorCode: 'ORDER_NOT_CANCELLABLE' });
    expect(await status(order)).toBe('3000');
  });

  it("does not know another member's order, or one of another country", async () => {
    const order = await arrived();
    for (const other of [
      { ...asked, membership: '64010000000001' },
      { ...asked, country: 'PA' },
    ]) {
      const refused = await cancel(order, other);
      expect([refused.statusCode, refused.body]).toEqual([417, (await cancel('T1', asked)).body]);
    }
    expect(await status(order)).toBe('1000');
  });

  it('frees the delivery window of the cart, and again when it is asked again', async () => {
    const order = await arrived();
    freed.length = 0;
    await cancel(order, asked);
    const window = ['/delivery-windows/orders/cart-1', '/delivery-windows/holds/cart-1'];
    expect(freed).toEqual(window);
    await cancel(order, asked);
    expect(freed).toEqual([...window, ...window]);
    freed.length = 0;
    await cancel(await arrived({ windows_data: undefined }), asked);
    expect(freed).toEqual([]);
  });

  it('needs to be told by whom', async () => {
    expect((await cancel('T1', {})).statusCode).toBe(400);
  });
});

describe("a guest's order", () => {
  it('is not of the member whose number the guest typed', async () => {
    const membership_number = '64019876540002';
    const event = message({ membership_number });
    event.order.customerId = undefined;
    await deliver(event);
    const { orderNumber } = event.order;
    const document = (await get(orderNumber)).json();
    expect(document.CustomerId).toBeNull();
    expect(document.OrderAttribute).toContainEqual({
      AttributeName: 'PurchaseMembership',
      AttributeValue: membership_number,
    });
    expect((await search({ membership: membership_number })).json().total).toBe(0);
    expect((await cancel(orderNumber, { membership: membership_number, country: 'CR' })).statusCode).toBe(417);
  });
});

describe('searching', () => {
  it("pages a member's orders, newest first", async () => {
    const membership_number = '64019876540001';
    const orders: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      clock.now += 1_000;
      orders.unshift(await arrived({ membership_number }));
    }
    const page = (await search({ membership: membership_number, offset: 2, count: 2 })).json();
    expect(page).toMatchObject({ total: 5, offset: 2, count: 2 });
    expect(page.orders.map((order: { OrderId: string }) => order.OrderId)).toEqual(orders.slice(2, 4));
    const since = new Date(clock.now - 1_000).toISOString();
    expect((await search({ membership: membership_number, from: since })).json().total).toBe(2);
    expect((await search({ membership: '64010000000001' })).json()).toMatchObject({ total: 0, orders: [] });
  });

  it.each([{}, { membership: '1' }, { membership: ana, count: 0 }, { membership: ana, offset: -1 }])(
    'refuses %j',
    async (payload) => {
      expect((await search(payload)).statusCode).toBe(400);
    },
  );

  it('needs the key', async () => {
    const refused = await app.inject({ method: 'POST', url: '/api/orders/search', payload: { membership: ana } });
    expect(refused.statusCode).toBe(401);
  });
});

describe('past orders of the demo members', () => {
  const past = buildPastOrders(new Date(start));

  it('are there from the start, with pictures of the media service', async () => {
    expect(past.length).toBeGreaterThan(10);
    for (const { order } of past) {
      const found = (await get(order.orderNumber)).json();
      expect(found.CustomerId).toBe(order.membership);
      expect(found.OrderTotal).toBeGreaterThan(0);
      expect(found.OrderLine[0].SmallImageURI).toMatch(/^http:\/\/media\.test\/p\//);
    }
  });

  it('add up', () => {
    for (const { order } of past) {
      const lines = order.lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
      const plain = lines + order.shippingCents;
      expect([plain, plain + order.taxCents]).toContain(order.totalCents);
    }
  });
});
