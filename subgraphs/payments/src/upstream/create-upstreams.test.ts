import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { toCommerceSettings } from '@tarima/commerce-client/env';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePaymentsEnv } from '../env.ts';
import { requiredSettings } from '../testing/required-settings.ts';
import { createUpstreams, type Upstreams } from './create-upstreams.ts';

const thirdPartyIds = { CR: [11], PA: [12], JM: [6] };
const configuration = {
  global: () => ({ payments: { hardDeclineCodes: ['04'], bankCardStatuses: ['APPROVED'] } }),
  market: (code: keyof typeof thirdPartyIds) => ({ payments: { thirdPartyIds: thirdPartyIds[code] } }),
} as unknown as ConfigurationSource;

describe('the upstreams', () => {
  const api = createServer({ name: 'payments', logger: createLogger({ name: 'payments', level: 'silent' }) });
  api.get('/v1/third-parties', async () => ({
    items: [5, 11, 12].map((paymentThird) => ({ paymentThird, paymentThirdId: `${paymentThird}-6401-C` })),
  }));
  api.get('/v1/transactions/T1', async () => ({
    ...{ referenceNumber: 'T1', paymentThird: 11, amount: 1_000, currency: '188' },
    ...{ status: 'DECLINED', responseCode: '04' },
  }));
  let commerce: CommerceClient;
  let upstreams: Upstreams;
  beforeAll(async () => {
    const PAYMENTS_API_URL = await listen(api, { name: 'payments', host: '127.0.0.1', port: 0 });
    const env = parsePaymentsEnv({ ...requiredSettings, PAYMENTS_API_URL });
    const credentials = { COMMERCE_CLIENT_ID: 'id', COMMERCE_CLIENT_SECRET: 'secret' };
    commerce = createCommerceClient(toCommerceSettings({ ...env, ...credentials }, 'test'));
    upstreams = createUpstreams(env, commerce, configuration, createLogger({ name: 'payments', level: 'silent' }));
  });
  afterAll(async () => {
    await upstreams.close();
    await commerce.close();
    await api.close();
  });

  it.each([
    ['CR', 11],
    ['PA', 12],
  ] as const)(
    'return in %s the club’s accounts with the providers that the market allows: %i (PAYMENTS-2)',
    async (market, id) => {
      const expected = { method: id === 11 ? 'CARD' : 'HOSTED_CARD', providerId: id, accountId: `${id}-6401-C` };
      const place = { market, club: '6401', isDelivery: false };
      expect(await upstreams.ports.payments.listPaymentAccounts(place)).toEqual([expected]);
    },
  );

  it('return no account where the market allows none of the club’s providers (PAYMENTS-2, PAYMENTS-3)', async () => {
    const place = { market: 'JM', club: '6401', isDelivery: false } as const;
    expect(await upstreams.ports.payments.listPaymentAccounts(place)).toEqual([]);
  });

  it('map a decline with a configured response code to a hard decline (PAYMENTS-54)', async () => {
    expect(await upstreams.ports.payments.getTransaction('T1')).toMatchObject({ declineReason: 'HARD' });
  });
});
