import type { Database } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import type { PaymentsEnv } from '../env.ts';
import { registerCybersource } from './cybersource/app.ts';

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
  await scope.register((pages) => registerCybersource(pages, database, cybersource), { prefix: '/cybersource' });
}
