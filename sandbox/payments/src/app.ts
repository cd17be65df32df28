import type { AddressInfo } from 'node:net';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import { registerOperationsApi, registerPaymentsApi } from './api.ts';
import { createConnectors } from './connectors/create-connectors.ts';
import type { PaymentsContext } from './context.ts';
import type { PaymentsEnv } from './env.ts';
import { openApiDocument } from './openapi.ts';
import { registerProviders } from './providers/register-providers.ts';
import { registerHostedPageRoutes } from './routes/hosted-page.ts';
import { loadVaultKeys } from './store/keys.ts';
import type { Tables } from './store/tables.ts';
import { sweepAbandonedPages } from './sweep-abandoned.ts';

export interface PaymentsDependencies {
  readonly env: PaymentsEnv;
  readonly logger: Logger;
  readonly database: Database;
  readonly clock?: () => Date;
}

/** The club's payments API over the schema `payments_api`, and the stand-ins of the payment providers. */
export async function createPaymentsApp(dependencies: PaymentsDependencies): Promise<FastifyInstance> {
  const { env, logger, database, clock = () => new Date() } = dependencies;
  const db = await database.schema<Tables>('payments_api', migrations);
  const app = createServer({
    name: 'sandbox-payments',
    logger,
    bodyLimit: 65_536,
    readiness: { database: () => database.ping() },
  });
  const getOwnUrl = () => `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const connectors = createConnectors({ env, clock, getOwnUrl });
  app.addHook('onClose', () => connectors.close());
  const context: PaymentsContext = { db, env, clock, keys: await loadVaultKeys(db), ...connectors };
  sweepAbandonedPages(app, context);
  app.get('/openapi.json', async () => openApiDocument);
  await app.register(async (api) => registerPaymentsApi(api, context), { prefix: '/v1' });
  await app.register(async (api) => registerOperationsApi(api, context), { prefix: '/operations' });
  await app.register(async (pages) => registerHostedPageRoutes(pages, context), { prefix: '/hosted-pages' });
  await app.register((scope) => registerProviders(scope, { env, clock, database }), { prefix: '/providers' });
  return app;
}
