import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { addFaults } from '../../faults/faults.ts';
import { migrations } from '../migrations/all.ts';
import { createDelivery } from './delivery.ts';
import { type ContentTables, createDocuments } from './documents.ts';
import type { ContentEnv } from './env.ts';
import { registerDelivery } from './routes/delivery.ts';
import { registerDocuments } from './routes/documents.ts';
import { registerEditor } from './routes/editor.ts';

export interface ContentDependencies {
  readonly env: ContentEnv;
  readonly database: Database;
  readonly logger: Logger;
  /** Documents by path, which replace documents that no editor has changed. */
  readonly seeds: Readonly<Record<string, unknown>>;
}

/** The content sandbox: documents of editors, delivered as pages, menus, resource bundles and configuration. */
export async function createContentApp({
  env,
  database,
  logger,
  seeds,
}: ContentDependencies): Promise<FastifyInstance> {
  const documents = createDocuments(await database.schema<ContentTables>('content', migrations));
  await documents.seed(seeds);
  const app = createServer({ name: 'content', logger, readiness: { database: () => database.ping() } });
  const delivery = createDelivery({ documents, mediaUrl: env.MEDIA_URL });
  app.register(async (api) => {
    addFaults(api);
    registerDelivery(api, { delivery, previewToken: env.CONTENT_PREVIEW_TOKEN });
  });
  registerDocuments(app, { documents, apiKey: env.CONTENT_API_KEY });
  registerEditor(app);
  return app;
}
