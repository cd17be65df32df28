import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import type { CollectorEnv } from './env.ts';
import { registerChatRoutes } from './routes/chat.ts';
import { registerEntryRoutes } from './routes/entries.ts';
import { registerLogRoute } from './routes/log.ts';
import { registerCollectorPage } from './routes/page.ts';
import { registerTrackingRoutes } from './routes/tracking.ts';
import type { Tables } from './store/tables.ts';
import { maximumBatchBytes } from './wire.ts';

export interface CollectorDependencies {
  readonly env: CollectorEnv;
  readonly logger: Logger;
  readonly database: Database;
}

/** Segment's tracking API, the log of browsers and a page that shows both, over the schema `collector`. */
export async function createCollectorApp({ env, logger, database }: CollectorDependencies): Promise<FastifyInstance> {
  const db = await database.schema<Tables>('collector', migrations);
  const app = createServer({
    name: 'sandbox-collector',
    logger,
    bodyLimit: maximumBatchBytes,
    readiness: { database: () => database.ping() },
  });
  registerTrackingRoutes(app, { db, env });
  registerLogRoute(app, { db, env });
  registerEntryRoutes(app, db);
  registerCollectorPage(app, db);
  registerChatRoutes(app);
  return app;
}
