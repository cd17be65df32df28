import type { Database } from '@tarima/service-kit/database';
import { createHttpClient, type HttpClient } from '@tarima/service-kit/http-client';
import type { Logger } from '@tarima/service-kit/logger';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyError, FastifyInstance } from 'fastify';
import { addFaults } from '../../faults/faults.ts';
import { migrations } from '../migrations/all.ts';
import { buildPastOrders } from '../seeds/past-orders.ts';
import type { OrderManagementContext } from './context.ts';
import type { OrderManagementEnv } from './env.ts';
import { OrderManagementError } from './errors.ts';
import { registerEventRoutes } from './routes/events.ts';
import { registerOperationRoutes } from './routes/operations.ts';
import { registerOrderRoutes } from './routes/orders.ts';
import { insertOrders } from './store/orders.ts';
import type { Tables } from './store/tables.ts';

export interface OrderManagementDependencies {
  readonly env: OrderManagementEnv;
  readonly logger: Logger;
  readonly database: Database;
  readonly clock?: () => Date;
  /** Replaces the HTTP client of the fulfilment service in tests. */
  readonly fulfilment?: Pick<HttpClient, 'json'>;
}

/** The club's order management over the schema `order_management`, with the demo members' past orders. */
export async function createOrderManagementApp(dependencies: OrderManagementDependencies): Promise<FastifyInstance> {
  const { env, logger, database, clock = () => new Date() } = dependencies;
  const db = await database.schema<Tables>('order_management', migrations);
  await insertOrders(db, buildPastOrders(clock()));
  const http = createHttpClient({
    upstream: 'fulfilment',
    baseUrl: env.FULFILMENT_URL,
    timeoutMs: 5_000,
    headers: () => ({ 'x-api-key': env.FULFILMENT_API_KEY }),
  });
  const context: OrderManagementContext = { db, env, clock, fulfilment: dependencies.fulfilment ?? http };
  const app = createServer({
    name: 'sandbox-order-management',
    logger,
    readiness: { database: () => database.ping() },
  });
  app.addHook('onClose', () => http.close());
  await app.register(async (api) => {
    api.setErrorHandler((error: FastifyError | OrderManagementError, request, reply) => {
      const statusCode = error.statusCode ?? 500;
      if (statusCode >= 500) {
        request.log.error({ err: error }, 'request failed');
        return reply.status(500).send({ statusCode: 500, errorCode: 'INTERNAL', message: 'Internal server error.' });
      }
      const errorCode = error instanceof OrderManagementError ? error.errorCode : 'BAD_REQUEST';
      return reply.status(statusCode).send({ statusCode, errorCode, message: error.message });
    });
    addFaults(api);
    await api.register(async (events) => registerEventRoutes(events, context), { prefix: '/events' });
    await api.register(async (keyed) => {
      keyed.addHook('onRequest', async (request) => {
        if (!isSameSecret(request.headers['x-api-key'], env.ORDER_MANAGEMENT_API_KEY)) {
          throw new OrderManagementError(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
        }
      });
      await keyed.register(async (orders) => registerOrderRoutes(orders, context), { prefix: '/api/orders' });
      await keyed.register(async (staff) => registerOperationRoutes(staff, context), { prefix: '/operations/orders' });
    });
  });
  return app;
}
