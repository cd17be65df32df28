import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createPeriodicTask } from '@tarima/service-kit/periodic-task';
import { createServer } from '@tarima/service-kit/server';
import { openThrottle } from '@tarima/service-kit/throttle';
import type { FastifyInstance } from 'fastify';
import { addFaults } from '../../faults/faults.ts';
import { migrations } from '../migrations/all.ts';
import { buildAccounts } from '../seeds/accounts.ts';
import { buildEconomicActivities } from '../seeds/economic-activities/economic-activities.ts';
import { loadTerritories } from '../seeds/territories/territories.ts';
import type { ApiContext } from './context.ts';
import type { MembershipApiEnv } from './env.ts';
import { openApiDocument } from './openapi.ts';
import { addApiKeyCheck } from './routes/api-key.ts';
import { registerCancellationRoutes } from './routes/cancellation.ts';
import { registerCardKeyRoutes } from './routes/card-keys.ts';
import { registerCardRoutes } from './routes/cards.ts';
import { registerEconomicActivityRoutes } from './routes/economic-activities.ts';
import { registerExtendedAttributeRoutes } from './routes/extended-attributes.ts';
import { registerIdentityDocumentRoutes } from './routes/identity-documents.ts';
import { registerItemNumberRoutes, registerItemNumberRoutesV2 } from './routes/item-numbers.ts';
import { registerMembershipRoutes } from './routes/memberships.ts';
import { registerOperationsRoutes } from './routes/operations.ts';
import { registerPaymentCardRoutes } from './routes/payment-cards.ts';
import { registerPurchaseLogRoutes } from './routes/purchase-logs.ts';
import { registerScanner } from './routes/scanner.ts';
import { registerTerritoryRoutes } from './routes/territories.ts';
import { registerTransactionRoutes, registerTransactionRoutesV2 } from './routes/transactions.ts';
import { addEconomicActivities } from './store/economic-activities.ts';
import { addMemberships } from './store/memberships.ts';
import type { Tables } from './store/tables.ts';
import { seedTerritories } from './store/territories.ts';
import { executeDue } from './store/transactions.ts';
import { executeTransaction } from './transactions.ts';

export interface MembershipDependencies {
  readonly env: MembershipApiEnv;
  readonly logger: Logger;
  readonly database: Database;
  readonly clock?: () => Date;
}

/** The club's membership API over the schema `membership_api`, with the demo memberships. */
export async function createMembershipApp(dependencies: MembershipDependencies): Promise<FastifyInstance> {
  const { env, logger, database, clock = () => new Date() } = dependencies;
  const db = await database.schema<Tables>('membership_api', migrations);
  await addMemberships(db, buildAccounts(clock()));
  await seedTerritories(db, loadTerritories);
  await addEconomicActivities(db, buildEconomicActivities());
  const app = createServer({
    name: 'sandbox-membership',
    logger,
    readiness: { database: () => database.ping() },
  });
  app.get('/openapi.json', async () => openApiDocument);
  const context: ApiContext = {
    db,
    rules: { renewalDays: env.MEMBERSHIP_RENEWAL_DAYS, maximumCards: env.MEMBERSHIP_MAXIMUM_CARDS },
    processingMs: env.MEMBERSHIP_PROCESSING_MS,
    pendingMs: env.MEMBERSHIP_PENDING_MS,
    clock,
  };
  const masterSecret = env.MEMBERSHIP_CARD_SECRET;
  const cardKeyRoutes = (api: FastifyInstance) =>
    registerCardKeyRoutes(api, { db, masterSecret, maximumKeys: env.MEMBERSHIP_CARD_DEVICES, clock });
  const register = (prefix: string, routes: readonly ((api: FastifyInstance, context: ApiContext) => void)[]) =>
    app.register(
      async (api) => {
        addApiKeyCheck(api, env.MEMBERSHIP_API_KEY);
        addFaults(api, { ownFaults: ['pending'] });
        for (const registerRoutes of routes) registerRoutes(api, context);
      },
      { prefix },
    );
  await register('/v1', [...routesOfVersion1, cardKeyRoutes]);
  await register('/v2', routesOfVersion2);
  const throttle = await openThrottle({
    name: 'card-scan',
    perMinute: env.MEMBERSHIP_SCANS_PER_MINUTE,
    redisUrl: undefined,
  });
  app.addHook('onClose', () => throttle.close());
  await app.register(registerScanner, { db, masterSecret, throttle, clock });
  await app.register(registerOperationsRoutes, { prefix: '/operations', db, apiKey: env.MEMBERSHIP_API_KEY });
  executePendingTransactions(app, context, logger);
  return app;
}

const routesOfVersion1 = [
  registerItemNumberRoutes,
  registerTransactionRoutes,
  registerMembershipRoutes,
  registerCancellationRoutes,
  registerCardRoutes,
  registerExtendedAttributeRoutes,
  registerPaymentCardRoutes,
  registerPurchaseLogRoutes,
  registerIdentityDocumentRoutes,
  registerTerritoryRoutes,
  registerEconomicActivityRoutes,
];

/** Version 2 replaces item numbers and transactions only. */
const routesOfVersion2 = [registerItemNumberRoutesV2, registerTransactionRoutesV2];

/** Executes transactions that are due while the server listens; a query of the status does so too. */
function executePendingTransactions(app: FastifyInstance, { db, rules, clock }: ApiContext, logger: Logger): void {
  const task = createPeriodicTask({
    name: 'pending transactions',
    everySeconds: 5,
    async run() {
      const now = clock();
      await executeDue(db, { execute: (trx, request) => executeTransaction(trx, request, { rules, now }), now });
    },
    logger,
  });
  app.addHook('onListen', async () => task.start());
  app.addHook('onClose', () => task.stop());
}
