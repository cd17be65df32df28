import { afterAll, describe, expect, it } from 'vitest';
import { ana, hour, startOrderManagement } from '../testing/order-management.ts';

const { database, clock, headers, get, getStatus, deliver, buildMessage, deliverOrder, close } =
  await startOrderManagement();
afterAll(close);

describe('an order from the commerce platform', () => {
  it('is missing before its message arrives', async () => {
    const missing = await get('T1');
    expect(missing.statusCode).toBe(417);
    expect(missing.json()).toMatchObject({ statusCode: 417, errorCode: 'ORDER_NOT_THERE_YET' });
  });

  it('is stored in the format of order management', async () => {
    const order = (await get(await deliverOrder())).json();
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

  it.each([
    ['6402', false],
    ['6401', true],
  ])('has an item sold by weight unless its club is excluded: %s (CATALOG-26)', async (club, SoldByWeight) => {
    const event = buildMessage();
    const attributes = [
      { name: 'sale_by_weight', value: true },
      { name: 'sold_by_weight', value: JSON.stringify([{ club, value: false }]) },
    ];
    Object.assign(event.order.lineItems[0]?.variant ?? {}, { attributes });
    expect((await deliver(event)).statusCode).toBe(204);
    expect((await get(event.order.orderNumber)).json().OrderLine).toMatchObject([{ Extended: { SoldByWeight } }]);
  });

  it('is stored once when its message is delivered several times', async () => {
    const event = buildMessage();
    const responses = await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(responses.map((response) => response.statusCode)).toEqual([204, 204, 204]);
    clock.now += hour;
    await deliver(event);
    await deliver(buildMessage({}, event.order.orderNumber));
    const { rows } = await database.execute(
      'select status_since from order_management.fulfilment_order where order_id = $1',
      [event.order.orderNumber],
    );
    expect(rows).toEqual([{ status_since: new Date(clock.now - hour) }]);
  });

  it('changes status over time, for delivery and for pickup', async () => {
    const delivery = await deliverOrder();
    const pickup = await deliverOrder({ delivery_type: 'PICK_UP_IN_CLUB' });
    const statuses: string[][] = [];
    for (let step = 0; step < 5; step += 1) {
      statuses.push([await getStatus(delivery), await getStatus(pickup)]);
      clock.now += hour;
    }
    expect(statuses).toEqual([
      ['1000', '1000'],
      ['2000', '2000'],
      ['3000', '3000'],
      ['IN_TRANSIT_TO_BE_DELIVERED', '7000'],
      ['7000', '7000'],
    ]);
  });

  it.each([
    ['an unused type', { id: 'm', type: 'PaymentCreated' }, 204],
    ['no id', { type: 'OrderCreated', order: {} }, 400],
    ['no order', { id: 'm2', type: 'OrderCreated' }, 400],
  ])('responds to a message with %s', async (_what, event, code) => {
    expect((await deliver(event)).statusCode).toBe(code);
  });
});

describe('messages without the bearer token', () => {
  it.each([[{}], [{ authorization: 'Bearer wrong' }], [headers]])('are rejected with %j', async (authorization) => {
    const event = buildMessage();
    expect((await deliver(event, authorization)).statusCode).toBe(401);
    expect((await get(event.order.orderNumber)).statusCode).toBe(417);
  });
});
