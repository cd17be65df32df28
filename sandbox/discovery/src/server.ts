import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createDiscoveryApp } from './app.ts';
import { parseDiscoveryEnv } from './env.ts';

await runMain(async () => {
  const env = parseDiscoveryEnv(process.env);
  const logger = createLogger({ name: 'sandbox-discovery', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createDiscoveryApp({ env, logger, database });
  const url = await listen(app, { name: 'The discovery sandbox', host: env.HOST, port: env.DISCOVERY_PORT });
  // The app releases its lease while it closes, so the database closes last.
  closeOnSignal({ close: () => app.close().then(() => database.close()) }, logger);
  logger.info({ url }, 'listening');
});
