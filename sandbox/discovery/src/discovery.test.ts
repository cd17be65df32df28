import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { synonymGroups } from '../seeds/synonyms.ts';
import type { ProductDocument } from './document.ts';
import { parseDiscoveryEnv } from './env.ts';
import { registerRoutes } from './routes/all.ts';
import { createSearchIndex } from './search-index.ts';
import { buildSynonyms } from './synonyms.ts';
import { listFound } from './testing/list-found.ts';

const env = parseDiscoveryEnv({});
const pantry = { id: 'pantry', name: { es: 'Despensa', en: 'Pantry' } };
const rice = { id: 'rice', name: { es: 'Arroz', en: 'Rice' } };
const pets = { id: 'pets', name: { es: 'Mascotas', en: 'Pets' } };

function buildProduct(id: string, es: string, en: string, overrides: Partial<ProductDocument> = {}): ProductDocument {
  return {
    id,
    pid: `${id}-1`,
    masterSku: `${id}-1`,
    skus: [`${id}-1`],
    title: { es, en },
    slug: { es: `p-${id}`, en: `p-${id}` },
    description: { es: '', en: '' },
    brand: 'Finca',
    image: null,
    categories: [pantry],
    sizes: [],
    colors: [],
    rating: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    prices: { CR: [{ cents: 100_000 }], JM: [{ cents: 50_000 }] },
    inventory: { '64': 10, '6401': 10 },
    ...overrides,
  };
}

const documents = [
  buildProduct('101', 'Arroz blanco, 9 kg', 'White rice, 9 kg', { categories: [pantry, rice], rating: 4.5 }),
  buildProduct('102', 'Arroz integral, 3 kg', 'Brown rice, 3 kg', {
    categories: [pantry, rice],
    prices: { CR: [{ cents: 300_000 }] },
    inventory: { '64': 4, '6401': 0 },
  }),
  buildProduct('103', 'Alimento para perro con pollo y arroz, 20 kg', 'Dog food with chicken and rice, 20 kg', {
    categories: [pets],
    brand: 'Manada',
  }),
  buildProduct('104', 'Frijoles negros, 4 kg', 'Black beans, 4 kg'),
  buildProduct('105', 'Pañales etapa activa', 'Active stage diapers', { prices: { JM: [{ cents: 70_000 }] } }),
];

let app: FastifyInstance;
const index = createSearchIndex(buildSynonyms(synonymGroups));
beforeAll(() => {
  index.put(documents);
  app = createServer({ name: 'discovery', logger: createLogger({ name: 'discovery', level: 'silent' }) });
  registerRoutes(app, { env, source: { getIndex: () => index } });
});

const common = {
  account_id: env.DISCOVERY_ACCOUNT_ID,
  auth_key: env.DISCOVERY_AUTH_KEY,
  domain_key: 'tarima_es',
  request_id: '1',
  _br_uid_2: 'uid=1',
  url: 'http://shop.test',
  ref_url: 'http://shop.test',
};

async function searchCore(q: string, overrides: Record<string, string | string[]> = {}) {
  const query = {
    ...common,
    q,
    view_id: 'CR',
    request_type: 'search',
    search_type: 'keyword',
    rows: '10',
    fl: 'pid,title,price,inventory_6401',
    ...overrides,
  };
  const { statusCode, json } = await app.inject({ url: '/api/v1/core/', query });
  return { statusCode, body: json() };
}

const listPids = (body: { response: { docs: { pid: string }[] } }) => body.response.docs.map(({ pid }) => pid);

