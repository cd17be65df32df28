import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { synonymGroups } from '../seeds/synonyms.ts';
import type { ProductDocument } from './document.ts';
import { parseDiscoveryEnv } from './env.ts';
import { registerRoutes } from './routes/all.ts';
import { createSearchIndex } from './search-index.ts';
import { readSynonyms } from './synonyms.ts';

const env = parseDiscoveryEnv({});
const pantry = { id: 'pantry', name: { es: 'Despensa', en: 'Pantry' } };
const rice = { id: 'rice', name: { es: 'Arroz', en: 'Rice' } };
const pets = { id: 'pets', name: { es: 'Mascotas', en: 'Pets' } };

function product(id: string, es: string, en: string, more: Partial<ProductDocument> = {}): ProductDocument {
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
    ...more,
  };
}

const documents = [
  product('101', 'Arroz blanco, 9 kg', 'White rice, 9 kg', { categories: [pantry, rice], rating: 4.5 }),
  product('102', 'Arroz integral, 3 kg', 'Brown rice, 3 kg', {
    categories: [pantry, rice],
    prices: { CR: [{ cents: 300_000 }] },
    inventory: { '64': 4, '6401': 0 },
  }),
  product('103', 'Alimento para perro con pollo y arroz, 20 kg', 'Dog food with chicken and rice, 20 kg', {
    categories: [pets],
    brand: 'Manada',
  }),
  product('104', 'Frijoles negros, 4 kg', 'Black beans, 4 kg'),
  product('105', 'Pañales etapa activa', 'Active stage diapers', { prices: { JM: [{ cents: 70_000 }] } }),
];

let app: FastifyInstance;
const index = createSearchIndex(readSynonyms(synonymGroups));
beforeAll(() => {
  index.put(documents);
  app = createServer({ name: 'discovery', logger: createLogger({ name: 'discovery', level: 'silent' }) });
  registerRoutes(app, { env, source: { current: () => index } });
});

const common = {
  account_id: env.DISCOVERY_ACCOUNT_ID,
  auth_key: env.DISCOVERY_AUTH_KEY,
  domain_key: 'tarima_es',
  request_id: '1',
  _br_uid_2: 'uid=1',
  url: 'http://shop.test',
};

async function core(q: string, more: Record<string, string | string[]> = {}) {
  const query = {
    ...common,
    q,
    view_id: 'CR',
    request_type: 'search',
    search_type: 'keyword',
    rows: '10',
    fl: 'pid,title,price,inventory_6401',
    ...more,
  };
  const { statusCode, json } = await app.inject({ url: '/api/v1/core/', query });
  return { statusCode, body: json() };
}

const pidsOf = (body: { response: { docs: { pid: string }[] } }) => body.response.docs.map(({ pid }) => pid);

