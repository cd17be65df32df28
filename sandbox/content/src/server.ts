import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { buildSeedDocuments } from '../seeds/documents.ts';
import { createContentApp } from './app.ts';
import { parseContentEnv } from './env.ts';

await runMain(async () => {
  const env = parseContentEnv(process.env);
  const logger = createLogger({ name: 'content', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createContentApp({ env, database, logger, seeds: buildSeedDocuments(new Date()) });
  const url = await listen(app, { name: 'content', host: env.HOST, port: env.CONTENT_PORT });
  closeOnSignal({ close: () => app.close().then(() => database.close()) }, logger);
  logger.info({ url }, 'listening');
});
