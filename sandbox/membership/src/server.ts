import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createMembershipApp } from './app.ts';
import { parseMembershipApiEnv } from './env.ts';

await runMain(async () => {
  const env = parseMembershipApiEnv(process.env);
  const logger = createLogger({ name: 'sandbox-membership', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createMembershipApp({ env, logger, database });
  app.addHook('onClose', () => database.close());
  const url = await listen(app, { name: 'The membership sandbox', host: env.HOST, port: env.MEMBERSHIP_API_PORT });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});
