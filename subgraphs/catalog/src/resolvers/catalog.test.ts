import { readFileSync } from 'node:fs';
import { getLocale } from '@tarima/markets/locale';
import { getMarket } from '@tarima/markets/table';
import { signCaller } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';
import { buildCategoryTree } from '../domain/category-tree.ts';
import type { Campaign } from '../domain/promotions.ts';
import { createVariantLoader } from '../loaders.ts';
import type { CatalogUpstream } from '../upstream/client.ts';
import { toProduct } from '../upstream/mapping.ts';
import type { Search } from '../upstream/search.ts';
import type { ReadingPlace } from '../upstream/targets.ts';
import { searchWire } from '../upstream/wire.ts';
import { resolvers } from './all.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const market = getMarket('CR');
const clubChannel = '5c7c7a1d-678f-4fdc-ba1f-03718df6ccc1';
const wire = searchWire.parse(
  JSON.parse(readFileSync(new URL('../upstream/fixtures/search.json', import.meta.url), 'utf8')),
).results[0]?.productProjection;
if (!wire) throw new Error('The fixture has no product.');

const escazu = {
  key: '6401',
  market,
  name: { es: 'Escazú', en: 'Escazú' },
  address: { street: 'Autopista', city: 'Escazú' },
  latitude: 9.9,
  longitude: -84.1,
  timeZone: 'America/Costa_Rica',
  openingHours: { weekdays: ['09:00', '20:30'], saturday: ['09:00', '20:30'], sunday: ['09:00', '19:00'] },
  isEcommerceEnabled: true,
} as const;

const heredia = { ...escazu, key: '6402' } as const;

const productsBySku = vi.fn(async (skus: readonly string[], place: ReadingPlace) => {
  const product = toProduct(wire, { ...place, promotionEnds: new Map() });
  return product.variants.some(({ sku }) => skus.includes(sku)) ? [product] : [];
});
const search = vi.fn<CatalogUpstream['search']>(async (_list, target) => ({
  products: [toProduct(wire, { ...target, promotionEnds: new Map() })],
  total: 1,
  inClubTotal: target.isInClubCounted ? 1 : null,
  facets: new Map([['brand', [{ value: 'Andarín', count: 1 }]]]),
  correctedText: null,
}));
const suggest = vi.fn<CatalogUpstream['suggest']>(async () => ({ queries: [], products: [] }));
const searchText = vi.fn<Search['list']>(async (_list, target) => ({
  products: [toProduct(wire, { ...target, promotionEnds: new Map() })],
  total: 1,
  inClubTotal: target.isInClubCounted ? 1 : null,
  facets: new Map(),
  correctedText: 'maleta',
}));
const searchSuggest = vi.fn<Search['suggest']>(async (_text, target) => ({
  queries: [{ displayText: 'maletas de mano', query: 'maletas de mano' }],
  products: [toProduct(wire, { ...target, promotionEnds: new Map() })],
}));
const luggage = {
  id: wire.categories[0]?.id ?? '',
  key: 'luggage',
  parentId: null,
  name: { es: 'Maletas', en: 'Luggage' },
  slug: { es: 'maletas', en: 'luggage' },
  description: {},
  orderHint: '0.1',
  productCount: 1,
  isFeatured: true,
};
const tree = buildCategoryTree([
  luggage,
  { ...luggage, id: 'bags', key: 'bags', parentId: luggage.id, isFeatured: false },
]);

const campaigns: Campaign[] = ['P-1001', 'P-1002'].map((id) => ({
  id,
  name: { es: 'Ahorro del mes', en: 'Monthly saving' },
  displayPriority: 1,
  positionKey: 'top',
  color: '#C2255C',
  textColor: '#FFFFFF',
  isSpecial: false,
  validFrom: new Date(Date.now() - 60_000),
  validUntil: new Date(Date.now() + 60_000),
}));

