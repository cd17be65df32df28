import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createGateway } from './app.ts';
import { parseGatewayEnv } from './env.ts';
import { openGatewayThrottles } from './throttles.ts';

await runMain(async () => {
  const env = parseGatewayEnv(process.env);
  const logger = createLogger({ name: 'gateway', level: env.LOG_LEVEL });
  warnWhenExposed(env, logger);
  const throttles = await openGatewayThrottles(env);
  const { app } = await createGateway({ env, logger, subgraphs: [], throttles });
  app.addHook('onClose', () => throttles.close());
  logger.info({ url: await listen(app, { name: 'gateway', host: env.HOST, port: env.GATEWAY_PORT }) }, 'listening');
  closeOnSignal(app, logger, env.SHUTDOWN_DELAY_SECONDS);
});
