import type { MarketCode } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { createLogger } from '@tarima/service-kit/logger';
import { afterEach, beforeEach } from 'vitest';
import { createMembership } from '../app.ts';
import { parseMembershipEnv } from '../env.ts';
import { customer, startUpstreams, type Upstreams } from './upstreams.ts';

const secret = 'a secret of the tests, long enough';

/** The membership number of the customer in `upstreams.ts`. */
export const anasNumber = '64011045120001';

export const ana: Caller['identity'] = { kind: 'member', subject: 'sub-ana', membershipNumber: anasNumber };
export const marcus: Caller['identity'] = {
  kind: 'member',
  subject: 'sub-marcus',
  membershipNumber: '72012208710001',
};
export const guest: Caller['identity'] = { kind: 'guest', guestId: 'g1' };

const configuration: ConfigurationSource = {
  global: () =>
    ({
      membership: { renewalDaysBeforeExpiry: 365 },
      addressForm: {
        requiredManualFields: ['province', 'city', 'district', 'street', 'alias'],
        requiredSearchFields: ['street', 'alias', 'phone'],
      },
    }) as GlobalConfiguration,
  // Nicaragua neither renews nor upgrades.
  market: (code) =>
    ({
      membership: { renewal: code !== 'NI', upgrade: code !== 'NI' },
      clubs: { default: '6402', transactional: ['6401', '6402', '6403'] },
      map: { boundaryLimits: true, bounds: { south: 8.03, west: -85.95, north: 11.22, east: -82.55 } },
    }) as MarketConfiguration,
  refresh: async () => undefined,
  close: async () => undefined,
};

/** The subgraph over stand-ins of its upstreams, and a way to ask it as somebody in Costa Rica, in English. */
async function startService(upstreams: Upstreams) {
  const membership = await createMembership({
    env: parseMembershipEnv({
      CALLER_SECRET: secret,
      COMMERCE_API_URL: upstreams.url,
      COMMERCE_CLIENT_ID: 'client',
      COMMERCE_CLIENT_SECRET: 'secret',
      CONTENT_URL: upstreams.url,
      CONFIGURATION_CACHE_FILE: '/nowhere',
      MEMBERSHIP_API_URL: upstreams.url,
      MEMBERSHIP_API_KEY: 'key',
      IDENTITY_API_URL: upstreams.url,
      IDENTITY_API_KEY: 'identity key',
      FULFILMENT_URL: upstreams.url,
      FULFILMENT_API_KEY: 'fulfilment key',
      MAPS_URL: `${upstreams.url}/maps`,
      MAPS_API_KEY: 'key',
      MAPS_LOOK_UPS_PER_MINUTE: '5',
      MEMBERSHIP_LOOK_UPS_PER_MINUTE: '3',
    }),
    logger: createLogger({ name: 'membership', level: 'silent' }),
    configuration,
  });
  return {
    close: () => membership.close(),
    async ask(
      identity: Caller['identity'],
      query: string,
      variables: Record<string, unknown> = {},
      market: MarketCode = 'CR',
    ) {
      const caller: Caller = {
        identity,
        market,
        language: 'en',
        requestId: 'request-1',
        clientIp: '192.0.2.1',
      };
      const { data, errors } = await membership.execute({ query, variables, caller });
      return {
        data: structuredClone(data) as Record<string, unknown>,
        codes: errors?.map((error) => error.extensions.code),
      };
    },
  };
}

/** For each test of the file: upstreams that know Ana alone, and the service over them. */
export function freshWorld() {
  const world = {} as { upstreams: Upstreams; service: Awaited<ReturnType<typeof startService>> };
  beforeEach(async () => {
    world.upstreams = await startUpstreams();
    world.upstreams.customers.set(anasNumber, customer());
    world.upstreams.valid.add(anasNumber);
    world.service = await startService(world.upstreams);
  });
  afterEach(async () => {
    await world.service.close();
    await world.upstreams.close();
  });
  return world;
}
