import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { type CommerceOrder, commerceOrder, type ManagedDocument, managedOrder } from './documents.ts';

/** The platform and order management as listening servers that know what a test tells them. */
export interface Upstreams {
  readonly url: string;
  /** Membership number -> id of the platform's customer. */
  readonly customers: Map<string, string>;
  /** The platform's orders. */
  readonly bought: CommerceOrder[];
  /** Order management's orders. */
  readonly managed: ManagedDocument[];
  /** Upstreams that answer 503. */
  readonly down: Set<'platform' | 'management'>;
  /** What was asked, e.g. `GET /api/orders/A1`. */
  readonly calls: string[];
  /** Cancellations that order management was asked for: the order number and the body of each request. */
  readonly cancellations: { readonly orderNumber: string; readonly [field: string]: unknown }[];
  /** An order of a customer that both know; its minute places it in time. */
  addOrder(orderNumber: string, minute: number, owner: Partial<CommerceOrder>): void;
  close(): Promise<void>;
}

export const membershipNumber = '64011045120001';

const newestFirst = (one: [string, string], other: [string, string]) => (one.join() < other.join() ? 1 : -1);

export async function startUpstreams(): Promise<Upstreams> {
  const app = createServer({ name: 'upstreams', logger: createLogger({ name: 'upstreams', level: 'silent' }) });
  const customers = new Map<string, string>();
  const bought: CommerceOrder[] = [];
  const managed: ManagedDocument[] = [];
  const down: Upstreams['down'] = new Set();
  const calls: string[] = [];
  const cancellations: Upstreams['cancellations'] = [];

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/oauth/token') return;
    calls.push(`${request.method} ${request.url}`);
    const upstream = request.url.startsWith('/api/') ? 'management' : 'platform';
    if (down.has(upstream)) await reply.status(503).send({ message: 'down' });
  });
  const missing = { statusCode: 404, message: 'none', errors: [{ code: 'ResourceNotFound', message: 'none' }] };

  app.post('/oauth/token', async () => ({ access_token: 'token', token_type: 'Bearer', expires_in: 3600 }));
  app.get('/tarima', async () => ({ key: 'tarima' }));
  app.get<{ Params: { key: string } }>('/tarima/customers/key=:key', async ({ params }, reply) => {
    const id = customers.get(params.key);
    return id ? { id } : reply.status(404).send(missing);
  });
  app.get<{ Params: { number: string } }>('/tarima/orders/order-number=:number', async ({ params }, reply) => {
    return bought.find(({ orderNumber }) => orderNumber === params.number) ?? reply.status(404).send(missing);
  });
  app.get<{ Querystring: Record<string, string> }>('/tarima/orders', async ({ query }) => {
    const numbers = /^orderNumber in \((?<list>.*)\)$/.exec(query.where ?? '')?.groups?.list;
    if (numbers !== undefined) {
      return { results: bought.filter(({ orderNumber }) => numbers.includes(`"${orderNumber}"`)) };
    }
    const place = [query['var.placedAt'] ?? '9999', query['var.number'] ?? ''].join();
    const results = bought
      .filter((order) => order.customerId === query['var.customer'] && order.createdAt >= (query['var.since'] ?? ''))
      .filter((order) => [order.createdAt, order.orderNumber].join() < place)
      .sort((one, other) => newestFirst([one.createdAt, one.orderNumber], [other.createdAt, other.orderNumber]));
    return { results: results.slice(0, Number(query.limit)) };
  });

  app.post<{ Body: { membership: string; from: string; offset: number; count: number } }>(
    '/api/orders/search',
    async ({ body }) => {
      const found = managed
        .filter((order) => order.CustomerId === body.membership && order.CapturedDate >= body.from)
        .sort((one, other) => newestFirst([one.CapturedDate, one.OrderId], [other.CapturedDate, other.OrderId]));
      const orders = found.slice(body.offset, body.offset + body.count);
      return { total: found.length, offset: body.offset, count: body.count, orders };
    },
  );
  app.get<{ Params: { id: string } }>('/api/orders/:id', async ({ params }, reply) => {
    return managed.find(({ OrderId }) => OrderId === params.id) ?? reply.status(417).send({ statusCode: 417 });
  });
  app.post<{ Params: { id: string }; Body: { membership: string } }>(
    '/api/orders/:id/cancel',
    async ({ params, body }, reply) => {
      cancellations.push({ ...body, orderNumber: params.id });
      const order = managed.find(({ OrderId, CustomerId }) => OrderId === params.id && CustomerId === body.membership);
      if (!order) return reply.status(417).send({ statusCode: 417 });
      if (order.MaxFulfillmentStatusId === '3000') return reply.status(409).send({ statusCode: 409 });
      order.MaxFulfillmentStatusId = 'PENDING_CANCEL_ORDER';
      return order;
    },
  );

  const url = await listen(app, { name: 'upstreams', host: '127.0.0.1', port: 0 });
  return {
    url,
    customers,
    bought,
    managed,
    down,
    calls,
    cancellations,
    addOrder(orderNumber, minute, owner) {
      const placedAt = new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString();
      bought.push({ ...commerceOrder(orderNumber, placedAt), ...owner });
      managed.push({ ...managedOrder(orderNumber, placedAt), CustomerId: membershipNumber });
    },
    close: () => app.close(),
  };
}
