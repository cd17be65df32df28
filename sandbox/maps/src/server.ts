import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createMapsApp } from './app.ts';
import { parseMapsEnv } from './env.ts';

await runMain(async () => {
  const env = parseMapsEnv(process.env);
  const logger = createLogger({ name: 'sandbox-maps', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createMapsApp({ env, logger, database });
  app.addHook('onClose', () => database.close());
  const url = await listen(app, { name: 'The maps sandbox', host: env.HOST, port: env.MAPS_PORT });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});
