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
import { demoSettings as demo, liveSettings as live, own } from './testing/settings.ts';

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
const errorsOf = (service: keyof typeof services, environment: Environment): readonly string[] => {
  try {
    services[service](environment);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.faults;
  }
};

describe.each(names)('%s', (service) => {
  it('starts live with secrets of its own and https addresses', () => {
    expect(errorsOf(service, live)).toEqual([]);
  });

  it('refuses the settings of the demo when it is live, whether it is told so or not', () => {
    const { DEPLOYMENT: _mode, ...unset } = demo;
    const errors = errorsOf(service, { ...demo, DEPLOYMENT: 'live' });
    expect(errors.length).toBeGreaterThan(0);
    expect(errorsOf(service, unset)).toEqual(errors);
  });

  it('takes the settings of the demo as a demo', () => {
    expect(errorsOf(service, demo)).toEqual([]);
  });
});

it('the shop asks for a place for its sessions, together with whatever else is wrong', () => {
  const { DATABASE_URL: _database, SESSION_SECRET: _secret, ...environment } = live;
  expect(errorsOf('shop', environment)).toEqual([
    expect.stringMatching(/^SESSION_SECRET: /),
    'DATABASE_URL: is needed to keep sessions, unless REDIS_URL is set',
  ]);
  expect(errorsOf('shop', { ...environment, SESSION_SECRET: own('session'), REDIS_URL: 'redis://redis' })).toEqual([]);
});
