import type { MarketCode } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { createMembership } from '../app.ts';
import { parseMembershipEnv } from '../env.ts';
import { createCustomer } from './customer.ts';
import type { Upstreams } from './upstream-state.ts';
import { startUpstreams } from './upstreams.ts';

const callerSecret = 'caller-secret-of-the-membership-tests';

/** Membership number of the customer that `createCustomer` returns. */
export const anaNumber = '64011045120001';

export const ana: Caller['identity'] = { kind: 'member', subject: 'sub-ana', membershipNumber: anaNumber };
export const marcus: Caller['identity'] = {
  kind: 'member',
  subject: 'sub-marcus',
  membershipNumber: '72012208710001',
};
export const guest: Caller['identity'] = { kind: 'guest', guestId: 'g1' };

/** Settings of `membership` that a test changes, for all markets. */
type MembershipSettings = Partial<MarketConfiguration['membership']> &
  Partial<Pick<GlobalConfiguration['membership'], 'upgradeSecondaryCards' | 'apiV2'>>;

const createConfiguration = (settings: MembershipSettings): ConfigurationSource => ({
  global: () =>
    ({
      membership: {
        renewalDaysBeforeExpiry: 365,
        requiredRenewalFields: ['email', 'cellPhone'],
        upgradeSecondaryCards: settings.upgradeSecondaryCards ?? false,
        memberAttributes: [
          { name: 'occupation', label: { es: 'Ocupación', en: 'Occupation' } },
          { name: 'household', label: { es: 'Hogar', en: 'Household' } },
        ],
        apiV2: settings.apiV2 ?? false,
        passwordPolicy: { minimumLength: 8, maximumLength: 20, requiredCharacters: ['UPPERCASE', 'DIGIT'] },
        reasonMessages: {
          80005: {
            title: { es: 'Aún es temprano', en: 'Too early' },
            text: { es: 'Vence el {date}.', en: 'It ends on {date}.' },
          },
        },
      },
      addressForm: {
        requiredManualFields: ['province', 'city', 'district', 'street', 'alias'],
        requiredSearchFields: ['street', 'alias', 'phone'],
      },
    }) as GlobalConfiguration,
  // Renewals and upgrades are switched off in Nicaragua.
  market: (code) =>
    ({
      membership: {
        purchase: true,
        renewal: code !== 'NI',
        upgrade: code !== 'NI',
        hidePrice: false,
        priceInUsd: false,
        ...settings,
      },
      clubs: { default: '6402', transactional: ['6401', '6402', '6403'], membershipPurchaseDisabled: ['6403'] },
      captcha: { v2: false, v2Invisible: false, v3: false, minimumScore: 0.5, altcha: true, memberDeclines: 2 },
      map: { boundaryLimits: true, bounds: { south: 8.03, west: -85.95, north: 11.22, east: -82.55 } },
    }) as MarketConfiguration,
  refresh: async () => undefined,
  close: async () => undefined,
});

/** One database of the test file: each test's service has the same schema. */
let database: Promise<Database> | undefined;
const openTestDatabase = () => {
  database ??= openDatabase('pglite://memory');
  return database;
};

/** Starts the subgraph over the fake upstreams; operations run in English, by default in Costa Rica. */
async function startService(upstreams: Upstreams) {
  const settings: MembershipSettings = {};
  const membership = await createMembership({
    env: parseMembershipEnv({
      CALLER_SECRET: callerSecret,
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
      CARD_ENROLLMENTS_PER_MINUTE: '3',
      ONBOARDING_COMMANDS_PER_MINUTE: '3',
      DATABASE_URL: 'pglite://memory',
      SHOP_URL: 'https://shop.test',
      MAIL_SMTP_URL: 'smtps://tarima:password@mail.test',
      MAIL_FROM: 'Tarima <tienda@tarima.test>',
      CAPTCHA_SECRET: 'captcha-secret-of-the-membership-tests',
      // A challenge is solved by the test.
      ALTCHA_COST: '100',
      ALTCHA_GUESSES: '2',
    }),
    logger: createLogger({ name: 'membership', level: 'silent' }),
    database: await openTestDatabase(),
    configuration: createConfiguration(settings),
  });
  return {
    settings,
    close: () => membership.close(),
    /** Mails that the services of the test file have written. */
    readMails: async () => (await (await openTestDatabase()).execute('select * from membership.mail')).rows,
    async execute(
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

/** Starts for each test of the file the upstreams, with Ana as the only member, and the subgraph over them. */
export function setUpFixture() {
  const fixture = {} as { upstreams: Upstreams; service: Awaited<ReturnType<typeof startService>> };
  beforeEach(async () => {
    fixture.upstreams = await startUpstreams();
    fixture.upstreams.customers.set(anaNumber, createCustomer());
    fixture.upstreams.validMemberships.add(anaNumber);
    fixture.service = await startService(fixture.upstreams);
  });
  afterAll(async () => {
    await (await database)?.close();
    database = undefined;
  });
  afterEach(async () => {
    await fixture.service.close();
    await fixture.upstreams.close();
  });
  return fixture;
}
