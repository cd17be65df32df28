import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createOrders } from './app.ts';
import { parseOrdersEnv } from './env.ts';

await runMain(async () => {
  const env = parseOrdersEnv(process.env);
  const logger = createLogger({ name: 'orders', level: env.LOG_LEVEL });
  warnWhenExposed(env, logger);
  const orders = await createOrders({ env, logger });
  const url = await listen(orders.app, {
    name: 'The orders service',
    host: env.HOST,
    port: env.ORDERS_PORT,
  });
  closeOnSignal(orders, logger, env.SHUTDOWN_DELAY_SECONDS);
  logger.info({ url }, 'listening');
});
