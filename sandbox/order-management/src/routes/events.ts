import { inTransaction } from '@tarima/service-kit/database';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance } from 'fastify';
import { anyMessageSchema, orderCreatedSchema, toPlacedOrder } from '../commerce-message.ts';
import type { OrderManagementContext } from '../context.ts';
import { OrderManagementError } from '../errors.ts';
import { parseInput } from '../parse-input.ts';
import { insertOrders, recordMessage } from '../store/orders.ts';

/**
 * `POST /events/commerce`: receives messages of the commerce platform's subscription, which are delivered at least
 * once. A message and its order are stored in one transaction; duplicates and unused types are accepted and ignored.
 */
export async function registerEventRoutes(
  api: FastifyInstance,
  { db, clock, env }: OrderManagementContext,
): Promise<void> {
  api.addHook('onRequest', async ({ headers }) => {
    if (!isSameSecret(headers.authorization, `Bearer ${env.ORDER_MANAGEMENT_API_KEY}`)) {
      throw new OrderManagementError(401, 'UNAUTHORIZED', 'The bearer token is missing or wrong.');
    }
  });
  api.post('/commerce', async (request, reply) => {
    const { type } = parseInput(anyMessageSchema, request.body);
    if (type !== 'OrderCreated') return reply.status(204).send();
    const message = parseInput(orderCreatedSchema, request.body);
    await inTransaction(db, async (trx) => {
      const now = clock();
      if (!(await recordMessage(trx, message, now))) return;
      await insertOrders(trx, [{ order: toPlacedOrder(message.order, env.MEDIA_URL), status: '1000', since: now }]);
    });
    return reply.status(204).send();
  });
}