let catalog: Subgraph;
beforeAll(async () => {
  catalog = await createSubgraph<Context>({
    name: 'catalog',
    schemaFile: new URL('../../schema.graphql', import.meta.url),
    resolvers,
    callerSecret: secret,
    logger: createLogger({ name: 'catalog', level: 'silent' }),
    createContext: (caller) => {
      const placeOf: Context['placeOf'] = async (clubKey) =>
        clubKey === null || clubKey === '6401'
          ? { market, language: caller.language, clubKey, channelId: clubKey ? clubChannel : 'country' }
          : undefined;
      const upstream = { productsBySku, search, suggest };
      return {
        locale: getLocale(caller.language, caller.market),
        upstream,
        search: { list: searchText, suggest: searchSuggest },
        searchLimits: { maxTextLength: 40, querySuggestions: 5, productSuggestions: 3 },
        variants: createVariantLoader(upstream, placeOf),
        categories: async () => tree,
        campaigns: async () => campaigns,
        categoryPicture: (key) => `http://media/categories/${key}/640.webp`,
        clubs: async () => [escazu],
        club: async (key) => [escazu, heredia].find((club) => club.key === key),
        nextPickup: ({ key }) =>
          key === '6401' ? { from: new Date('2026-11-20T21:00:00Z'), until: new Date('2026-11-21T02:30:00Z') } : null,
        sellsMemberships: (marketCode, clubKey) => marketCode === 'CR' && clubKey !== '6402',
        placeOf,
        isTaxIncluded: async () => true,
        isPricePerUnitShown: true,
        lowStockThreshold: 200,
      };
    },
  });
});
afterAll(() => catalog.close());
beforeEach(() => vi.clearAllMocks());

async function ask(query: string, variables: Record<string, unknown> = {}, language: 'es' | 'en' = 'es') {
  const caller = signCaller(
    { identity: { kind: 'anonymous' }, market: 'CR', language, requestId: 'request' },
    'catalog',
    secret,
  );
  return JSON.parse(JSON.stringify(await catalog.execute({ query, variables, caller })));
}

