import { readFileSync } from 'node:fs';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { getMarket } from '@tarima/markets/table';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListScope, parseListInput } from '../../domain/product-list.ts';
import { readCategories } from './categories.ts';
import { createCommerceCatalog } from './client.ts';

const fixture = (name: string) => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
const search = fixture('search');
const product = search.results[0].productProjection;
const category = fixture('category');

const warn = vi.fn();
beforeEach(() => warn.mockClear());
const listLoggedRecords = () => warn.mock.calls.map(([{ kind, id }]) => [kind, id]);

/** The SDK's request builders over fixed responses. */
function createCatalog({ projections = [] as unknown[], categories = [] as unknown[] }) {
  const respondWith = (body: unknown) => () => ({ execute: async () => ({ body }) });
  const results = projections.map((productProjection) => ({ productProjection }));
  const api = {
    productProjections: () => ({ get: respondWith({ results: projections }) }),
    products: () => ({ search: () => ({ post: respondWith({ ...search, results }) }) }),
    categories: () => ({ get: respondWith({ results: categories }) }),
    graphql: () => ({ post: respondWith({ data: { categories: { results: [] } } }) }),
  };
  const commerce = { api } as unknown as CommerceApi;
  const records = createRecordReader({ warn });
  const promotionEnds = { get: async () => new Map() };
  return { commerce, records, catalog: createCommerceCatalog(commerce, { promotionEnds, records }) };
}

const scope: ListScope = {
  market: getMarket('CR'),
  language: 'es',
  clubKey: null,
  channelId: 'channel',
  categoryId: null,
  categoryFilterIds: [],
  facets: [],
  isInClubCounted: false,
};
const list = parseListInput({}, { pageSize: 20, maxTextLength: 100 });
if ('error' in list) throw new Error(list.error);

const withoutSku = { ...product, id: 'broken', masterVariant: { ...product.masterVariant, sku: undefined } };

describe('a product without a sku', () => {
  const { catalog } = createCatalog({ projections: [withoutSku, product] });
  it.each([
    ['a list', async () => (await catalog.search(list, scope)).products],
    ['a look-up', () => catalog.getProductsBySku(['260503-1'], scope)],
    ['suggestions', async () => (await catalog.suggest('maleta', scope, { queries: 5, products: 3 })).products],
  ])('is omitted from %s (CATALOG-8)', async (_name, read) => {
    expect((await read()).map(({ key }) => key)).toEqual(['260503-1']);
  });

  it('is named in the log (CATALOG-8)', async () => {
    await createCatalog({ projections: [withoutSku, product] }).catalog.search(list, scope);
    expect(listLoggedRecords()).toEqual([['product', 'broken']]);
  });
});

it('returns a product without its unreadable variant', async () => {
  const variants = [
    { ...product.masterVariant, sku: undefined },
    { ...product.masterVariant, sku: '260503-9' },
  ];
  const { catalog } = createCatalog({ projections: [{ ...product, variants }] });
  const [found] = await catalog.getProductsBySku(['260503-1'], scope);
  expect(found?.variants.map(({ sku }) => sku)).toEqual(['260503-1', '260503-9']);
  expect(listLoggedRecords()).toEqual([['product', product.id]]);
});

it('omits a category without a name and names it in the log', async () => {
  const { commerce, records } = createCatalog({
    categories: [{ ...category, id: 'broken', name: undefined }, category],
  });
  expect((await readCategories(commerce, records, { warn })).map(({ key }) => key)).toEqual(['rice']);
  expect(listLoggedRecords()).toEqual([['category', 'broken']]);
});
