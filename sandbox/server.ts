/** All sandboxes in one process on one database, as `npm start` runs them. */
import { openDatabase } from '@tarima/service-kit/database';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { report } from '../scripts/process.ts';
import { createCaptchaApp } from './captcha/src/app.ts';
import { parseCaptchaSandboxEnv } from './captcha/src/env.ts';
import { createCollectorApp } from './collector/src/app.ts';
import { parseCollectorEnv } from './collector/src/env.ts';
import { createCommerceApp } from './commerce/src/app.ts';
import { getOrderEvents, parseCommerceEnv } from './commerce/src/env.ts';
import { seedCommerce } from './commerce/src/seed.ts';
import { seeders } from './commerce/src/seeders.ts';
import { buildSeedDocuments } from './content/seeds/documents.ts';
import { createContentApp } from './content/src/app.ts';
import { parseContentEnv } from './content/src/env.ts';
import { createDiscoveryApp } from './discovery/src/app.ts';
import { parseDiscoveryEnv } from './discovery/src/env.ts';
import { createPlatformChanges } from './discovery/src/platform-changes.ts';
import { createFulfilmentApp } from './fulfilment/src/app.ts';
import { parseFulfilmentEnv } from './fulfilment/src/env.ts';
import { buildAccounts } from './identity/seeds/accounts.ts';
import { createIdentityApp } from './identity/src/app.ts';
import { parseIdentityEnv } from './identity/src/env.ts';
import { createMailSandbox } from './mail/src/app.ts';
import { parseMailEnv } from './mail/src/env.ts';
import { createMapsApp } from './maps/src/app.ts';
import { parseMapsEnv } from './maps/src/env.ts';
import { createMediaApp } from './media/src/app.ts';
import { parseMediaEnv } from './media/src/env.ts';
import { createMembershipApp } from './membership/src/app.ts';
import { parseMembershipApiEnv } from './membership/src/env.ts';
import { createOrderManagementApp } from './order-management/src/app.ts';
import { parseOrderManagementEnv } from './order-management/src/env.ts';
import { createPaymentsApp } from './payments/src/app.ts';
import { parsePaymentsEnv } from './payments/src/env.ts';
import { createTaxApp } from './tax/src/app.ts';
import { parseTaxEnv } from './tax/src/env.ts';

