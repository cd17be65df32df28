import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createPaymentsApp } from './app.ts';
import { parsePaymentsEnv } from './env.ts';

await runMain(async () => {
  const env = parsePaymentsEnv(process.env);
  const logger = createLogger({ name: 'sandbox-payments', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createPaymentsApp({ env, logger, database });
  app.addHook('onClose', () => database.close());
  const url = await listen(app, { name: 'The payments sandbox', host: env.HOST, port: env.PAYMENTS_API_PORT });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});
