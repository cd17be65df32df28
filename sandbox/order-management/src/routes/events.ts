import { inTransaction } from '@tarima/service-kit/database';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance } from 'fastify';
import { anyMessageSchema, orderCreatedSchema, placedOrder } from '../commerce-message.ts';
import type { OrderManagementContext } from '../context.ts';
import { OrderManagementError } from '../errors.ts';
import { read } from '../read.ts';
import { insertOrders, takeMessage } from '../store/orders.ts';

/**
 * `POST /events/commerce`: messages of the commerce platform's subscription, which come at least once. A message is taken
 * together with its order or not at all; the same one again, and types of no concern here, are accepted and dropped.
 */
export async function eventRoutes(api: FastifyInstance, { db, clock, env }: OrderManagementContext): Promise<void> {
  api.addHook('onRequest', async ({ headers }) => {
    if (!isSameSecret(headers.authorization, `Bearer ${env.ORDER_MANAGEMENT_API_KEY}`)) {
      throw new OrderManagementError(401, 'UNAUTHORIZED', 'The bearer token is missing or wrong.');
    }
  });
  api.post('/commerce', async (request, reply) => {
    const { type } = read(anyMessageSchema, request.body);
    if (type !== 'OrderCreated') return reply.status(204).send();
    const message = read(orderCreatedSchema, request.body);
    await inTransaction(db, async (trx) => {
      const now = clock();
      if (!(await takeMessage(trx, message, now))) return;
      await insertOrders(trx, [{ order: placedOrder(message.order, env.MEDIA_URL), status: '1000', since: now }]);
    });
    return reply.status(204).send();
  });
}
