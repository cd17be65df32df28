import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createFulfilmentApp } from './app.ts';
import { parseFulfilmentEnv } from './env.ts';

await runMain(async () => {
  const env = parseFulfilmentEnv(process.env);
  const logger = createLogger({ name: 'sandbox-fulfilment', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createFulfilmentApp({ env, logger, database });
  app.addHook('onClose', () => database.close());
  const url = await listen(app, { name: 'The fulfilment sandbox', host: env.HOST, port: env.FULFILMENT_PORT });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});