await runMain(async () => {
  const commerceEnv = parseCommerceEnv(process.env);
  const identityEnv = parseIdentityEnv(process.env);
  const paymentsEnv = parsePaymentsEnv(process.env);
  const membershipEnv = parseMembershipApiEnv(process.env);
  const ordersEnv = parseOrderManagementEnv(process.env);
  const fulfilmentEnv = parseFulfilmentEnv(process.env);
  const taxEnv = parseTaxEnv(process.env);
  const contentEnv = parseContentEnv(process.env);
  const mailEnv = parseMailEnv(process.env);
  const mapsEnv = parseMapsEnv(process.env);
  const captchaEnv = parseCaptchaSandboxEnv(process.env);
  const collectorEnv = parseCollectorEnv(process.env);
  const mediaEnv = parseMediaEnv(process.env);
  const discoveryEnv = parseDiscoveryEnv(process.env);

  const { HOST: host, LOG_LEVEL: level, DATABASE_URL: databaseUrl } = commerceEnv;
  const createServiceLogger = (name: string) => createLogger({ name, level });
  const logger = createServiceLogger('sandbox');
  report({ type: 'progress', text: 'opening the database' });
  const database = await openDatabase(databaseUrl);
  const services: Record<string, FastifyInstance> = {};
  const addresses: Record<string, string> = {};
  const serve = async (name: string, app: FastifyInstance, port: number) => {
    services[name] = app;
    addresses[name] = await listen(app, { name, host, port });
  };

  const changes = createPlatformChanges();
  const commerce = await createCommerceApp({
    database,
    onChange: changes.notify,
    logger: createServiceLogger('commerce'),
    settings: {
      projectKey: commerceEnv.COMMERCE_PROJECT_KEY,
      mediaUrl: commerceEnv.MEDIA_URL,
      orderEvents: getOrderEvents(commerceEnv),
      deliveryPollMs: commerceEnv.MESSAGE_DELIVERY_POLL_SECONDS * 1_000,
    },
  });
  if (commerceEnv.COMMERCE_SEED) {
    await seedCommerce(commerce.context, seeders, (label, done, total) =>
      report({ type: 'progress', text: `${label} ${done}/${total}` }),
    );
  }
  await serve(
    'order management',
    await createOrderManagementApp({ env: ordersEnv, logger: createServiceLogger('order-management'), database }),
    ordersEnv.ORDER_MANAGEMENT_PORT,
  );
  await serve('commerce', commerce.app, commerceEnv.COMMERCE_PORT);
  await serve(
    'identity',
    await createIdentityApp({
      env: identityEnv,
      database,
      logger: createServiceLogger('identity'),
      seeds: buildAccounts(),
    }),
    identityEnv.IDENTITY_PORT,
  );
  await serve(
    'payments API',
    await createPaymentsApp({ env: paymentsEnv, logger: createServiceLogger('payments-api'), database }),
    paymentsEnv.PAYMENTS_API_PORT,
  );
  await serve(
    'membership API',
    await createMembershipApp({ env: membershipEnv, logger: createServiceLogger('membership-api'), database }),
    membershipEnv.MEMBERSHIP_API_PORT,
  );
  await serve(
    'fulfilment',
    await createFulfilmentApp({ env: fulfilmentEnv, logger: createServiceLogger('fulfilment'), database }),
    fulfilmentEnv.FULFILMENT_PORT,
  );
  await serve('tax', await createTaxApp({ logger: createServiceLogger('tax') }), taxEnv.TAX_PORT);
  await serve(
    'content',
    await createContentApp({
      env: contentEnv,
      database,
      logger: createServiceLogger('content'),
      seeds: buildSeedDocuments(new Date()),
    }),
    contentEnv.CONTENT_PORT,
  );
  await serve(
    'media',
    createMediaApp({ cacheDir: mediaEnv.MEDIA_CACHE_DIR, logger: createServiceLogger('media') }),
    mediaEnv.MEDIA_PORT,
  );
  await serve(
    'captcha',
    await createCaptchaApp({ logger: createServiceLogger('captcha'), database }),
    captchaEnv.CAPTCHA_PORT,
  );

  await serve(
    'collector',
    await createCollectorApp({ env: collectorEnv, logger: createServiceLogger('collector'), database }),
    collectorEnv.COLLECTOR_PORT,
  );

  const mail = await createMailSandbox({ env: mailEnv, logger: createServiceLogger('mail'), database });
  addresses['mail (SMTP)'] = await mail.listenSmtp(host, mailEnv.MAIL_SMTP_PORT);
  await serve('mail', mail.app, mailEnv.MAIL_PORT);

  report({ type: 'progress', text: 'loading the map' });
  await serve(
    'maps',
    await createMapsApp({ env: mapsEnv, logger: createServiceLogger('maps'), database }),
    mapsEnv.MAPS_PORT,
  );

  report({ type: 'progress', text: 'indexing the catalogue for search' });
  await serve(
    'discovery',
    await createDiscoveryApp({ env: discoveryEnv, database, logger: createServiceLogger('discovery'), changes }),
    discoveryEnv.DISCOVERY_PORT,
  );

  closeOnSignal(
    {
      async close() {
        // The index updater still reads from the platform, and the platform still delivers messages, so both close
        // first.
        await services.discovery?.close();
        await services.commerce?.close();
        await Promise.all(Object.values(services).map((app) => app.close()));
        await database.close();
      },
    },
    logger,
  );
  report({ type: 'ready', addresses });
});
