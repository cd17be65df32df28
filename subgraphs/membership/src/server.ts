import { openDatabase } from '@tarima/service-kit/database';
import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createMembership } from './app.ts';
import { parseMembershipEnv } from './env.ts';

await runMain(async () => {
  const env = parseMembershipEnv(process.env);
  const logger = createLogger({ name: 'membership', level: env.LOG_LEVEL });
  warnWhenExposed(env, logger);
  const database = await openDatabase(env.DATABASE_URL);
  const membership = await createMembership({ env, logger, database });
  const url = await listen(membership.app, {
    name: 'The membership service',
    host: env.HOST,
    port: env.MEMBERSHIP_PORT,
  });
  const close = async () => {
    await membership.close();
    await database.close();
  };
  closeOnSignal({ close }, logger, env.SHUTDOWN_DELAY_SECONDS);
  await membership.start();
  logger.info({ url }, 'listening');
});
