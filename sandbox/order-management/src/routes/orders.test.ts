import { afterAll, describe, expect, it } from 'vitest';
import { buildPastOrders } from '../../seeds/past-orders.ts';
import { ana, hour, start, startOrderManagement } from '../testing/order-management.ts';

const { app, clock, freed, get, status, search, cancel, deliver, message, arrived, close } =
  await startOrderManagement();
afterAll(close);

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
