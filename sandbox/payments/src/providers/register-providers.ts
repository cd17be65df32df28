import type { Database } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { getPaypalCurrencies, type PaymentsEnv } from '../env.ts';
import { registerCybersource } from './cybersource/app.ts';
import { registerFac } from './fac/app.ts';
import { createLateReply } from './late-reply.ts';
import { registerPaypal } from './paypal/app.ts';
import { registerPowertranz } from './powertranz/app.ts';

export interface ProviderSettings {
  readonly env: PaymentsEnv;
  readonly clock: () => Date;
  readonly database: Database;
}

/** The stand-ins of the payment providers, each below its name. */
export async function registerProviders(scope: FastifyInstance, { env, clock, database }: ProviderSettings) {
  const getPublicUrl = (name: string) => (host: string) => `${env.PAYMENTS_PUBLIC_URL ?? host}/providers/${name}`;
  const credentials = {
    merchantId: env.CYBERSOURCE_MERCHANT_ID,
    keyId: env.CYBERSOURCE_KEY_ID,
    sharedSecret: env.CYBERSOURCE_SHARED_SECRET,
  };
  const challengeMinutes = env.PAYMENTS_CHALLENGE_MINUTES;
  const cybersource = { credentials, clock, challengeMinutes, getPublicUrl: getPublicUrl('cybersource') };
  const waitLate = createLateReply(scope, env.PAYMENTS_LATE_REPLY_MS);
  const paypal = {
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    merchantId: env.PAYPAL_MERCHANT_ID,
    currencies: getPaypalCurrencies(env),
    orderMinutes: env.PAYPAL_ORDER_MINUTES,
    clock,
    getPublicUrl: getPublicUrl('paypal'),
    waitLate,
  };
  const powertranz = {
    id: env.POWERTRANZ_ID,
    password: env.POWERTRANZ_PASSWORD,
    page: { pageSet: env.POWERTRANZ_PAGE_SET, pageName: env.POWERTRANZ_PAGE_NAME },
    pageMinutes: env.POWERTRANZ_PAGE_MINUTES,
    clock,
    getPublicUrl: getPublicUrl('powertranz'),
    waitLate,
  };
  const fac = {
    merchant: { merchantId: env.FAC_MERCHANT_ID, acquirerId: env.FAC_ACQUIRER_ID, password: env.FAC_PASSWORD },
    pagePath: `${env.FAC_PAGE_SET}/${env.FAC_PAGE_NAME}`,
    pageMinutes: env.POWERTRANZ_PAGE_MINUTES,
    clock,
    waitLate,
  };
  await scope.register((pages) => registerFac(pages, database, fac), { prefix: '/fac' });
  await scope.register((pages) => registerPowertranz(pages, database, powertranz), { prefix: '/powertranz' });
  await scope.register((pages) => registerPaypal(pages, database, paypal), { prefix: '/paypal' });
  await scope.register((pages) => registerCybersource(pages, database, cybersource), { prefix: '/cybersource' });
}