describe('keyword search', () => {
  it.each(['arroz', 'ARROZ', 'rice', 'aroz', 'arros', 'rarroz', 'arorz'])(
    '%s finds rice before what has rice in it',
    async (q) => {
      expect(pidsOf((await core(q)).body)).toEqual(['101-1', '102-1', '103-1']);
    },
  );

  it('says what it searched instead of a misspelt word', async () => {
    expect((await core('aroz')).body).toMatchObject({ autoCorrectQuery: 'arroz', did_you_mean: ['arroz'] });
    expect((await core('arroz')).body).not.toHaveProperty('autoCorrectQuery');
  });

  it.each(['habichuelas', 'beans', 'frijol', 'frijoles negros', 'black beans'])('%s finds beans', async (q) => {
    expect(pidsOf((await core(q)).body)[0]).toBe('104-1');
  });

  it('finds an item number, and nothing for words that nobody uses', async () => {
    expect(pidsOf((await core('102-1')).body)).toEqual(['102-1']);
    expect((await core('xqzwv')).body.response).toMatchObject({ numFound: 0, docs: [] });
  });

  it('shows what the country sells, in its price', async () => {
    expect(pidsOf((await core('pañales')).body)).toEqual([]);
    expect((await core('pañales', { view_id: 'JM' })).body.response.docs).toMatchObject([
      { pid: '105-1', price: 70_000 },
    ]);
  });

  it('narrows to a club with stock, to values and to ranges', async () => {
    expect(pidsOf((await core('arroz', { fq: 'inventory_6401:[1 TO *]' })).body)).toEqual(['101-1', '103-1']);
    expect(pidsOf((await core('arroz', { fq: ['brand:"Manada" OR "Nadie"'] })).body)).toEqual(['103-1']);
    expect(pidsOf((await core('arroz', { fq: 'price:[200000 TO *]' })).body)).toEqual(['102-1']);
    expect(pidsOf((await core('arroz', { fq: 'price:[* TO 1] OR [300000 TO 300000]' })).body)).toEqual(['102-1']);
  });

  it('counts a facet under the other filters, not under its own', async () => {
    const { body } = await core('arroz', {
      fq: 'brand:"Manada"',
      'facet.field': ['brand', 'category'],
      'facet.query': 'rating:[4 TO *]',
    });
    expect(body.facet_counts.facet_fields.brand).toEqual([
      { name: 'Finca', count: 2 },
      { name: 'Manada', count: 1 },
    ]);
    expect(body.facet_counts.facet_fields.category).toEqual([{ name: 'pets', count: 1 }]);
    expect(body.facet_counts.facet_queries).toEqual({ 'rating:[4 TO *]': 0 });
  });

  it('sorts by price and pages', async () => {
    expect(pidsOf((await core('arroz', { sort: 'price desc', rows: '1' })).body)).toEqual(['102-1']);
    expect(pidsOf((await core('arroz', { sort: 'price asc', rows: '1', start: '2' })).body)).toEqual(['102-1']);
  });

  it.each([
    [401, { auth_key: 'wrong' }],
    [403, { account_id: '1' }],
    [400, { view_id: 'XX' }],
    [400, { fq: 'secret:"x"' }],
    [400, { fq: 'brand:x' }],
    [400, { rows: '-1' }],
    [400, { sort: 'rating asc' }],
  ])('answers %i to %j', async (status, more) => {
    const { statusCode, body } = await core('arroz', more);
    expect(statusCode).toBe(status);
    expect(body).toEqual({ status_code: status, error: expect.any(String) });
  });

  it('takes the next likely word when the likeliest has no sense with the others', () => {
    const own = createSearchIndex(readSynonyms([]));
    own.put([
      product('201', 'Olla de hierro', 'Iron pot'),
      product('202', 'Olla de presión', 'Pressure cooker'),
      product('203', 'Aceite de oliva', 'Olive oil'),
    ]);
    const { documents: found, correctedText } = own.find('aceite de olva');
    expect(found.map(({ pid }) => pid)).toEqual(['203-1']);
    expect(correctedText).toBe('aceite oliva');
  });

  it('puts what is called by all the words before what only mentions some of them', () => {
    const own = createSearchIndex(readSynonyms([]));
    own.put([
      product('301', 'Leche condensada', 'Milk', { description: { es: 'La del tres leches: tres latas.', en: '' } }),
      product('302', 'Torta casera y fresca tres leches', 'Home-made and fresh tres leches cake of the house'),
      ...['303', '304', '305', '306'].map((id) => product(id, `Torta tres pisos ${id}`, `Cake ${id}`)),
    ]);
    expect(own.find('tres leches').documents.map(({ pid }) => pid)).toEqual(['302-1', '301-1']);
  });

  it('forgets what is no longer sold', () => {
    const own = createSearchIndex(readSynonyms([]));
    own.put(documents);
    own.put([product('104', 'Lentejas, 2 kg', 'Lentils, 2 kg')]);
    own.remove(['101']);
    expect(own.find('frijoles').documents).toEqual([]);
    expect(own.find('lentejas').documents.map(({ pid }) => pid)).toEqual(['104-1']);
    expect(own.find('101-1').documents).toEqual([]);
    expect(own.complete('frij', 'es', 5)).toEqual([]);
  });
});

describe('suggestions', () => {
  async function suggest(q: string, domain = 'tarima_es') {
    const query = { ...common, domain_key: domain, q, catalog_views: 'tarima:CR' };
    const { json } = await app.inject({ url: '/api/v2/suggest/', query });
    return json().suggestionGroups[0];
  }

  it('completes the word that is being typed, in the language of the site', async () => {
    const found = await suggest('arr');
    expect(found.querySuggestions[0]).toEqual({ query: 'arroz', displayText: 'arroz' });
    expect(found.searchSuggestions[0]).toMatchObject({
      pid: '101-1',
      title: 'Arroz blanco, 9 kg',
      master_sku: '101-1',
    });
    expect((await suggest('ri', 'tarima_en')).querySuggestions[0]).toEqual({ query: 'rice', displayText: 'rice' });
  });

  it('takes earlier words whole', async () => {
    const texts = (await suggest('arroz int')).querySuggestions.map(({ query }: { query: string }) => query);
    expect(texts).toEqual(['arroz integral']);
  });
});
