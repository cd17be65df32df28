import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../commerce/seeds/catalogue.ts';
import { categories } from '../../commerce/seeds/categories.ts';
import { buildPrices } from '../../commerce/seeds/prices.ts';
import { buildStock } from '../../commerce/seeds/stock.ts';
import { synonymGroups } from '../seeds/synonyms.ts';
import type { ProductDocument } from './document.ts';
import { parseDiscoveryEnv } from './env.ts';
import { registerRoutes } from './routes/all.ts';
import { decodeIndex, encodeIndex, UnreadableIndexError } from './saved-index.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { buildSynonyms } from './synonyms.ts';
import { listFound } from './testing/list-found.ts';

const env = parseDiscoveryEnv({});
const synonyms = buildSynonyms(synonymGroups);
const documents = buildDocuments();

/** Builds documents of the club's catalogue. */
function buildDocuments(): ProductDocument[] {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  return buildCatalogue(new Date('2026-06-01T12:00:00Z')).flatMap((product) => {
    const [master] = product.variants;
    const [leaf = ''] = product.categoryKeys;
    const category = byKey.get(leaf);
    if (!master || !category) return [];
    const prices = buildPrices(master.sku, master.usdCents, product.promotion).filter((price) => !price.channelKey);
    return {
      id: product.id,
      pid: master.sku,
      masterSku: master.sku,
      skus: product.variants.map(({ sku }) => sku),
      title: product.name,
      slug: product.slug,
      description: product.description,
      brand: product.variants[0]?.attributes.find(({ name }) => name === 'brand')?.value as string,
      image: master.images[0]?.url ?? null,
      categories: [{ id: category.key, name: category.name }],
      sizes: [],
      colors: [],
      rating: product.rating.count > 0 ? product.rating.average : null,
      createdAt: product.createdAt,
      prices: Object.fromEntries(prices.map(({ country, value }) => [country, [{ cents: value.centAmount }]])),
      inventory: Object.fromEntries(buildStock(master.sku).map(({ channelKey, quantity }) => [channelKey, quantity])),
    };
  });
}

async function* toAsync(parts: readonly string[]): AsyncGenerator<string> {
  yield* parts;
}

/** Saves and loads an index. */
async function reload(index: SearchIndex): Promise<SearchIndex> {
  return createSearchIndex(synonyms, await decodeIndex(toAsync([...encodeIndex(index.save())])));
}

const searches = [
  ...[
    'arroz',
    'aroz',
    'café',
    'cafe molido',
    'leche',
    'tres leches',
    'aceite de oliva',
    'aceite de olva',
    'milk',
    'beans',
  ],
  ...[
    'detergente',
    'dog food',
    'alimento perro',
    'pañales',
    'diapers',
    'tv',
    'televisor',
    'silla',
    'agua',
    'wter',
    'queso',
  ],
  ...[
    'pollo',
    'chicken breast',
    'vino',
    'jabón',
    'papel higienico',
    'xqzwv',
    'oferta negra',
    'a',
    'pan con',
    '110101-1',
  ],
];
const partialQueries = ['ar', 'le', 'cafe m', 'pa', 'de', 'tor', 'gall', 'milk c', 'whi', 'ol'];

/** Response bodies of all searches and suggestions. */
async function collectResponses(index: SearchIndex): Promise<string[]> {
  const app = createServer({ name: 'discovery', logger: createLogger({ name: 'discovery', level: 'silent' }) });
  registerRoutes(app, { env, source: { getIndex: () => index } });
  const common = {
    account_id: env.DISCOVERY_ACCOUNT_ID,
    auth_key: env.DISCOVERY_AUTH_KEY,
    request_id: '1',
    _br_uid_2: 'uid=1',
    url: 'http://shop.test',
    ref_url: 'http://shop.test',
  };
  const bodies: string[] = [];
  for (const domain_key of ['tarima_es', 'tarima_en']) {
    for (const q of ['*', ...searches]) {
      const query = {
        ...{ ...common, domain_key, q, view_id: 'CR', request_type: 'search', search_type: 'keyword', rows: '200' },
        fl: 'pid,title,slug,description,brand,rating,price,price_range,inventory,inventory_6401,availability,thumb_image',
        'facet.field': ['brand', 'category', 'availability_6401'],
        'facet.query': 'price:[* TO 500000]',
      };
      bodies.push((await app.inject({ url: '/api/v1/core/', query })).body);
    }
    for (const q of partialQueries) {
      const query = { ...common, domain_key, request_type: 'suggest', q, catalog_views: 'tarima:CR' };
      bodies.push((await app.inject({ url: '/api/v2/suggest/', query })).body);
    }
  }
  return bodies;
}

describe('a saved index', () => {
  it('returns the same responses as the index that was saved', async () => {
    const index = createSearchIndex(synonyms);
    index.put(documents);
    const before = await collectResponses(index);
    expect(before.some((body) => body.includes('autoCorrectQuery'))).toBe(true);
    expect(await collectResponses(await reload(index))).toEqual(before);
  });

  it('returns the same responses after changes and removals before and after saving', async () => {
    const index = createSearchIndex(synonyms);
    index.put(documents);
    const [first, second, third, ...others] = documents as [ProductDocument, ProductDocument, ProductDocument];
    index.put([
      { ...first, title: second.title },
      { ...second, inventory: { '6401': 3 } },
    ]);
    index.remove(others.slice(0, 30).map(({ id }) => id));
    const reloaded = await reload(index);
    for (const one of [index, reloaded]) {
      one.put([first, { ...third, title: second.title, inventory: { ...third.inventory, '9999': 1 } }]);
      one.remove([second.id]);
    }
    expect(await collectResponses(reloaded)).toEqual(await collectResponses(index));
    expect(await collectResponses(await reload(reloaded))).toEqual(await collectResponses(index));
  });

  it('keeps the order of products whose scores depend on the summation order of terms', async () => {
    const [first, second] = documents as [ProductDocument, ProductDocument];
    const withDescription = (document: ProductDocument, words: string) => ({
      ...document,
      title: { es: 'Surtido', en: 'Surtido' },
      description: { es: words, en: words },
      brand: null,
      categories: [],
    });
    const index = createSearchIndex(synonyms);
    // Three terms start with `pan`, and the sum of their scores depends on the order because of rounding.
    index.put([
      withDescription(first, 'panal panes panko panko panko'),
      withDescription(second, 'panal panal panal panes panko'),
    ]);
    const found = (one: SearchIndex) => listFound(one, 'pan', { unfinished: true }).map(({ pid }) => pid);
    expect(found(index)).toHaveLength(2);
    const reloadedOnce = await reload(index);
    expect(found(reloadedOnce)).toEqual(found(index));
    expect(found(await reload(reloadedOnce))).toEqual(found(index));
  });

  it('is rejected when a part is truncated', async () => {
    const index = createSearchIndex(synonyms);
    index.put(documents);
    const parts = [...encodeIndex(index.save())];
    const cut = parts.with(1, parts[1]?.slice(0, -10) ?? '');
    await expect(decodeIndex(toAsync(cut))).rejects.toThrow(UnreadableIndexError);
    await expect(decodeIndex(toAsync([]))).rejects.toThrow(UnreadableIndexError);
  });
});
