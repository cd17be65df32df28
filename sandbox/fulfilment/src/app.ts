import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyError, FastifyInstance } from 'fastify';
import { addFaults } from '../../faults/faults.ts';
import { migrations } from '../migrations/all.ts';
import { fulfilmentClubs } from '../seeds/clubs.ts';
import type { FulfilmentContext } from './context.ts';
import type { FulfilmentEnv } from './env.ts';
import { FulfilmentError } from './errors.ts';
import { registerDeliveryWindowRoutes } from './routes/delivery-windows.ts';
import { registerFulfilmentClubRoutes } from './routes/fulfillment-clubs.ts';
import { registerOperationsRoutes } from './routes/operations.ts';
import { upsertClubs } from './store/clubs.ts';
import type { Tables } from './store/tables.ts';

export interface FulfilmentDependencies {
  readonly env: FulfilmentEnv;
  readonly logger: Logger;
  readonly database: Database;
  readonly clock?: () => Date;
}

/** The fulfilment service: delivery coverage, delivery windows and capacity holds, over the schema `fulfilment`. */
export async function createFulfilmentApp(dependencies: FulfilmentDependencies): Promise<FastifyInstance> {
  const { env, logger, database, clock = () => new Date() } = dependencies;
  const db = await database.schema<Tables>('fulfilment', migrations);
  await upsertClubs(db, fulfilmentClubs);
  const context: FulfilmentContext = { db, clock };
  const app = createServer({ name: 'sandbox-fulfilment', logger, readiness: { database: () => database.ping() } });
  await app.register(async (api) => {
    api.addHook('onRequest', async (request) => {
      if (!isSameSecret(request.headers['x-api-key'], env.FULFILMENT_API_KEY)) {
        throw new FulfilmentError(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
      }
    });
    api.setErrorHandler((error: FastifyError | FulfilmentError, request, reply) => {
      const statusCode = error.statusCode ?? 500;
      if (statusCode >= 500) {
        request.log.error({ err: error }, 'request failed');
        return reply.status(500).send({ statusCode: 500, errorCode: 'INTERNAL', message: 'Internal server error.' });
      }
      const errorCode = error instanceof FulfilmentError ? error.errorCode : 'BAD_REQUEST';
      return reply.status(statusCode).send({ statusCode, errorCode, message: error.message });
    });
    addFaults(api);
    registerFulfilmentClubRoutes(api, context);
    registerDeliveryWindowRoutes(api, context);
    registerOperationsRoutes(api, context);
  });
  return app;
}
