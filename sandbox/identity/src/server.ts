import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { buildAccounts } from '../seeds/accounts.ts';
import { createIdentityApp } from './app.ts';
import { parseIdentityEnv } from './env.ts';

await runMain(async () => {
  const env = parseIdentityEnv(process.env);
  const logger = createLogger({ name: 'identity', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createIdentityApp({ env, database, logger, seeds: buildAccounts() });
  const url = await listen(app, { name: 'identity', host: env.HOST, port: env.IDENTITY_PORT });
  closeOnSignal({ close: () => app.close().then(() => database.close()) }, logger);
  logger.info({ url }, 'listening');
});
