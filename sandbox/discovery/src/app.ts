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
import { indexVersion } from './index-version.ts';
import { createPlatform } from './platform.ts';
import type { PlatformChanges } from './platform-changes.ts';
import { registerRoutes } from './routes/all.ts';
import { createIndexStore, type DiscoveryTables } from './store/index-store.ts';
import { readSynonyms } from './synonyms.ts';

export interface DiscoveryParts {
  readonly env: DiscoveryEnv;
  readonly database: Database;
  readonly logger: Logger;
  /** Stands in for the HTTP client of the platform that feeds the index. */
  readonly commerce?: ReturnType<typeof createCommerceClient>;
  readonly now?: () => Date;
  /** Announcements of a platform in the same process; without them it is asked every few seconds. */
  readonly changes?: PlatformChanges;
}

const commerceTimeoutMs = 30_000;
/** Longer than a step of an update takes, so that two processes do not take turns in the middle of one. */
const shortestLeaseMs = 15_000;

/**
 * The discovery sandbox: product search and suggestions in Bloomreach Discovery's wire format, over an index of its own that
 * the commerce platform feeds. It is loaded from the database before the service listens, and follows the platform every
 * few seconds, less often while a platform in the same process announces no change. Only the very first index is awaited; one that cannot be read is built while searches are refused (503).
 */
export async function createDiscoveryApp({
  env,
  database,
  logger,
  ...parts
}: DiscoveryParts): Promise<FastifyInstance> {
  const db = await database.schema<DiscoveryTables>('discovery', migrations);
  const commerce =
    parts.commerce ??
    createCommerceClient({
      apiUrl: env.COMMERCE_API_URL,
      authUrl: env.COMMERCE_API_URL,
      projectKey: env.COMMERCE_PROJECT_KEY,
      clientId: env.DISCOVERY_COMMERCE_CLIENT_ID,
      clientSecret: env.DISCOVERY_COMMERCE_CLIENT_SECRET,
      timeoutMs: commerceTimeoutMs,
      userAgent: 'discovery-feed',
    });
  const synonyms = readSynonyms(synonymGroups);
  const everyMs = env.DISCOVERY_FEED_SECONDS * 1_000;
  const updater = createIndexUpdater({
    platform: createPlatform(commerce.api),
    store: createIndexStore(db, randomUUID()),
    synonyms,
    version: indexVersion(synonyms, env.COMMERCE_PROJECT_KEY),
    leaseMs: Math.max(shortestLeaseMs, 3 * everyMs),
    stockChangesLimit: env.DISCOVERY_STOCK_CHANGES_LIMIT,
    storedChangesLimit: env.DISCOVERY_STORED_CHANGES_LIMIT,
    now: parts.now ?? (() => new Date()),
  });
  const found = await updater.open();
  if (found === 'unreadable') logger.warn('the search index cannot be read and is built again');
  // Another process may be building the first index.
  while (found === 'missing' && !updater.isReady) {
    await updater.update();
    if (!updater.isReady) await wait(everyMs);
  }

  const app = createServer({
    name: 'discovery',
    logger,
    readiness: {
      database: () => database.ping(),
      index: async () => void updater.current(),
    },
  });
  registerRoutes(app, { env, source: updater });

  const stopFollowing = followPlatform({
    updater,
    everyMs,
    idleMs: env.DISCOVERY_FEED_IDLE_SECONDS * 1_000,
    changes: parts.changes,
    logger,
  });
  app.addHook('onClose', async () => {
    await stopFollowing();
    await updater.close();
    await commerce.close();
  });
  return app;
}
