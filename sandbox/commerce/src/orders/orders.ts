import type { Order } from '@commercetools/platform-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import { settleOrder } from '../carts/reservation-repository.ts';
import type { Area, CommerceContext } from '../context.ts';
import { getCaller } from '../documents/caller.ts';
import { listTypes } from '../documents/custom-fields.ts';
import { createResourceCache, type ResourceCache } from '../documents/reference-set.ts';
import { transact } from '../documents/transaction.ts';
import { type UpdateDefinition, updateDocument } from '../documents/update.ts';
import { requireVersion, versionQuery } from '../documents/versions.ts';
import { createResourceNotFoundError } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { createOrder } from './create-order.ts';
import { type OrderContext, orderActions } from './order-actions.ts';
import { buildOrderMessages } from './order-messages.ts';
import { orderRepository } from './order-repository.ts';

const params = z.object({
  storeKey: z.string().optional(),
  id: z.string().optional(),
  orderNumber: z.string().optional(),
});

/** Registers `/orders` and `/in-store/key={storeKey}/orders`. */
export const orders: Area = (app, context) => {
  context.references.register('order', orderRepository.references(context.db));
  const cache = createResourceCache(context.now);
  for (const prefix of ['/orders', '/in-store/key=:storeKey/orders']) registerOrderRoutes(app, context, cache, prefix);
};

function registerOrderRoutes(
  app: FastifyInstance,
  context: CommerceContext,
  cache: ResourceCache,
  prefix: string,
): void {
  const { db } = context;
  const viewOptions = canView('orders');
  const manageOptions = canManage('orders');
  const getScope = (request: FastifyRequest) => {
    const { storeKey } = params.parse(request.params);
    return storeKey === undefined ? undefined : sql<boolean>`store_key = ${storeKey}`;
  };
  const expandOrder = (order: Order, request: FastifyRequest) =>
    context.references.expand(order, parseListQuery(request.query).expand);

  app.get(prefix, viewOptions, async (request) => {
    const query = parseListQuery(request.query);
    const page = await queryDocuments<Order>(db, { ...orderRepository.source, scope: getScope(request) }, query);
    return { ...page, results: await context.references.expand(page.results, query.expand) };
  });

  app.post(prefix, manageOptions, async (request, reply) => {
    const { storeKey } = params.parse(request.params);
    const order = await createOrder({ context, cache }, request.body, storeKey, getCaller(request, context));
    return reply.status(201).send(await expandOrder(order, request));
  });

  for (const path of ['/:id', '/order-number=:orderNumber']) {
    const find = async (request: FastifyRequest): Promise<Order> => {
      const { id, orderNumber } = params.parse(request.params);
      const order = await (id === undefined
        ? orderRepository.findBy(db, 'order_number', orderNumber ?? '', getScope(request))
        : orderRepository.findBy(db, 'id', id, getScope(request)));
      if (!order) throw createResourceNotFoundError(id === undefined ? `orderNumber '${orderNumber}'` : `ID '${id}'`);
      return order;
    };

    app.get(prefix + path, viewOptions, async (request) => expandOrder(await find(request), request));
    app.post(prefix + path, manageOptions, async (request) => {
      const { id } = await find(request);
      const target = { id, body: request.body };
      return expandOrder(await updateDocument(context, updateDefinition, target, getCaller(request, context)), request);
    });
    app.delete(prefix + path, manageOptions, async (request) => {
      const { version } = versionQuery.parse(request.query);
      const { id } = await find(request);
      return transact(db, async (trx) => {
        const order = requireVersion(await orderRepository.lock(trx, id), id, version);
        await orderRepository.remove(trx, id);
        return order;
      });
    });
  }
}

const updateDefinition: UpdateDefinition<Order, OrderContext> = {
  repository: orderRepository,
  actions: orderActions,
  collectReferences: (order) => listTypes([order.custom]),
  buildRules: (references, { now }) => ({
    now,
    getType: references.getType,
    getPaymentId: (identifier) => references.get(identifier).id,
  }),
  buildMessages: buildOrderMessages,
  async updateRelated(trx, before, after) {
    if (!after.cart) return;
    const cancelled = after.orderState === 'Cancelled' && before.orderState !== 'Cancelled';
    const shipped = after.shipmentState === 'Shipped' && before.shipmentState !== 'Shipped';
    if (cancelled || shipped) await settleOrder(trx, after.cart.id, cancelled ? 'cancelled' : 'shipped');
  },
};
