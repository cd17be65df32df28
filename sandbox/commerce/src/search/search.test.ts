import type { ByProjectKeyRequestBuilder, ProductSearchRequest } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertCategories } from '../categories/upsert-categories.ts';
import { setStockLevels } from '../inventory/stock-levels.ts';
import { productDraft } from '../products/draft.ts';
import { upsertProducts } from '../products/product-repository.ts';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { buildDraft, samples } from '../testing/search-samples.ts';
import { refreshPrices } from './refresh-prices.ts';

let now = new Date('2026-06-01T12:00:00Z');
let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
const categoryIds = new Map<string, string>();

beforeAll(async () => {
  commerce = await startCommerce({ now: () => now });
  const { context } = commerce;
  const category = (key: string, parent?: string) => ({
    key,
    name: { en: key },
    slug: { en: key },
    ...(parent ? { parent: { typeId: 'category' as const, key: parent } } : {}),
  });
  const tree = [category('tea', 'drinks'), category('drinks'), category('coffee', 'drinks'), category('mugs')];
  for (const outcome of await upsertCategories(context, tree)) {
    if ('error' in outcome) throw outcome.error;
    categoryIds.set(outcome.category.key ?? '', outcome.category.id);
  }
  api = commerce.api('manage_project');
  await api
    .productDiscounts()
    .post({
      body: {
        key: 'june',
        name: { en: 'June' },
        value: { type: 'external' },
        predicate: '1 = 1',
        sortOrder: '0.95',
        isActive: true,
        validUntil: '2026-07-01T00:00:00.000Z',
      },
    })
    .execute();
  const outcomes = await upsertProducts(
    context,
    samples.map((sample) => productDraft.parse(buildDraft(sample))),
  );
  for (const outcome of outcomes) if ('error' in outcome) throw outcome.error;
  const channelId = await commerce.channelId('6401');
  const levels = samples.flatMap(({ key, stock }) =>
    stock === undefined ? [] : { sku: `${key}-1`, channelId, quantity: stock, restockableInDays: null },
  );
  await setStockLevels(context.db, levels, now);
});
afterAll(() => commerce.close());

const inMarket = {
  and: [
    { exact: { field: 'variants.prices.country', value: 'CR' } },
    { exact: { field: 'variants.prices.currencyCode', value: 'CRC' } },
  ],
};
const byPrice = (order: 'asc' | 'desc', field = 'currentCentAmount') => ({
  field: `variants.prices.${field}`,
  order,
  filter: inMarket,
});

async function find(body: ProductSearchRequest) {
  const response = await api
    .products()
    .search()
    .post({ body: { productProjectionParameters: {}, ...body } })
    .execute();
  return { ...response.body, keys: response.body.results.map(({ productProjection }) => productProjection?.key) };
}

describe('full text', () => {
  const text = (field: string, language: string, value: string, overrides = {}) => ({
    query: { fullText: { field, language, value, ...overrides } },
  });

  it('finds words in their language, by stem and without accents', async () => {
    expect((await find(text('name', 'es', 'cafes'))).keys).toEqual(expect.arrayContaining(['300001', '300002']));
    expect((await find(text('name', 'es', 'CÁPSULA'))).keys).toEqual(['300002']);
    expect((await find(text('name', 'en', 'mugs'))).keys).toEqual(['300004']);
    expect((await find(text('name', 'en', 'cápsula'))).keys).toEqual([]);
  });

  it('searches its field for all words, or any with mustMatch', async () => {
    expect((await find(text('description', 'es', 'café'))).keys).toEqual(['300003']);
    expect((await find(text('name', 'es', 'café verde'))).keys).toEqual([]);
    expect((await find(text('name', 'es', 'café verde', { mustMatch: 'any' }))).total).toBe(3);
    expect((await find(text('variants.attributes.brand', 'es', 'volcan'))).total).toBe(2);
  });

  it('matches prefixes', async () => {
    const query = { fullTextPrefix: { field: 'name', language: 'es', value: 'caps' } };
    expect((await find({ query })).keys).toEqual(['300002']);
  });

  it.each([`'`, 'a & | ! <-> :*', ':A', '"', '', '\\', '%'])('treats %s as plain text', async (value) => {
    expect((await find(text('name', 'es', value))).keys).toEqual([]);
  });

  it('ranks name matches above description matches', async () => {
    const query = {
      or: ['name', 'description'].map((field) => ({ fullText: { field, language: 'es', value: 'café' } })),
    };
    const { keys } = await find({ query, sort: [{ field: 'score', order: 'desc' }] });
    expect(keys).toHaveLength(3);
    expect(keys.at(-1)).toBe('300003');
  });
});

