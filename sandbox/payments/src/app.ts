import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import { registerPaymentsApi } from './api.ts';
import type { PaymentsContext } from './context.ts';
import type { PaymentsEnv } from './env.ts';
import { registerChallengeRoutes } from './routes/challenge.ts';
import { loadVaultKeys } from './store/keys.ts';
import type { Tables } from './store/tables.ts';

export interface PaymentsDependencies {
  readonly env: PaymentsEnv;
  readonly logger: Logger;
  readonly database: Database;
  readonly clock?: () => Date;
}

/** The club's payments API and its 3-D Secure pages, over the schema `payments_api`. */
export async function createPaymentsApp(dependencies: PaymentsDependencies): Promise<FastifyInstance> {
  const { env, logger, database, clock = () => new Date() } = dependencies;
  const db = await database.schema<Tables>('payments_api', migrations);
  const context: PaymentsContext = { db, env, clock, keys: await loadVaultKeys(db) };
  const app = createServer({
    name: 'sandbox-payments',
    logger,
    bodyLimit: 65_536,
    readiness: { database: () => database.ping() },
  });
  await app.register(async (api) => registerPaymentsApi(api, context), { prefix: '/v1' });
  await app.register(async (pages) => registerChallengeRoutes(pages, context), { prefix: '/challenge' });
  return app;
}
