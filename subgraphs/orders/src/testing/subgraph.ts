import type { Caller } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { createLogger } from '@tarima/service-kit/logger';
import type { Subgraph } from '@tarima/service-kit/subgraph';
import { afterEach, beforeEach } from 'vitest';
import { createOrders } from '../app.ts';
import { parseOrdersEnv } from '../env.ts';
import { membershipNumber, startUpstreams, type Upstreams } from './upstream-servers.ts';

const secret = 'a secret of the tests, long enough';
const configuration = {
  global: () =>
    ({
      images: { options: { quality: '60' } },
      orders: { cancellableStatuses: ['1000', '2000', '3000'], purchasesWindowMonths: 12, inTransitDays: 7 },
    }) as unknown as GlobalConfiguration,
  market: (code) => ({ membership: { platinumRebatePercent: code === 'CR' ? 2 : 0 } }) as MarketConfiguration,
} as ConfigurationSource;

export const ana: Caller['identity'] = { kind: 'member', subject: 'sub-ana', membershipNumber };
export const marcus: Caller['identity'] = {
  kind: 'member',
  subject: 'sub-marcus',
  membershipNumber: '72012208710001',
};
export const guest: Caller['identity'] = { kind: 'guest', guestId: 'g1' };
export const anonymous: Caller['identity'] = { kind: 'anonymous' };
export const partner: Caller['identity'] = { kind: 'partner', clientId: 'p', scopes: ['orders:read'] };

const startOrders = (url: string): Promise<Subgraph> =>
  createOrders({
    env: parseOrdersEnv({
      CALLER_SECRET: secret,
      COMMERCE_API_URL: url,
      COMMERCE_CLIENT_ID: 'client',
      COMMERCE_CLIENT_SECRET: 'secret',
      CONTENT_URL: url,
      CONFIGURATION_CACHE_FILE: '/nowhere',
      ORDER_MANAGEMENT_URL: url,
      ORDER_MANAGEMENT_API_KEY: 'key',
      ORDER_LOOK_UPS_PER_MINUTE: '5',
      ORDER_SEARCH_MAXIMUM_ORDERS: '60',
      SAVINGS_MAXIMUM_ORDERS: '60',
    }),
    logger: createLogger({ name: 'orders', level: 'silent' }),
    configuration,
  });

/**
 * Starts the subgraph and its upstreams for each test of the file; the platform has a customer for Ana only. `execute`
 * sends an operation from Costa Rica in Spanish.
 */
export function setUpSubgraph() {
  const running = {} as { upstreams: Upstreams; subgraph: Subgraph };
  beforeEach(async () => {
    running.upstreams = await startUpstreams();
    running.upstreams.customerIds.set(membershipNumber, 'c-ana');
    running.subgraph = await startOrders(running.upstreams.url);
  });
  afterEach(async () => {
    await running.subgraph.close();
    await running.upstreams.close();
  });
  const execute = async (identity: Caller['identity'], query: string, variables: Record<string, unknown> = {}) => {
    const caller: Caller = { identity, market: 'CR', language: 'es', requestId: 'request-1', clientIp: '192.0.2.1' };
    const { data, errors } = await running.subgraph.execute({ query, variables, caller });
    return {
      data: structuredClone(data) as Record<string, never>,
      codes: errors?.map((error) => error.extensions.code),
    };
  };
  return { running, execute };
}
