import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMarket } from '@tarima/markets/table';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProductIndex } from '../../application/ports.ts';
import { type ListInput, type ListScope, parseListInput } from '../../domain/product-list.ts';
import { createDiscoveryClient, type DiscoveryClient } from './client.ts';

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

let server: Server;
let client: DiscoveryClient;
let index: ProductIndex;
/** URLs of the requests in order. */
let requests: URL[];
/** Body of the responses. */
let body: object;

beforeEach(async () => {
  requests = [];
  body = {};
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://discovery.test');
    requests.push(url);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountId: '6702',
    authKey: 'key',
    domain: 'tarima',
    timeoutMs: 5_000,
    shopUrl: 'https://shop.test',
  };
  client = createDiscoveryClient(settings, createRecordReader({ warn: () => undefined }));
  index = client.createIndex(undefined);
});
afterEach(async () => {
  await client.close();
  await new Promise((resolve) => server.close(resolve));
});

/** Executes a search and returns the parameters of its request. */
async function search(input: ListInput, overrides: Partial<ListScope> = {}): Promise<URLSearchParams> {
  const list = parseListInput({ text: 'arroz', ...input }, { pageSize: 20, maxTextLength: 100 });
  if ('error' in list) throw new Error(list.error);
  await index.search(list, { ...scope, ...overrides });
  const [url] = requests;
  expect(url?.pathname).toBe('/api/v1/core/');
  return url?.searchParams ?? new URLSearchParams();
}

describe('a request to the discovery service', () => {
  it.each([
    ['a search', () => search({}, { language: 'en' })],
    ['a suggestion', () => index.suggest('arr', { ...scope, language: 'en' })],
  ])('has account, key, language and shop, and a new visitor id: %s (SEARCH-61)', async (_kind, send) => {
    await send();
    await send();
    const [first, second] = requests.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(first).toMatchObject({
      account_id: '6702',
      auth_key: 'key',
      domain_key: 'tarima_en',
      request_type: expect.stringMatching(/^(search|suggest)$/),
      request_id: expect.stringMatching(/^\S+$/),
      _br_uid_2: expect.stringMatching(/^uid=\S+$/),
      url: 'https://shop.test',
      ref_url: 'https://shop.test',
    });
    expect(second?.request_id).not.toBe(first?.request_id);
    expect(second?._br_uid_2).not.toBe(first?._br_uid_2);
  });
});

it.each([undefined, 'f00d'])(
  'has the pseudonym of a member as user id, and none for other shoppers: %s (SEARCH-65)',
  async (userId) => {
    index = client.createIndex(userId);
    await search({});
    await index.suggest('arr', scope);
    expect(requests.map(({ searchParams }) => searchParams.get('user_id'))).toEqual([userId ?? null, userId ?? null]);
  },
);

describe('a search by the discovery service', () => {
  it('sends the text, the page, the fields and the market (SEARCH-62)', async () => {
    const parameters = await search({ text: 'arroz Selecta', page: 3, pageSize: 50 }, { market: getMarket('JM') });
    expect(Object.fromEntries(parameters)).toMatchObject({
      q: 'arroz Selecta',
      rows: '50',
      start: '100',
      fl: 'pid,master_sku',
      view_id: 'JM',
    });
  });

  it.each([
    ['LATEST', 'created_at desc', 'SEARCH-19'],
    ['PRICE_ASC', 'price asc', 'SEARCH-20'],
    ['PRICE_DESC', 'price desc', 'SEARCH-21'],
    ['RELEVANCE', null, 'SEARCH-22'],
  ] as const)('sorts %s by %s (%s)', async (sort, parameter, _rule) => {
    expect((await search({ sort })).get('sort')).toBe(parameter);
  });

  it('joins the values of a facet with OR and sends one filter for each facet (SEARCH-31)', async () => {
    const filters = [
      { facet: 'brand', values: ['Selecta', 'Café "Real"'] },
      { facet: 'price', values: ['-500000', '1250000-'] },
      { facet: 'rating', values: ['4', '3'] },
    ];
    const over = { categoryId: 'pantry', categoryFilterIds: ['rice', 'beans'] };
    const category = { facet: 'category', values: ['rice', 'beans'] };
    expect((await search({ filters: [...filters, category] }, over)).getAll('fq')).toEqual([
      'category:"pantry"',
      'brand:"Selecta" OR "Café \\"Real\\""',
      'price:[* TO 499999] OR [1250000 TO *]',
      'rating:[3 TO *]',
      'category:"rice" OR "beans"',
    ]);
  });

  it('filters by stock of the club (SEARCH-64)', async () => {
    const parameters = await search({ clubKey: '6401', inStockOnly: true });
    expect(parameters.getAll('fq')).toEqual(['inventory_6401:[1 TO *]']);
  });
});

it('sends the text and the market’s catalogue view with a suggestion request (SEARCH-63)', async () => {
  await index.suggest('arr', { ...scope, market: getMarket('JM') });
  expect(requests[0]?.pathname).toBe('/api/v2/suggest/');
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({ q: 'arr', catalog_views: 'tarima:JM' });
});

describe('a response of the discovery service', () => {
  const list = parseListInput({ text: 'arroz' }, { pageSize: 20, maxTextLength: 100 });
  const find = () => ('error' in list ? Promise.reject(new Error(list.error)) : index.search(list, scope));

  it('has products and facets, whose values are ids of categories or names', async () => {
    body = {
      response: { numFound: 9, docs: [{ pid: '1', master_sku: '1-1' }] },
      facet_counts: {
        facets: [
          { name: 'category', type: 'text', value: [{ cat_id: 'rice', cat_name: 'Arroz', count: 4 }, { count: 1 }] },
          { name: 'brand', type: 'text', value: [{ name: 'Selecta', count: 2 }] },
          { name: 'unknown', type: 'text', value: [{ name: 'x', count: 1 }] },
        ],
      },
      autoCorrectQuery: 'arroz',
    };
    const found = await find();
    expect(found).toMatchObject({ keys: ['1-1'], total: 9, correctedText: 'arroz' });
    expect([...found.facets]).toEqual([
      ['category', [{ value: 'rice', count: 4 }]],
      ['brand', [{ value: 'Selecta', count: 2 }]],
    ]);
  });

  it('may have nothing that the service leaves optional', async () => {
    expect(await find()).toMatchObject({ keys: [], total: 0, correctedText: null });
    expect(await index.suggest('arr', scope)).toEqual({ queries: [], keys: [] });
  });
});
