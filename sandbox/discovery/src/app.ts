import { setTimeout as wait } from 'node:timers/promises';
import { createCommerceClient } from '@tarima/commerce-client/client';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import { synonymGroups } from '../seeds/synonyms.ts';
import type { DiscoveryEnv } from './env.ts';
import { createFeed, type Feed } from './feed.ts';
import { registerRoutes } from './routes/all.ts';
import { createSearchIndex } from './search-index.ts';
import { createDocuments, type DiscoveryTables } from './store/documents.ts';
import { readSynonyms } from './synonyms.ts';

export interface DiscoveryParts {
  readonly env: DiscoveryEnv;
  readonly database: Database;
  readonly logger: Logger;
  /** Stands in for the HTTP client of the platform that feeds the index. */
  readonly commerce?: ReturnType<typeof createCommerceClient>;
}

const commerceTimeoutMs = 30_000;

/**
 * The discovery sandbox: product search and suggestions in Bloomreach Discovery's wire format, over an index of its own that
 * the commerce platform feeds. The first feed is read before it listens; later ones every few seconds.
 */
export async function createDiscoveryApp({
  env,
  database,
  logger,
  ...parts
}: DiscoveryParts): Promise<FastifyInstance> {
  const documents = createDocuments(await database.schema<DiscoveryTables>('discovery', migrations));
  const index = createSearchIndex(readSynonyms(synonymGroups));
  index.put(await documents.all());
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
  const feed = createFeed({ commerce, documents, index });
  await feed.read();

  const app = createServer({ name: 'discovery', logger, readiness: { database: () => database.ping() } });
  registerRoutes(app, { env, index });

  const closing = new AbortController();
  const following = follow(feed, env.DISCOVERY_FEED_SECONDS * 1_000, closing.signal, logger);
  app.addHook('onClose', async () => {
    closing.abort();
    await following;
    await commerce.close();
  });
  return app;
}

/** Reads what has changed, again and again, until it is told to end. */
async function follow(feed: Feed, everyMs: number, closing: AbortSignal, logger: Logger): Promise<void> {
  while (!closing.aborted) {
    await wait(everyMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    if (closing.aborted) return;
    await feed.read().catch((error) => logger.warn({ err: error }, 'the feed was not read'));
  }
}