describe('keyword search', () => {
  it.each(['arroz', 'ARROZ', 'rice', 'aroz', 'arros', 'rarroz', 'arorz'])(
    '%s finds rice before products that contain rice',
    async (q) => {
      expect(listPids((await searchCore(q)).body)).toEqual(['101-1', '102-1', '103-1']);
    },
  );

  it('returns the corrected query for a misspelt word', async () => {
    expect((await searchCore('aroz')).body).toMatchObject({ autoCorrectQuery: 'arroz', did_you_mean: ['arroz'] });
    expect((await searchCore('arroz')).body).not.toHaveProperty('autoCorrectQuery');
  });

  it.each(['habichuelas', 'beans', 'frijol', 'frijoles negros', 'black beans'])('%s finds beans', async (q) => {
    expect(listPids((await searchCore(q)).body)[0]).toBe('104-1');
  });

  it('finds an item number, and nothing for unknown words', async () => {
    expect(listPids((await searchCore('102-1')).body)).toEqual(['102-1']);
    expect((await searchCore('xqzwv')).body.response).toMatchObject({ numFound: 0, docs: [] });
  });

  it('returns products of the country with its prices', async () => {
    expect(listPids((await searchCore('pañales')).body)).toEqual([]);
    expect((await searchCore('pañales', { view_id: 'JM' })).body.response.docs).toMatchObject([
      { pid: '105-1', price: 70_000 },
    ]);
  });

  it('filters by stock of a club, by values and by ranges', async () => {
    expect(listPids((await searchCore('arroz', { fq: 'inventory_6401:[1 TO *]' })).body)).toEqual(['101-1', '103-1']);
    expect(listPids((await searchCore('arroz', { fq: ['brand:"Manada" OR "Nadie"'] })).body)).toEqual(['103-1']);
    expect(listPids((await searchCore('arroz', { fq: 'price:[200000 TO *]' })).body)).toEqual(['102-1']);
    expect(listPids((await searchCore('arroz', { fq: 'price:[* TO 1] OR [300000 TO 300000]' })).body)).toEqual([
      '102-1',
    ]);
  });

  it('counts a facet with the other filters applied, but not its own', async () => {
    const { body } = await searchCore('arroz', {
      fq: 'brand:"Manada"',
      'facet.field': ['brand', 'category'],
      'facet.query': 'rating:[4 TO *]',
    });
    const brands = [
      { name: 'Finca', count: 2 },
      { name: 'Manada', count: 1 },
    ];
    const categories = [{ cat_id: 'pets', cat_name: expect.any(String), count: 1 }];
    expect(body.facet_counts.facets).toEqual([
      { name: 'brand', type: 'text', value: brands },
      { name: 'category', type: 'text', value: categories },
    ]);
    expect(body.facet_counts.facet_queries).toEqual({ 'rating:[4 TO *]': 0 });
  });

  it('sorts by price and paginates', async () => {
    expect(listPids((await searchCore('arroz', { sort: 'price desc', rows: '1' })).body)).toEqual(['102-1']);
    expect(listPids((await searchCore('arroz', { sort: 'price asc', rows: '1', start: '2' })).body)).toEqual(['102-1']);
  });

  it.each([
    [401, { auth_key: 'wrong' }],
    [403, { account_id: '1' }],
    [400, { view_id: 'XX' }],
    [400, { fq: 'secret:"x"' }],
    [400, { fq: 'brand:x' }],
    [400, { rows: '-1' }],
    [400, { sort: 'rating asc' }],
  ])('returns %i for %j', async (status, overrides) => {
    const { statusCode, body } = await searchCore('arroz', overrides);
    expect(statusCode).toBe(status);
    expect(body).toEqual({ status_code: status, error: expect.any(String) });
  });

  it('uses the next likely correction when the likeliest one finds nothing with the other words', () => {
    const index = createSearchIndex(buildSynonyms([]));
    index.put([
      buildProduct('201', 'Olla de hierro', 'Iron pot'),
      buildProduct('202', 'Olla de presión', 'Pressure cooker'),
      buildProduct('203', 'Aceite de oliva', 'Olive oil'),
    ]);
    expect(listFound(index, 'aceite de olva').map(({ pid }) => pid)).toEqual(['203-1']);
    expect(index.find('aceite de olva').correctedText).toBe('aceite oliva');
  });

  it('ranks products named by all words before products that mention some of them', () => {
    const index = createSearchIndex(buildSynonyms([]));
    index.put([
      buildProduct('301', 'Leche condensada', 'Milk', {
        description: { es: 'La del tres leches: tres latas.', en: '' },
      }),
      buildProduct('302', 'Torta casera y fresca tres leches', 'Home-made and fresh tres leches cake of the house'),
      ...['303', '304', '305', '306'].map((id) => buildProduct(id, `Torta tres pisos ${id}`, `Cake ${id}`)),
    ]);
    expect(listFound(index, 'tres leches').map(({ pid }) => pid)).toEqual(['302-1', '301-1']);
  });

  it('finds a text again with the stock, the names and the products that have changed since', () => {
    const index = createSearchIndex(buildSynonyms([]));
    index.put(documents);
    const findPids = () => listFound(index, 'arroz').map(({ pid }) => pid);
    const [first, ...others] = listFound(index, 'arroz');
    expect(listFound(index, 'arroz')).toEqual([first, ...others]);
    index.put([
      buildProduct('101', 'Arroz blanco, 9 kg', 'White rice, 9 kg', { categories: [pantry, rice], rating: 1 }),
    ]);
    expect(listFound(index, 'arroz').map(({ pid, rating }) => [pid, rating])).toEqual([
      ['101-1', 1],
      ...others.map(({ pid, rating }) => [pid, rating]),
    ]);
    index.put([buildProduct('106', 'Arroz con leche', 'Rice pudding')]);
    expect(findPids()).toContain('106-1');
    index.put([buildProduct('106', 'Flan', 'Flan')]);
    expect(findPids()).not.toContain('106-1');
    index.remove(['101']);
    expect(findPids()).not.toContain('101-1');
  });

  it('finds a text as a whole and as the beginning of one separately', () => {
    const index = createSearchIndex(buildSynonyms([]));
    index.put(documents);
    expect(index.find('arro', { unfinished: true }).correctedText).toBeNull();
    expect(index.find('arro').correctedText).toBe('arroz');
  });

  it('removes deleted and changed products', () => {
    const index = createSearchIndex(buildSynonyms([]));
    index.put(documents);
    index.put([buildProduct('104', 'Lentejas, 2 kg', 'Lentils, 2 kg')]);
    index.remove(['101']);
    expect(listFound(index, 'frijoles')).toEqual([]);
    expect(listFound(index, 'lentejas').map(({ pid }) => pid)).toEqual(['104-1']);
    expect(listFound(index, '101-1')).toEqual([]);
    expect(index.complete('frij', 'es', 5)).toEqual([]);
  });
});

describe('suggestions', () => {
  async function suggest(q: string, domain = 'tarima_es') {
    const query = { ...common, domain_key: domain, request_type: 'suggest', q, catalog_views: 'tarima:CR' };
    const { json } = await app.inject({ url: '/api/v2/suggest/', query });
    return json().suggestionGroups[0];
  }

  it('completes the last word in the language of the site', async () => {
    const found = await suggest('arr');
    expect(found.querySuggestions[0]).toEqual({ query: 'arroz', displayText: 'arroz' });
    expect(found.searchSuggestions[0]).toMatchObject({
      pid: '101-1',
      title: 'Arroz blanco, 9 kg',
      master_sku: '101-1',
    });
    expect((await suggest('ri', 'tarima_en')).querySuggestions[0]).toEqual({ query: 'rice', displayText: 'rice' });
  });

  it('matches earlier words completely', async () => {
    const texts = (await suggest('arroz int')).querySuggestions.map(({ query }: { query: string }) => query);
    expect(texts).toEqual(['arroz integral']);
  });
});
