import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createCatalog } from './app.ts';
import { parseCatalogEnv } from './env.ts';

await runMain(async () => {
  const env = parseCatalogEnv(process.env);
  const logger = createLogger({ name: 'catalog', level: env.LOG_LEVEL });
  warnWhenExposed(env, logger);
  const catalog = await createCatalog({ env, logger });
  const url = await listen(catalog.app, { name: 'The catalogue', host: env.HOST, port: env.CATALOG_PORT });
  closeOnSignal(catalog, logger, env.SHUTDOWN_DELAY_SECONDS);
  logger.info({ url }, 'listening');
});
