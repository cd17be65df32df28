import { readFileSync } from 'node:fs';
import type { CommerceClient } from '@tarima/commerce-client/client';
import type { Caller } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { createLogger } from '@tarima/service-kit/logger';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCatalog } from './app.ts';
import { parseCatalogEnv } from './env.ts';

const { results } = JSON.parse(
  readFileSync(new URL('upstream/commerce/fixtures/search.json', import.meta.url), 'utf8'),
);

/** The channels of the country, of two clubs that take online orders, and of one that does not. */
const channels = [
  { id: 'channel-64', key: '64' },
  ...['6401', '6402', '6403'].map((key) => ({
    id: `channel-${key}`,
    key,
    geoLocation: { type: 'Point', coordinates: [-84.1, 9.9] },
    custom: { fields: { ecommerceEnabled: key !== '6403' } },
  })),
];

/** A projection with the prices of a channel: the product has a price in the country and none at a club. */
function createProjection(channel: string) {
  const { price, ...variant } = results[0].productProjection.masterVariant;
  const stock = { 'channel-64': { availableQuantity: 40 }, 'channel-6401': { availableQuantity: 7 } };
  return {
    ...results[0].productProjection,
    masterVariant: { ...variant, ...(channel === 'channel-64' && { price }), availability: { channels: stock } },
  };
}

const unreachableUrl = 'http://127.0.0.1:9';
const env = parseCatalogEnv({
  DEPLOYMENT: 'demo',
  CALLER_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  COMMERCE_API_URL: unreachableUrl,
  COMMERCE_CLIENT_ID: 'client',
  COMMERCE_CLIENT_SECRET: 'secret',
  MEDIA_URL: unreachableUrl,
  CONTENT_URL: unreachableUrl,
  CONFIGURATION_CACHE_FILE: 'unused',
  DISCOVERY_URL: unreachableUrl,
  DISCOVERY_ACCOUNT_ID: 'account',
  DISCOVERY_AUTH_KEY: 'a-discovery-key-of-thirty-two-characters',
  SHOP_URL: unreachableUrl,
});

/** The SDK's request builders over fixed records. */
function createFakePlatform(): CommerceClient {
  const respondWith = (results: unknown[]) => () => ({
    get: () => ({ execute: async () => ({ body: { results } }) }),
  });
  const api = {
    channels: respondWith(channels),
    taxCategories: respondWith([]),
    productDiscounts: respondWith([]),
    productProjections: () => ({
      get: ({ queryArgs }: { queryArgs: { priceChannel: string } }) => ({
        execute: async () => ({ body: { results: [createProjection(queryArgs.priceChannel)] } }),
      }),
    }),
  };
  const commerce = { api, forRequest: () => commerce, ping: async () => undefined, close: async () => undefined };
  return commerce as unknown as CommerceClient;
}

/** Executes a query for Costa Rica in a catalogue with this configuration of the market. */
async function executeWith(
  market: Pick<MarketConfiguration, 'clubs' | 'membership' | 'promotions' | 'features'>,
  query: string,
) {
  const configuration: ConfigurationSource = {
    global: () =>
      ({
        search: { engines: ['commerce'] },
        cart: { lowStockThreshold: 10 },
        serviceFee: { productSku: '990001-1' },
      }) as GlobalConfiguration,
    market: () => ({ ...market, delivery: { minimumMinutesBeforeWindow: 60 } }) as MarketConfiguration,
    refresh: async () => undefined,
    close: async () => undefined,
  };
  const logger = createLogger({ name: 'catalog', level: 'silent' });
  const catalog = await createCatalog({ env, logger, commerce: createFakePlatform(), configuration });
  onTestFinished(() => catalog.close());
  const caller: Caller = { identity: { kind: 'anonymous' }, market: 'CR', language: 'es', requestId: 'request-1' };
  const { data, errors } = await catalog.execute({ query, variables: {}, caller });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

const configured = {
  clubs: {
    default: '6401',
    transactional: ['6401', '6402'],
    membershipPurchaseDisabled: [],
    fulfillmentValidation: true,
  },
  membership: {
    purchase: true,
    renewal: true,
    upgrade: true,
    hidePrice: false,
    identityDocument: null,
    priceInUsd: false,
    platinumRebatePercent: 2,
  },
  promotions: { membersSelectionIds: [] },
  features: { chatbot: false, pharmacy: false, pricePerUnit: true },
} satisfies Parameters<typeof executeWith>[0];

describe('the configuration of a market', () => {
  it('limits pickup to some of the clubs that take online orders (CLUBS-6)', async () => {
    const clubs = { ...configured.clubs, transactional: ['6401', '6403'] };
    expect((await executeWith({ ...configured, clubs }, '{ clubs { key offersPickup } }')).clubs).toEqual([
      { key: '6401', offersPickup: true },
      { key: '6402', offersPickup: false },
      { key: '6403', offersPickup: false },
    ]);
  });

  it('sells memberships at clubs that take online orders and are not excluded (MEMBERSHIP-50, MEMBERSHIP-150)', async () => {
    const clubs = { ...configured.clubs, membershipPurchaseDisabled: ['6402'] };
    expect((await executeWith({ ...configured, clubs }, '{ clubs { key sellsMemberships } }')).clubs).toEqual([
      { key: '6401', sellsMemberships: true },
      { key: '6402', sellsMemberships: false },
      { key: '6403', sellsMemberships: false },
    ]);
  });

  it.each([true, false])('switches the sale of memberships: %s (MEMBERSHIP-49)', async (purchase) => {
    const membership = { ...configured.membership, purchase };
    expect((await executeWith({ ...configured, membership }, '{ clubs { sellsMemberships } }')).clubs).toEqual([
      { sellsMemberships: purchase },
      { sellsMemberships: purchase },
      { sellsMemberships: false },
    ]);
  });

  it.each([
    [true, { unit: expect.any(String) }],
    [false, null],
  ])('enables or disables unit prices: %s (CATALOG-22)', async (pricePerUnit, unitPrice) => {
    const features = { ...configured.features, pricePerUnit };
    const query = '{ productVariant(sku: "260503-1") { price { current { centAmount } unitPrice { unit } } } }';
    const { price } = (await executeWith({ ...configured, features }, query)).productVariant;
    expect(price).toEqual({ current: { centAmount: 5_741_000 }, unitPrice });
  });
});

it('returns the price and stock of the country’s channel without a club (CATALOG-11)', async () => {
  const query = `{ productVariant(sku: "260503-1") {
    price { current { centAmount } } availability { quantity }
    clubPrice: price(clubKey: "6401") { current { centAmount } } clubStock: availability(clubKey: "6401") { quantity } } }`;
  expect((await executeWith(configured, query)).productVariant).toEqual({
    price: { current: { centAmount: 5_741_000 } },
    availability: { quantity: 40 },
    clubPrice: null,
    clubStock: { quantity: 7 },
  });
});
