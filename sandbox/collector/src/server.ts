import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createCollectorApp } from './app.ts';
import { parseCollectorEnv } from './env.ts';

await runMain(async () => {
  const env = parseCollectorEnv(process.env);
  const logger = createLogger({ name: 'sandbox-collector', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createCollectorApp({ env, logger, database });
  app.addHook('onClose', () => database.close());
  const url = await listen(app, { name: 'The collector sandbox', host: env.HOST, port: env.COLLECTOR_PORT });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});
