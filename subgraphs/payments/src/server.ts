import { openDatabase } from '@tarima/service-kit/database';
import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createPayments } from './app.ts';
import { parsePaymentsEnv } from './env.ts';

await runMain(async () => {
  const env = parsePaymentsEnv(process.env);
  const logger = createLogger({ name: 'payments', level: env.LOG_LEVEL });
  warnWhenExposed(env, logger);
  const database = await openDatabase(env.DATABASE_URL);
  const payments = await createPayments({ env, logger, database });
  const url = await listen(payments.app, { name: 'Payments', host: env.HOST, port: env.PAYMENTS_PORT });
  const close = async () => {
    await payments.close();
    await database.close();
  };
  closeOnSignal({ close }, logger, env.SHUTDOWN_DELAY_SECONDS);
  await payments.start();
  logger.info({ url }, 'listening');
});
