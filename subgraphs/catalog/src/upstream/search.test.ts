import { getMarket } from '@tarima/markets/table';
import { expect, it, vi } from 'vitest';
import type { Product } from '../domain/product.ts';
import { parseListInput } from '../domain/product-list.ts';
import type { CatalogUpstream } from './client.ts';
import type { DiscoveryClient } from './discovery/client.ts';
import { createEngines } from './engines.ts';
import { createSearch } from './search.ts';
import type { ListTarget } from './targets.ts';

const target: ListTarget = {
  market: getMarket('CR'),
  language: 'es',
  clubKey: '6401',
  channelId: 'channel',
  categoryId: null,
  categoryFilterIds: [],
  facets: [],
  isInClubCounted: false,
};
const list = parseListInput({ text: 'arroz', clubId: '6401' }, { pageSize: 20, maxTextLength: 100 });
if ('fault' in list) throw new Error(list.fault);

/** The platform's products, with its prices and stock; it returns them in its own order. */
const [oil, rice, salt] = ['oil-1', 'rice-1', 'salt-1'].map((key) => ({ key }) as Product);

/** A search that the discovery service answers with these products, best match first. */
function searchFinding(keys: readonly string[]) {
  const productsBySku = vi.fn<CatalogUpstream['productsBySku']>(async (skus) =>
    [oil, rice, salt].flatMap((product) => (product && skus.includes(product.key) ? product : [])),
  );
  const discovery: Omit<DiscoveryClient, 'close'> = {
    search: async () => ({ keys, total: 60, inClubTotal: 9, facets: new Map(), correctedText: 'arroz' }),
    suggest: async () => ({ queries: [{ displayText: 'arroz', query: 'arroz' }], keys }),
  };
  const search = createSearch({
    engines: createEngines({ order: () => ['discovery'], onFault: (_engine, error) => expect.fail(String(error)) }),
    discovery: discovery as DiscoveryClient,
    upstream: { productsBySku } as unknown as CatalogUpstream,
  });
  return { search, productsBySku };
}

it('lists the platform’s products at the club, in the order in which discovery found them (SEARCH-59)', async () => {
  const { search, productsBySku } = searchFinding(['salt-1', 'gone-1', 'oil-1', 'rice-1']);
  const page = await search.list(list, target);
  expect(page).toEqual({
    products: [salt, oil, rice],
    total: 60,
    inClubTotal: 9,
    facets: new Map(),
    correctedText: 'arroz',
  });
  expect(productsBySku).toHaveBeenCalledExactlyOnceWith(['salt-1', 'gone-1', 'oil-1', 'rice-1'], target);
});

it('suggests the platform’s products at the club, in the order in which discovery found them (SEARCH-59)', async () => {
  const { search, productsBySku } = searchFinding(['rice-1', 'oil-1', 'salt-1']);
  const { products } = await search.suggest('arr', target, { queries: 5, products: 2 });
  expect(products).toEqual([rice, oil]);
  expect(productsBySku).toHaveBeenCalledExactlyOnceWith(['rice-1', 'oil-1'], target);
});

it('asks the platform for nothing when discovery finds nothing', async () => {
  const { search, productsBySku } = searchFinding([]);
  expect((await search.list(list, target)).products).toEqual([]);
  expect(productsBySku).not.toHaveBeenCalled();
});
