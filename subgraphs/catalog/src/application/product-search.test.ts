import { getMarket } from '@tarima/markets/table';
import { expect, it, vi } from 'vitest';
import type { Product } from '../domain/product.ts';
import { type ListScope, parseListInput } from '../domain/product-list.ts';
import { createEngineFailover } from './engine-failover.ts';
import type { ProductCatalog, ProductIndex } from './ports.ts';
import { createIndexSearch, createProductSearch } from './product-search.ts';

const scope: ListScope = {
  market: getMarket('CR'),
  language: 'es',
  clubKey: '6401',
  channelId: 'channel',
  categoryId: null,
  categoryFilterIds: [],
  facets: [],
  isInClubCounted: false,
};
const list = parseListInput({ text: 'arroz', clubKey: '6401' }, { pageSize: 20, maxTextLength: 100 });
if ('error' in list) throw new Error(list.error);

/** Products in the order in which the catalogue returns them. */
const [oil, rice, salt] = ['oil-1', 'rice-1', 'salt-1'].map((key) => ({ key }) as Product);

/** A search over an index that finds these products, best match first. */
function createSearch(keys: readonly string[]) {
  const getProductsBySku = vi.fn<ProductCatalog['getProductsBySku']>(async (skus) =>
    [oil, rice, salt].flatMap((product) => (product && skus.includes(product.key) ? product : [])),
  );
  const index: ProductIndex = {
    search: async () => ({ keys, total: 60, inStockTotal: 9, facets: new Map(), correctedText: 'arroz' }),
    suggest: async () => ({ queries: [{ displayText: 'arroz', query: 'arroz' }], keys }),
  };
  const failover = createEngineFailover({
    order: () => ['index'],
    onError: (_engine, error) => expect.fail(String(error)),
  });
  const search = createProductSearch(failover, { index: createIndexSearch(index, { getProductsBySku }) });
  return { search, getProductsBySku };
}

it('lists products with the prices of the club in the order of the index (SEARCH-59)', async () => {
  const { search, getProductsBySku } = createSearch(['salt-1', 'gone-1', 'oil-1', 'rice-1']);
  const page = await search.search(list, scope);
  expect(page).toEqual({
    products: [salt, oil, rice],
    total: 60,
    inStockTotal: 9,
    facets: new Map(),
    correctedText: 'arroz',
  });
  expect(getProductsBySku).toHaveBeenCalledExactlyOnceWith(['salt-1', 'gone-1', 'oil-1', 'rice-1'], scope);
});

it('suggests products with the prices of the club in the order of the index (SEARCH-59)', async () => {
  const { search, getProductsBySku } = createSearch(['rice-1', 'oil-1', 'salt-1']);
  const { products } = await search.suggest('arr', scope, { queries: 5, products: 2 });
  expect(products).toEqual([rice, oil]);
  expect(getProductsBySku).toHaveBeenCalledExactlyOnceWith(['rice-1', 'oil-1'], scope);
});

it('reads no products when the index finds none', async () => {
  const { search, getProductsBySku } = createSearch([]);
  expect((await search.search(list, scope)).products).toEqual([]);
  expect(getProductsBySku).not.toHaveBeenCalled();
});
