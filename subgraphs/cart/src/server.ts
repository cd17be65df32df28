import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createCart } from './app.ts';
import { parseCartEnv } from './env.ts';

await runMain(async () => {
  const env = parseCartEnv(process.env);
  const logger = createLogger({ name: 'cart', level: env.LOG_LEVEL });
  warnWhenExposed(env, logger);
  const cart = await createCart({ env, logger });
  const url = await listen(cart.app, { name: 'The cart', host: env.HOST, port: env.CART_PORT });
  closeOnSignal(cart, logger, env.SHUTDOWN_DELAY_SECONDS);
  logger.info({ url }, 'listening');
});