describe('the catalogue', () => {
  it('tells price and stock of the asked club, in one call for all that a request needs', async () => {
    const { data } = await ask(`{
      product(key: "260503-1") { key name categoryPath { name } masterVariant {
        price(clubId: "6401") { current { centAmount } saving { centAmount } isTaxIncluded unitPrice { unit } }
        availability(clubId: "6401") { state quantity asOf } } }
      again: product(key: "260503-1") { variants { sku } }
      variant: productVariant(sku: "260503-1") { product { key } }
    }`);
    expect(data.product).toMatchObject({
      key: '260503-1',
      categoryPath: [{ name: 'Maletas' }],
      masterVariant: {
        price: { current: { centAmount: 5_741_000 }, saving: { centAmount: 1_260_000 }, isTaxIncluded: true },
        availability: { state: 'LOW_STOCK', quantity: 157 },
      },
    });
    const { asOf } = data.product.masterVariant.availability;
    expect(Math.abs(Date.parse(asOf) - Date.now())).toBeLessThan(60_000);
    expect(data.variant).toEqual({ product: { key: '260503-1' } });
    // One for the country, whose club nobody named, one for the club.
    expect(productsBySku).toHaveBeenCalledTimes(2);
  });

  it('reads a product where its prices are asked for, in one call', async () => {
    const { data } = await ask(
      `query ($club: ID) { product(key: "260503-1") { ...card } }
       fragment card on Product { variants { price(clubId: $club) { current { centAmount } } } }`,
      { club: '6401' },
    );
    expect(data.product.variants[0].price.current).toEqual({ centAmount: 5_741_000 });
    expect(productsBySku).toHaveBeenCalledTimes(1);
  });

  it('has no product for an unknown key, nor prices or stock at an unknown club', async () => {
    const { data, errors } = await ask(`{
      product(key: "1-1") { key }
      productVariant(sku: "260503-1") { price(clubId: "9999") { current { centAmount } } availability(clubId: "9999") { state } }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ product: null, productVariant: { price: null, availability: { state: 'OUT_OF_STOCK' } } });
  });

  it('tells promotions of the club, reviews by stars, choices, and the clubs that have some', async () => {
    const { data } = await ask(
      `{ productVariant(sku: "260503-1") {
        choices { key value }
        clubsInStock { club { key name } availability { quantity } price { current { centAmount } } }
        product {
          here: promotions(clubId: "6401") { id name isSpecial }
          there: promotions(clubId: "6402") { id }
          rating { count distribution { stars count } }
        } } }`,
      {},
      'en',
    );
    expect(data.productVariant).toEqual({
      choices: [{ key: 'color', value: 'Black' }],
      clubsInStock: [
        {
          club: { key: '6401', name: 'Escazú' },
          availability: { quantity: 157 },
          price: { current: { centAmount: 5_741_000 } },
        },
      ],
      product: {
        here: [{ id: 'P-1001', name: 'Monthly saving', isSpecial: false }],
        there: [],
        rating: {
          count: 319,
          distribution: [
            { stars: 5, count: 214 },
            { stars: 4, count: 77 },
            { stars: 3, count: 19 },
            { stars: 2, count: 6 },
            { stars: 1, count: 3 },
          ],
        },
      },
    });
  });

  it('counts what the club has only when asked, and puts forward what is featured', async () => {
    const query = 'query ($input: ProductsInput!) { products(input: $input) { total inClubTotal } }';
    expect((await ask(query, { input: { clubId: '6401' } })).data.products).toEqual({ total: 1, inClubTotal: 1 });
    const began = Date.now();
    const aged = await ask('query ($input: ProductsInput!) { products(input: $input) { asOf } }', { input: {} });
    expect(Date.parse(aged.data.products.asOf)).toBeGreaterThanOrEqual(began);
    expect((await ask(query, { input: {} })).data.products).toEqual({ total: 1, inClubTotal: null });
    expect(search.mock.calls.map(([, target]) => target.isInClubCounted)).toEqual([true, false, false]);
    expect((await ask('{ featuredCategories { key } }')).data.featuredCategories).toEqual([{ key: 'luggage' }]);
  });

  it('looks for nothing that can be no sku', async () => {
    const { data, errors } = await ask('query ($key: ID!) { product(key: $key) { key } }', { key: 'x\u0000y' });
    expect({ data, errors }).toEqual({ data: { product: null }, errors: undefined });
    expect(productsBySku).not.toHaveBeenCalled();
  });

  it('lists with facets in the request’s language', async () => {
    const { data } = await ask(
      `query ($input: ProductsInput!) { products(input: $input) {
        total page pageSize items { name } facets { key name values { label count } } } }`,
      { input: { categoryKey: 'luggage', clubId: '6401' } },
      'en',
    );
    expect(data.products).toMatchObject({
      total: 1,
      page: 1,
      pageSize: 20,
      facets: [{ key: 'brand', name: 'Brand', values: [{ label: 'Andarín', count: 1 }] }],
    });
    expect(search.mock.calls[0]?.[1]).toMatchObject({ categoryId: tree.tops[0]?.id, channelId: clubChannel });
  });

  it.each([[{ pageSize: 7 }], [{ clubId: '7201' }], [{ filters: [{ facet: 'nope', values: ['x'] }] }]])(
    'refuses %j without asking the platform',
    async (input) => {
      const { errors } = await ask('query ($input: ProductsInput!) { products(input: $input) { total } }', { input });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(search).not.toHaveBeenCalled();
    },
  );

  it('asks the platform for savings, with words too: no other engine knows them', async () => {
    await ask('{ products(input: { text: "maleta", savingEndsWithinDays: 14 }) { total } }');
    expect(search.mock.calls[0]?.[0]).toMatchObject({ text: 'maleta', savingEndsWithinDays: 14 });
    expect(searchText).not.toHaveBeenCalled();
  });

  it('searches words by the engines, and counts only the facets that are asked for', async () => {
    const { data } = await ask('{ products(input: { text: "maletta" }) { total correctedText items { name } } }');
    expect(data.products).toMatchObject({ total: 1, correctedText: 'maleta' });
    expect(searchText.mock.calls[0]?.[0]).toMatchObject({ text: 'maletta', sort: 'RELEVANCE' });
    expect(searchText.mock.calls[0]?.[1]).toMatchObject({ facets: [] });
    expect(search).not.toHaveBeenCalled();
  });

  it('suggests at most what configuration says, and nothing for blanks', async () => {
    const document = '{ searchSuggestions(text: "male") { queries { displayText query } products { key } } }';
    const { data } = await ask(document);
    expect(data.searchSuggestions).toEqual({
      queries: [{ displayText: 'maletas de mano', query: 'maletas de mano' }],
      products: [{ key: '260503-1' }],
    });
    expect(searchSuggest.mock.calls[0]?.[2]).toEqual({ queries: 5, products: 3 });
    searchSuggest.mockClear();
    const blank = await ask('{ searchSuggestions(text: "  ") { queries { query } products { key } } }');
    expect(blank.data.searchSuggestions).toEqual({ queries: [], products: [] });
    expect(searchSuggest).not.toHaveBeenCalled();
  });

  it('refuses a search that is longer than configuration allows', async () => {
    const text = 'a'.repeat(41);
    const { errors } = await ask('query ($text: String!) { searchSuggestions(text: $text) { queries { query } } }', {
      text,
    });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('has an empty list for an unknown category', async () => {
    const { data } = await ask('{ products(input: { categoryKey: "nope" }) { total items { key } } }');
    expect(data.products).toEqual({ total: 0, items: [] });
    expect(search).not.toHaveBeenCalled();
  });

  it('lists every category with its parent', async () => {
    const { data } = await ask('{ allCategories { key parent { key } } }');
    expect(data.allCategories).toEqual([
      { key: 'luggage', parent: null },
      { key: 'bags', parent: { key: 'luggage' } },
    ]);
  });

  it('tells which clubs sell memberships', async () => {
    const { data } = await ask(
      `{ sells: club(key: "6401") { sellsMemberships nextPickup { from until } }
        not: club(key: "6402") { sellsMemberships nextPickup { from } } }`,
    );
    expect(data).toEqual({
      sells: {
        sellsMemberships: true,
        nextPickup: { from: '2026-11-20T21:00:00.000Z', until: '2026-11-21T02:30:00.000Z' },
      },
      not: { sellsMemberships: false, nextPickup: null },
    });
  });

  it('resolves references of other subgraphs in one call', async () => {
    const { data } = await ask(
      `query ($of: [_Any!]!) { _entities(representations: $of) {
        ... on ProductVariant { sku availability(clubId: "6401") { quantity } }
        ... on Product { key }
        ... on Club { name city openingHours market { code } }
        ... on Category { name image { card } }
        ... on Market { name } } }`,
      {
        of: [
          { __typename: 'ProductVariant', sku: '260503-1' },
          { __typename: 'ProductVariant', sku: 'gone-1' },
          { __typename: 'Product', key: '260503-1' },
          { __typename: 'Club', key: '6401' },
          { __typename: 'Category', key: 'luggage' },
          { __typename: 'Market', code: 'CR' },
        ],
      },
    );
    expect(data._entities).toMatchObject([
      { sku: '260503-1', availability: { quantity: 157 } },
      null,
      { key: '260503-1' },
      { name: 'Escazú', openingHours: expect.stringContaining('Lunes a viernes 09:00–20:30'), market: { code: 'CR' } },
      { name: 'Maletas', image: { card: 'http://media/categories/luggage/320.webp' } },
      { name: 'Costa Rica' },
    ]);
    expect(productsBySku).toHaveBeenCalledTimes(1);
  });
});
