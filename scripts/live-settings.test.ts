import { parseShopEnv } from '@tarima/client/server-env';
import { parseGatewayEnv } from '@tarima/gateway/env';
import { EnvError } from '@tarima/service-kit/env';
import { parseCartEnv } from '@tarima/subgraph-cart/env';
import { parseCatalogEnv } from '@tarima/subgraph-catalog/env';
import { parseMembershipEnv } from '@tarima/subgraph-membership/env';
import { parseOrdersEnv } from '@tarima/subgraph-orders/env';
import { parsePaymentsEnv } from '@tarima/subgraph-payments/env';
import { describe, expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { createSecret, demoSettings as demo, liveSettings as live } from './testing/settings.ts';

const services = {
  gateway: parseGatewayEnv,
  shop: parseShopEnv,
  catalog: parseCatalogEnv,
  cart: parseCartEnv,
  payments: parsePaymentsEnv,
  membership: parseMembershipEnv,
  orders: parseOrdersEnv,
};
const names = Object.keys(services) as (keyof typeof services)[];
const collectErrors = (service: keyof typeof services, environment: Environment): readonly string[] => {
  try {
    services[service](environment);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.errors;
  }
};

describe.each(names)('%s', (service) => {
  it('accepts live settings with new secrets and https addresses', () => {
    expect(collectErrors(service, live)).toEqual([]);
  });

  it('refuses demo settings when DEPLOYMENT is live or not set', () => {
    const { DEPLOYMENT: _mode, ...unset } = demo;
    const errors = collectErrors(service, { ...demo, DEPLOYMENT: 'live' });
    expect(errors.length).toBeGreaterThan(0);
    expect(collectErrors(service, unset)).toEqual(errors);
  });

  it('accepts demo settings when DEPLOYMENT is demo', () => {
    expect(collectErrors(service, demo)).toEqual([]);
  });
});

it('reports a missing session store of the shop together with other errors', () => {
  const { DATABASE_URL: _database, SESSION_SECRET: _secret, ...environment } = live;
  expect(collectErrors('shop', environment)).toEqual([
    expect.stringMatching(/^SESSION_SECRET: /),
    'DATABASE_URL: is needed to keep sessions, unless REDIS_URL is set',
  ]);
  expect(
    collectErrors('shop', { ...environment, SESSION_SECRET: createSecret('session'), REDIS_URL: 'redis://redis' }),
  ).toEqual([]);
});