describe('filters', () => {
  const id = (key: string) => categoryIds.get(key) ?? '';

  it('match a category alone or with its subtree', async () => {
    const exact = (field: string, key: string) => ({ query: { exact: { field, value: id(key) } } });
    expect((await find(exact('categories', 'drinks'))).total).toBe(0);
    expect((await find(exact('categoriesSubTree', 'drinks'))).total).toBe(3);
    expect((await find(exact('categories', 'tea'))).keys).toEqual(['300003']);
  });

  it('combine alternatives, negation, attributes by language and stock of a club', async () => {
    const color = { exact: { field: 'variants.attributes.color.label', language: 'es', value: 'Azul' } };
    const jade = { exact: { field: 'variants.attributes.brand', values: ['Jade', 'x'] } };
    expect((await find({ query: { and: [jade, { not: [color] }] } })).keys).toEqual(['300003']);
    expect((await find({ query: { or: [color, { exact: { field: 'key', value: '300001' } }] } })).total).toBe(2);
    const channel = await commerce.channelId('6401');
    const stocked = { exact: { field: 'variants.availability.isOnStockForChannel', value: channel } };
    expect((await find({ query: stocked })).keys).toEqual(['300002']);
  });

  it('match the start of a value and wildcards, also without regard to case', async () => {
    const name = { field: 'name', language: 'en' };
    expect((await find({ query: { prefix: { ...name, value: 'Gr' } } })).keys.toSorted()).toEqual(['300001', '300003']);
    expect((await find({ query: { prefix: { ...name, value: 'gr' } } })).keys).toEqual([]);
    expect((await find({ query: { wildcard: { ...name, value: '*coffee*', caseInsensitive: true } } })).total).toBe(2);
    expect((await find({ query: { wildcard: { field: 'variants.sku', value: '30000?-1' } } })).total).toBe(4);
  });

  it('match whether a value exists, its range, and stock anywhere', async () => {
    const stars = 'reviewRatingStatistics.averageRating';
    expect((await find({ query: { exists: { field: stars } } })).total).toBe(2);
    expect((await find({ query: { range: { field: stars, gt: 3.5 } } })).keys).toEqual(['300001']);
    expect((await find({ query: { range: { field: 'createdAt', lt: '2026-05-02T00:00:00Z' } } })).keys).toEqual([
      '300001',
    ]);
    const isOnStock = (value: boolean) => ({ exact: { field: 'variants.availability.isOnStock', value } });
    expect((await find({ query: isOnStock(true) })).keys).toEqual(['300002']);
    expect((await find({ query: isOnStock(false) })).total).toBe(3);
    expect((await find({ query: { not: [isOnStock(false)] } })).keys).toEqual(['300002']);
  });

  it('match all price conditions against the same price', async () => {
    const upTo = (lte: number, ...overrides: object[]) => ({
      query: { and: [{ range: { field: 'variants.prices.centAmount', lte } }, ...inMarket.and, ...overrides] },
    });
    expect((await find(upTo(500_000))).keys.toSorted()).toEqual(['300001', '300003']);
    expect((await find(upTo(20_000))).keys).toEqual([]);
    const club = { exact: { field: 'variants.prices.channel', value: await commerce.channelId('6401') } };
    expect((await find(upTo(20_000, club))).keys).toEqual(['300003']);
    const current = { query: { range: { field: 'variants.prices.currentCentAmount', gt: 390_000, lt: 410_000 } } };
    expect((await find(current)).keys).toEqual(['300002']);
  });
});

