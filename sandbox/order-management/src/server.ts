import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createOrderManagementApp } from './app.ts';
import { parseOrderManagementEnv } from './env.ts';

await runMain(async () => {
  const env = parseOrderManagementEnv(process.env);
  const logger = createLogger({ name: 'sandbox-order-management', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createOrderManagementApp({ env, logger, database });
  app.addHook('onClose', () => database.close());
  const url = await listen(app, {
    name: 'The order management sandbox',
    host: env.HOST,
    port: env.ORDER_MANAGEMENT_PORT,
  });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});
