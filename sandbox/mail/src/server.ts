import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createMailSandbox } from './app.ts';
import { parseMailEnv } from './env.ts';

await runMain(async () => {
  const env = parseMailEnv(process.env);
  const logger = createLogger({ name: 'sandbox-mail', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const { app, listenSmtp } = await createMailSandbox({ env, logger, database });
  app.addHook('onClose', () => database.close());
  const smtp = await listenSmtp(env.HOST, env.MAIL_SMTP_PORT);
  const url = await listen(app, { name: 'The mail sandbox', host: env.HOST, port: env.MAIL_PORT });
  closeOnSignal(app, logger);
  logger.info({ url, smtp }, 'listening');
});
