import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createCommerceClient } from '@tarima/commerce-client/client';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import { synonymGroups } from '../seeds/synonyms.ts';
import type { DiscoveryEnv } from './env.ts';
import { followPlatform } from './follow-platform.ts';
import { createIndexUpdater } from './index-updater.ts';
import { computeIndexVersion } from './index-version.ts';
import { createPlatform } from './platform.ts';
import type { PlatformChanges } from './platform-changes.ts';
import { registerRoutes } from './routes/all.ts';
import { createIndexStore, type DiscoveryTables } from './store/index-store.ts';
import { buildSynonyms } from './synonyms.ts';

export interface DiscoveryDependencies {
  readonly env: DiscoveryEnv;
  readonly database: Database;
  readonly logger: Logger;
  /** Replaces the HTTP client of the platform in tests. */
  readonly commerce?: ReturnType<typeof createCommerceClient>;
  readonly now?: () => Date;
  /** Change notifications of a platform in the same process; without them the platform is polled. */
  readonly changes?: PlatformChanges;
}

const commerceTimeoutMs = 30_000;
/** Longer than any step of an update, so that no other process takes over during a step. */
const shortestLeaseMs = 15_000;

/**
 * The discovery sandbox: product search and suggestions in Bloomreach Discovery's wire format, on an index that is fed
 * by the commerce platform. The index is loaded from the database before the service listens and then follows the
 * platform every few seconds, less often while a platform in the same process reports no changes. Only the first index
 * is awaited; an unreadable one is rebuilt while searches return 503.
 */
export async function createDiscoveryApp({
  env,
  database,
  logger,
  ...dependencies
}: DiscoveryDependencies): Promise<FastifyInstance> {
  const db = await database.schema<DiscoveryTables>('discovery', migrations);
  const commerce =
    dependencies.commerce ??
    createCommerceClient({
      apiUrl: env.COMMERCE_API_URL,
      authUrl: env.COMMERCE_AUTH_URL ?? env.COMMERCE_API_URL,
      projectKey: env.COMMERCE_PROJECT_KEY,
      clientId: env.DISCOVERY_COMMERCE_CLIENT_ID,
      clientSecret: env.DISCOVERY_COMMERCE_CLIENT_SECRET,
      timeoutMs: commerceTimeoutMs,
      userAgent: 'discovery-feed',
    });
  const synonyms = buildSynonyms(synonymGroups);
  const pollIntervalMs = env.DISCOVERY_FEED_SECONDS * 1_000;
  const updater = createIndexUpdater({
    platform: createPlatform(commerce.api),
    store: createIndexStore(db, randomUUID()),
    synonyms,
    version: computeIndexVersion(synonyms, env.COMMERCE_PROJECT_KEY),
    leaseMs: Math.max(shortestLeaseMs, 3 * pollIntervalMs),
    stockChangesLimit: env.DISCOVERY_STOCK_CHANGES_LIMIT,
    storedChangesLimit: env.DISCOVERY_STORED_CHANGES_LIMIT,
    now: dependencies.now ?? (() => new Date()),
  });
  const openResult = await updater.open();
  if (openResult === 'unreadable') logger.warn('the search index cannot be read and is rebuilt');
  // Another process may build the first index.
  while (openResult === 'missing' && !updater.isReady) {
    await updater.update();
    if (!updater.isReady) await wait(pollIntervalMs);
  }

  const app = createServer({
    name: 'discovery',
    logger,
    readiness: {
      database: () => database.ping(),
      index: async () => void updater.getIndex(),
    },
  });
  registerRoutes(app, { env, source: updater });

  const stopFollowing = followPlatform({
    updater,
    pollIntervalMs: pollIntervalMs,
    idleIntervalMs: env.DISCOVERY_FEED_IDLE_SECONDS * 1_000,
    changes: dependencies.changes,
    logger,
  });
  app.addHook('onClose', async () => {
    await stopFollowing();
    await updater.close();
    await commerce.close();
  });
  return app;
}
