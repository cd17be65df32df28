import { getMarket } from '@tarima/markets/table';
import { expect, it, vi } from 'vitest';
import type { CommerceApi } from './client.ts';
import { fetchProductsBySku } from './products-by-sku.ts';

it('sends several calls for more than 100 SKUs, because the length of a URL is limited', async () => {
  const get = vi.fn(({ queryArgs }: { queryArgs: { limit: number } }) => ({
    execute: async () => ({ body: { results: [queryArgs.limit] } }),
  }));
  const commerce = { api: { productProjections: () => ({ get }) } } as unknown as CommerceApi;
  const skus = Array.from({ length: 240 }, (_, index) => `sku-${index}`);
  expect(await fetchProductsBySku(commerce, skus, { market: getMarket('CR'), channelId: 'c6401' })).toEqual([
    100, 100, 40,
  ]);
});

it('fetches the products of the SKUs with the prices of one channel', async () => {
  const products = [{ id: 'rice' }, { id: 'oil' }];
  const get = vi.fn(() => ({ execute: async () => ({ body: { results: products } }) }));
  const commerce = { api: { productProjections: () => ({ get }) } } as unknown as CommerceApi;
  const place = { market: getMarket('CR'), channelId: 'c6401' };
  expect(await fetchProductsBySku(commerce, ['rice-1', 'a"b'], place)).toEqual(products);
  const list = '"rice-1","a\\"b"';
  expect(get).toHaveBeenCalledExactlyOnceWith({
    queryArgs: {
      where: `masterVariant(sku in (${list})) or variants(sku in (${list}))`,
      limit: 2,
      withTotal: false,
      storeProjection: 'CR',
      priceCurrency: 'CRC',
      priceCountry: 'CR',
      priceChannel: 'c6401',
    },
  });
});
