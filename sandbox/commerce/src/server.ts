import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createCommerceApp } from './app.ts';
import { getOrderEvents, parseCommerceEnv } from './env.ts';
import { seedCommerce } from './seed.ts';
import { seeders } from './seeders.ts';

await runMain(async () => {
  const env = parseCommerceEnv(process.env);
  const logger = createLogger({ name: 'commerce', level: env.LOG_LEVEL });
  const database = await openDatabase(env.DATABASE_URL);
  const { app, context } = await createCommerceApp({
    database,
    logger,
    settings: {
      projectKey: env.COMMERCE_PROJECT_KEY,
      mediaUrl: env.MEDIA_URL,
      orderEvents: getOrderEvents(env),
      deliveryPollMs: env.MESSAGE_DELIVERY_POLL_SECONDS * 1_000,
    },
  });
  if (env.COMMERCE_SEED) {
    await seedCommerce(context, seeders, (label, done, total) => logger.info({ label, done, total }, 'seeding'));
  }
  const url = await listen(app, { name: 'commerce', host: env.HOST, port: env.COMMERCE_PORT });
  logger.info({ url }, 'listening');
  closeOnSignal(
    {
      async close() {
        await app.close();
        await database.close();
      },
    },
    logger,
  );
});
