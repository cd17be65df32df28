import { createLogger } from '@tarima/service-kit/logger';
import { closeOnSignal, runMain } from '@tarima/service-kit/run';
import { listen } from '@tarima/service-kit/server';
import { createGateway } from './app.ts';
import { parseGatewayEnv } from './env.ts';
import { openAdHocLimiter } from './rate-limit.ts';

await runMain(async () => {
  const env = parseGatewayEnv(process.env);
  const logger = createLogger({ name: 'gateway', level: env.LOG_LEVEL });
  const { limiter, close } = await openAdHocLimiter(env.REDIS_URL);
  const { app } = await createGateway({ env, logger, subgraphs: [], adHocLimiter: limiter });
  app.addHook('onClose', close);
  logger.info({ url: await listen(app, { name: 'gateway', host: env.HOST, port: env.GATEWAY_PORT }) }, 'listening');
  closeOnSignal(app, logger);
});
