import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { openThrottle } from '@tarima/service-kit/throttle';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import { buildAccounts } from '../seeds/accounts.ts';
import { buildEconomicActivities } from '../seeds/economic-activities/economic-activities.ts';
import { loadTerritories } from '../seeds/territories/territories.ts';
import type { MembershipApiEnv } from './env.ts';
import { openApiDocument } from './openapi.ts';
import { registerCardKeyRoutes } from './routes/card-keys.ts';
import { registerEconomicActivityRoutes } from './routes/economic-activities.ts';
import { registerMembershipRoutes } from './routes/memberships.ts';
import { registerOperationsRoutes } from './routes/operations.ts';
import { registerScanner } from './routes/scanner.ts';
import { registerTerritoryRoutes } from './routes/territories.ts';
import { registerTransactionRoutes } from './routes/transactions.ts';
import { addEconomicActivities } from './store/economic-activities.ts';
import { addMemberships } from './store/memberships.ts';
import type { Tables } from './store/tables.ts';
import { seedTerritories } from './store/territories.ts';

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
  const rules = { renewalDays: env.MEMBERSHIP_RENEWAL_DAYS, maximumCards: env.MEMBERSHIP_MAXIMUM_CARDS };
  await app.register(registerMembershipRoutes, {
    prefix: '/v1/memberships',
    db,
    apiKey: env.MEMBERSHIP_API_KEY,
    rules,
    clock,
  });
  const transactionOptions = { db, apiKey: env.MEMBERSHIP_API_KEY, rules, clock };
  await app.register(registerTransactionRoutes, { prefix: '/v1', ...transactionOptions });
  const masterSecret = env.MEMBERSHIP_CARD_SECRET;
  await app.register(registerCardKeyRoutes, {
    prefix: '/v1',
    db,
    apiKey: env.MEMBERSHIP_API_KEY,
    masterSecret,
    maximumKeys: env.MEMBERSHIP_CARD_DEVICES,
    clock,
  });
  const throttle = await openThrottle({
    name: 'card-scan',
    perMinute: env.MEMBERSHIP_SCANS_PER_MINUTE,
    redisUrl: undefined,
  });
  app.addHook('onClose', () => throttle.close());
  await app.register(registerScanner, { db, masterSecret, throttle, clock });
  await app.register(registerOperationsRoutes, { prefix: '/operations', db, apiKey: env.MEMBERSHIP_API_KEY });
  await app.register(registerTerritoryRoutes, { prefix: '/v1/territories', db, apiKey: env.MEMBERSHIP_API_KEY });
  await app.register(registerEconomicActivityRoutes, {
    prefix: '/v1/economic-activities',
    db,
    apiKey: env.MEMBERSHIP_API_KEY,
  });
  return app;
}
