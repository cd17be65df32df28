import type { SubscriptionDraft } from '@commercetools/platform-sdk';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { startEngines } from '../testing/engines.ts';

interface Received {
  readonly id: string;
  readonly type: string;
  readonly notificationType: string;
  readonly sequenceNumber: number;
  readonly resource: { readonly typeId: string; readonly id: string };
  readonly order?: { readonly id: string; readonly orderNumber: string };
}

const { engines, stop } = await startEngines();
let receiverUrl = '';

const received: Received[] = [];
const authorizations = new Set<string | undefined>();
/** Orders whose creation message is rejected the first time. */
const rejectedOnce = new Set<string>();
const receiver = createServer({ name: 'receiver', logger: createLogger({ name: 'receiver', level: 'silent' }) });
receiver.post<{ Body: Received }>('/events/commerce', async (request, reply) => {
  authorizations.add(request.headers.authorization);
  received.push(request.body);
  return reply.status(rejectedOnce.delete(request.body.order?.orderNumber ?? '') ? 503 : 204).send();
});

beforeAll(async () => {
  receiverUrl = await listen(receiver, { name: 'receiver', host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await receiver.close();
  await stop();
});

async function placeOrder(commerce: CommerceFixture, orderNumber: string): Promise<string> {
  const api = commerce.api('manage_project');
  const sku = await commerce.addProduct({ key: '400001', colones: 1_000 });
  const cartDraft = { currency: 'CRC', country: 'CR', lineItems: [{ sku }], shippingAddress: { country: 'CR' } };
  const cart = (await api.carts().post({ body: cartDraft }).execute()).body;
  const body = { cart: { typeId: 'cart' as const, id: cart.id }, version: cart.version, orderNumber };
  const order = (await api.orders().post({ body }).execute()).body;
  const actions = [{ action: 'changeOrderState' as const, orderState: 'Confirmed' }];
  await api
    .orders()
    .withId({ ID: order.id })
    .post({ body: { version: order.version, actions } })
    .execute();
  return order.id;
}

const listTypes = (id: string) => received.filter(({ resource }) => resource.id === id).map(({ type }) => type);

describe.each(engines)('order management, subscribed on $name,', ({ databaseUrl }) => {
  let commerce: CommerceFixture;
  beforeAll(async () => {
    const settings = { orderEvents: { url: `${receiverUrl}/events/commerce`, authorization: 'Bearer events' } };
    commerce = await startCommerce({ databaseUrl: await databaseUrl(), settings });
  });
  afterAll(() => commerce.close());

  it('receives complete orders and their changes in order', async () => {
    const id = await placeOrder(commerce, 'S-1');
    await expect.poll(() => listTypes(id)).toEqual(['OrderCreated', 'OrderStateChanged']);
    const created = received.find(({ resource }) => resource.id === id);
    expect(created).toMatchObject({
      notificationType: 'Message',
      sequenceNumber: 1,
      resource: { typeId: 'order', id },
      order: { id, orderNumber: 'S-1' },
    });
    expect(received.every(({ resource }) => resource.typeId === 'order')).toBe(true);
    expect([...authorizations]).toEqual(['Bearer events']);
  });

  it('receives a rejected message again before newer ones of the same order', async () => {
    rejectedOnce.add('S-2');
    const id = await placeOrder(commerce, 'S-2');
    await expect.poll(() => listTypes(id)).toEqual(['OrderCreated', 'OrderCreated', 'OrderStateChanged']);
    const [first, second] = received.filter(({ resource }) => resource.id === id);
    expect(second?.id).toBe(first?.id);
    const countPending = async () =>
      (await commerce.database.execute('select count(*)::int as left from commerce.message_delivery')).rows;
    await expect.poll(countPending).toEqual([{ left: 0 }]);
  });
});

it.each([
  [{ type: 'HTTP', url: 'http://shop.test' }, 'InvalidJsonInput'],
  [{ type: 'SQS', queueUrl: 'https://sqs.test/1/orders', region: 'us-east-1' }, 'InvalidInput'],
])('the API refuses the destination %j', async (destination, code) => {
  const commerce = await startCommerce();
  const body = { destination, messages: [{ resourceTypeId: 'order' }] } as SubscriptionDraft;
  await expect(commerce.api('manage_project').subscriptions().post({ body }).execute()).rejects.toMatchObject({
    statusCode: 400,
    body: { errors: [{ code }] },
  });
  await commerce.close();
});
