import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createShopServer } from './app.ts';
import { parseShopEnv } from './env.ts';
import { openSessionStore } from './session-store.ts';

await runMain(async () => {
  const env = parseShopEnv(process.env);
  const logger = createLogger({ name: 'shop', level: env.LOG_LEVEL });
  warnWhenExposed(env, logger);
  const store = await openSessionStore(env, logger);
  const app = await createShopServer({ env, logger, store });
  app.addHook('onClose', () => store.close());
  const url = await listen(app, { name: 'shop', host: env.HOST, port: env.SHOP_PORT });
  closeOnSignal(app, logger, env.SHUTDOWN_DELAY_SECONDS);
  logger.info({ url }, 'listening');
});
