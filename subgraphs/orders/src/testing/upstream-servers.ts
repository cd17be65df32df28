import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { createPlatformOrder, type PlatformOrderFixture } from '../upstream/commerce/fixtures/order.ts';
import { createManagedOrder, type ManagedOrderFixture } from '../upstream/order-management/fixtures/order.ts';

/** The platform and order management as servers whose data a test sets. */
export interface Upstreams {
  readonly url: string;
  /** Ids of the platform's customers by membership number. */
  readonly customerIds: Map<string, string>;
  readonly platformOrders: PlatformOrderFixture[];
  readonly managedOrders: ManagedOrderFixture[];
  /** Upstreams that respond with status 503. */
  readonly unavailable: Set<'platform' | 'management'>;
  /** Method and path of each request, e.g. `GET /api/orders/A1`. */
  readonly requests: string[];
  /** Order number and body of each cancellation that order management received. */
  readonly cancellations: { readonly orderNumber: string; readonly [field: string]: unknown }[];
  /** Adds an order to both upstreams, placed `minute` minutes after an hour ago. */
  addOrder(orderNumber: string, minute: number, overrides: Partial<PlatformOrderFixture>): void;
  close(): Promise<void>;
}

export const membershipNumber = '64011045120001';

const compareNewestFirst = (one: [string, string], other: [string, string]) => (one.join() < other.join() ? 1 : -1);

export async function startUpstreams(): Promise<Upstreams> {
  const app = createServer({ name: 'upstreams', logger: createLogger({ name: 'upstreams', level: 'silent' }) });
  const customerIds = new Map<string, string>();
  const platformOrders: PlatformOrderFixture[] = [];
  const managedOrders: ManagedOrderFixture[] = [];
  const unavailable: Upstreams['unavailable'] = new Set();
  const requests: string[] = [];
  const cancellations: Upstreams['cancellations'] = [];

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/oauth/token') return;
    requests.push(`${request.method} ${request.url}`);
    const upstream = request.url.startsWith('/api/') ? 'management' : 'platform';
    if (unavailable.has(upstream)) await reply.status(503).send({ message: 'down' });
  });
  const notFound = { statusCode: 404, message: 'none', errors: [{ code: 'ResourceNotFound', message: 'none' }] };

  app.post('/oauth/token', async () => ({ access_token: 'token', token_type: 'Bearer', expires_in: 3600 }));
  app.get('/tarima', async () => ({ key: 'tarima' }));
  app.get<{ Params: { key: string } }>('/tarima/customers/key=:key', async ({ params }, reply) => {
    const id = customerIds.get(params.key);
    return id ? { id } : reply.status(404).send(notFound);
  });
  app.get<{ Params: { number: string } }>('/tarima/orders/order-number=:number', async ({ params }, reply) => {
    return platformOrders.find(({ orderNumber }) => orderNumber === params.number) ?? reply.status(404).send(notFound);
  });
  app.get<{ Querystring: Record<string, string> }>('/tarima/orders', async ({ query }) => {
    const numbers = /^orderNumber in \((?<list>.*)\)$/.exec(query.where ?? '')?.groups?.list;
    if (numbers !== undefined) {
      return { results: platformOrders.filter(({ orderNumber }) => numbers.includes(`"${orderNumber}"`)) };
    }
    const position = [query['var.placedAt'] ?? '9999', query['var.number'] ?? ''].join();
    const results = platformOrders
      .filter((order) => order.customerId === query['var.customer'] && order.createdAt >= (query['var.since'] ?? ''))
      .filter((order) => [order.createdAt, order.orderNumber].join() < position)
      .sort((one, other) => compareNewestFirst([one.createdAt, one.orderNumber], [other.createdAt, other.orderNumber]));
    return { results: results.slice(0, Number(query.limit)) };
  });

  app.post<{ Body: { membership: string; from: string; offset: number; count: number } }>(
    '/api/orders/search',
    async ({ body }) => {
      const found = managedOrders
        .filter((order) => order.CustomerId === body.membership && order.CapturedDate >= body.from)
        .sort((one, other) => compareNewestFirst([one.CapturedDate, one.OrderId], [other.CapturedDate, other.OrderId]));
      const orders = found.slice(body.offset, body.offset + body.count);
      return { total: found.length, offset: body.offset, count: body.count, orders };
    },
  );
  app.get<{ Params: { id: string } }>('/api/orders/:id', async ({ params }, reply) => {
    return managedOrders.find(({ OrderId }) => OrderId === params.id) ?? reply.status(417).send({ statusCode: 417 });
  });
  app.post<{ Params: { id: string }; Body: { membership: string } }>(
    '/api/orders/:id/cancel',
    async ({ params, body }, reply) => {
      cancellations.push({ ...body, orderNumber: params.id });
      const order = managedOrders.find(
        ({ OrderId, CustomerId }) => OrderId === params.id && CustomerId === body.membership,
      );
      if (!order) return reply.status(417).send({ statusCode: 417 });
      if (order.MaxFulfillmentStatusId === '3000') return reply.status(409).send({ statusCode: 409 });
      order.MaxFulfillmentStatusId = 'PENDING_CANCEL_ORDER';
      return order;
    },
  );

  const url = await listen(app, { name: 'upstreams', host: '127.0.0.1', port: 0 });
  return {
    url,
    customerIds,
    platformOrders,
    managedOrders,
    unavailable,
    requests,
    cancellations,
    addOrder(orderNumber, minute, overrides) {
      const placedAt = new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString();
      platformOrders.push({ ...createPlatformOrder(orderNumber, placedAt), ...overrides });
      managedOrders.push({ ...createManagedOrder(orderNumber, placedAt), CustomerId: membershipNumber });
    },
    close: () => app.close(),
  };
}