describe('sorting and paging', () => {
  it('sorts by current price, by regular price, by age and by rating', async () => {
    expect((await find({ sort: [byPrice('asc')] })).keys).toEqual(['300003', '300002', '300001', '300004']);
    expect((await find({ sort: [byPrice('desc', 'centAmount')] })).keys.at(0)).toBe('300002');
    expect((await find({})).keys).toEqual(['300004', '300003', '300002', '300001']);
    const rated = await find({ sort: [{ field: 'reviewRatingStatistics.averageRating', order: 'desc' }] });
    expect(rated.keys.slice(0, 2)).toEqual(['300001', '300002']);
  });

  it('paginates and returns the total', async () => {
    const page = await find({ sort: [byPrice('asc')], limit: 2, offset: 2 });
    expect(page).toMatchObject({ total: 4, limit: 2, offset: 2, keys: ['300001', '300004'] });
  });

  it('applies the end of a discount after prices are refreshed', async () => {
    now = new Date('2026-07-02T00:00:00Z');
    expect(await refreshPrices(commerce.context)).toBe(1);
    expect((await find({ sort: [byPrice('asc')] })).keys).toEqual(['300003', '300001', '300004', '300002']);
    expect(await refreshPrices(commerce.context)).toBe(0);
  });
});

describe('facets', () => {
  const brand = (overrides = {}) => ({ distinct: { name: 'brand', field: 'variants.attributes.brand', ...overrides } });
  const jade = { exact: { field: 'variants.attributes.brand', value: 'Jade' } };

  it('count the products of the query before the post filter', async () => {
    const response = await find({
      query: { exact: { field: 'categoriesSubTree', value: categoryIds.get('drinks') } },
      postFilter: jade,
      facets: [
        brand(),
        { distinct: { name: 'aisle', field: 'categories' } },
        { distinct: { name: 'color', field: 'variants.attributes.color.key' } },
        {
          ranges: {
            name: 'price',
            field: 'variants.prices.centAmount',
            filter: inMarket,
            ranges: [{ to: 500_000 }, { from: 500_000, to: 800_000, key: 'middle' }, { from: 800_000 }],
          },
        },
        {
          ranges: { name: 'stars', field: 'reviewRatingStatistics.averageRating', ranges: [{ from: 4 }] },
        },
        { count: { name: 'jade', filter: jade } },
      ],
    });
    expect(response).toMatchObject({ total: 1, keys: ['300003'] });
    expect(response.facets).toEqual([
      {
        name: 'brand',
        buckets: [
          { key: 'Volcán', count: 2 },
          { key: 'Jade', count: 1 },
        ],
      },
      {
        name: 'aisle',
        buckets: expect.arrayContaining([
          { key: categoryIds.get('coffee'), count: 2 },
          { key: categoryIds.get('tea'), count: 1 },
        ]),
      },
      { name: 'color', buckets: [] },
      {
        name: 'price',
        buckets: [
          { key: '*-500000.0', count: 1 },
          { key: 'middle', count: 1 },
          { key: '800000.0-*', count: 1 },
        ],
      },
      { name: 'stars', buckets: [{ key: '4.0-*', count: 1 }] },
      { name: 'jade', value: 1 },
    ]);
  });

  it('support all products, filters, limits and missing values', async () => {
    const { facets } = await find({
      query: { exact: { field: 'key', value: '300004' } },
      facets: [
        brand({ scope: 'all', sort: { by: 'key', order: 'asc' } }),
        brand({ scope: 'all', filter: jade, limit: 1 }),
        { distinct: { name: 'color', scope: 'all', field: 'variants.attributes.color.key', missing: '?' } },
        { distinct: { name: 'colorEs', scope: 'all', field: 'variants.attributes.color.label', language: 'es' } },
      ],
    });
    expect(facets).toEqual([
      {
        name: 'brand',
        buckets: [
          { key: 'Jade', count: 2 },
          { key: 'Volcán', count: 2 },
        ],
      },
      { name: 'brand', buckets: [{ key: 'Jade', count: 2 }] },
      {
        name: 'color',
        buckets: [
          { key: '?', count: 3 },
          { key: 'blue', count: 1 },
        ],
      },
      { name: 'colorEs', buckets: [{ key: 'Azul', count: 1 }] },
    ]);
  });
});
