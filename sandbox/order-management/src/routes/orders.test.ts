import { afterAll, describe, expect, it } from 'vitest';
import { buildPastOrders } from '../../seeds/past-orders.ts';
import { ana, hour, startOrderManagement, startTime } from '../testing/order-management.ts';

const { app, clock, released, headers, get, getStatus, search, cancel, deliver, buildMessage, deliverOrder, close } =
  await startOrderManagement();
afterAll(close);

describe('cancellation', () => {
  const request = { membership: ana, country: 'CR' };

  it('is requested once and completes later', async () => {
    const order = await deliverOrder();
    const responses = await Promise.all([cancel(order, request), cancel(order, request)]);
    expect(responses.map((response) => response.json().MaxFulfillmentStatusId)).toEqual(
      Array(2).fill('PENDING_CANCEL_ORDER'),
    );
    clock.now += hour;
    expect(await getStatus(order)).toBe('9000');
    expect((await cancel(order, request)).json().MaxFulfillmentStatusId).toBe('9000');
  });

  it('is rejected after the order was released', async () => {
    const order = await deliverOrder();
    clock.now += 2 * hour;
    const rejected = await cancel(order, request);
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json()).toMatchObject({ errorCode: 'ORDER_NOT_CANCELLABLE' });
    expect(await getStatus(order)).toBe('3000');
  });

  it("responds to another member's order, or one of another country, as to an unknown order", async () => {
    const order = await deliverOrder();
    for (const other of [
      { ...request, membership: '64010000000001' },
      { ...request, country: 'PA' },
    ]) {
      const rejected = await cancel(order, other);
      expect([rejected.statusCode, rejected.body]).toEqual([417, (await cancel('T1', request)).body]);
    }
    expect(await getStatus(order)).toBe('1000');
  });

  it('releases the delivery window of the cart, also on a replay', async () => {
    const order = await deliverOrder();
    released.length = 0;
    await cancel(order, request);
    const window = ['/delivery-windows/orders/cart-1', '/delivery-windows/holds/cart-1'];
    expect(released).toEqual(window);
    await cancel(order, request);
    expect(released).toEqual([...window, ...window]);
    released.length = 0;
    await cancel(await deliverOrder({ windows_data: undefined }), request);
    expect(released).toEqual([]);
  });

  it('requires the membership', async () => {
    expect((await cancel('T1', {})).statusCode).toBe(400);
  });
});

describe("a guest's order", () => {
  it('does not belong to the member whose number the guest entered', async () => {
    const membership_number = '64019876540002';
    const event = buildMessage({ membership_number });
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

describe('search', () => {
  it("paginates a member's orders, newest first", async () => {
    const membership_number = '64019876540001';
    const orders: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      clock.now += 1_000;
      orders.unshift(await deliverOrder({ membership_number }));
    }
    const page = (await search({ membership: membership_number, offset: 2, count: 2 })).json();
    expect(page).toMatchObject({ total: 5, offset: 2, count: 2 });
    expect(page.orders.map((order: { OrderId: string }) => order.OrderId)).toEqual(orders.slice(2, 4));
    const since = new Date(clock.now - 1_000).toISOString();
    expect((await search({ membership: membership_number, from: since })).json().total).toBe(2);
    expect((await search({ membership: '64010000000001' })).json()).toMatchObject({ total: 0, orders: [] });
  });

  it.each([{}, { membership: '1' }, { membership: ana, count: 0 }, { membership: ana, offset: -1 }])(
    'rejects %j',
    async (payload) => {
      expect((await search(payload)).statusCode).toBe(400);
    },
  );

  it('requires the key', async () => {
    const rejected = await app.inject({ method: 'POST', url: '/api/orders/search', payload: { membership: ana } });
    expect(rejected.statusCode).toBe(401);
  });
});

describe('past orders of the demo members', () => {
  const past = buildPastOrders(new Date(startTime));

  it('exist from the start, with pictures of the media service', async () => {
    expect(past.length).toBeGreaterThan(10);
    for (const { order } of past) {
      const found = (await get(order.orderNumber)).json();
      expect(found.CustomerId).toBe(order.membership);
      expect(found.OrderTotal).toBeGreaterThan(0);
      expect(found.OrderLine[0].SmallImageURI).toMatch(/^http:\/\/media\.test\/p\//);
    }
  });

  it('have consistent totals', () => {
    for (const { order } of past) {
      const lines = order.lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
      const net = lines + order.shippingCents;
      expect([net, net + order.taxCents]).toContain(order.totalCents);
    }
  });
});

it('applies a requested fault to the call', async () => {
  const orderId = await deliverOrder();
  const failed = await app.inject({
    method: 'POST',
    url: `/api/orders/${orderId}/cancel`,
    headers: { ...headers, 'x-sandbox-fault': '503' },
    payload: { membership: ana, country: 'CR' },
  });
  expect(failed.statusCode).toBe(503);
  expect(await getStatus(orderId)).toBe('1000');
});
