import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createMediaApp } from './app.ts';
import { parseMediaEnv } from './env.ts';

await runMain(async () => {
  const env = parseMediaEnv(process.env);
  const logger = createLogger({ name: 'sandbox-media', level: env.LOG_LEVEL });
  const app = createMediaApp({ cacheDir: env.MEDIA_CACHE_DIR, logger });
  const url = await listen(app, { name: 'sandbox-media', host: env.HOST, port: env.MEDIA_PORT });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});
