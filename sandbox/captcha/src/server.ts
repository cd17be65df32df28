import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createCaptchaApp } from './app.ts';
import { parseCaptchaSandboxEnv } from './env.ts';

await runMain(async () => {
  const env = parseCaptchaSandboxEnv(process.env);
  const logger = createLogger({ name: 'sandbox-captcha', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const app = await createCaptchaApp({ logger, database });
  app.addHook('onClose', () => database.close());
  const url = await listen(app, { name: 'The captcha sandbox', host: env.HOST, port: env.CAPTCHA_PORT });
  closeOnSignal(app, logger);
  logger.info({ url }, 'listening');
});
