import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { createLogger } from '@tarima/service-kit/logger';
import { closeOnSignal, runMain } from '@tarima/service-kit/run';
import { listen } from '@tarima/service-kit/server';
import { createGateway, openAdHocThrottle } from './app.ts';
import { parseGatewayEnv } from './env.ts';

await runMain(async () => {
  const env = parseGatewayEnv(process.env);
  const logger = createLogger({ name: 'gateway', level: env.LOG_LEVEL });
  warnWhenExposed(env, logger);
  const adHocThrottle = await openAdHocThrottle(env.REDIS_URL);
  const { app } = await createGateway({ env, logger, subgraphs: [], adHocThrottle });
  app.addHook('onClose', () => adHocThrottle.close());
  logger.info({ url: await listen(app, { name: 'gateway', host: env.HOST, port: env.GATEWAY_PORT }) }, 'listening');
  closeOnSignal(app, logger);
});
