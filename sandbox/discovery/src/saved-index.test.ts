import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../commerce/seeds/catalogue.ts';
import { categories } from '../../commerce/seeds/categories.ts';
import { pricesOf } from '../../commerce/seeds/prices.ts';
import { stockOf } from '../../commerce/seeds/stock.ts';
import { synonymGroups } from '../seeds/synonyms.ts';
import type { ProductDocument } from './document.ts';
import { parseDiscoveryEnv } from './env.ts';
import { registerRoutes } from './routes/all.ts';
import { decodeIndex, encodeIndex, UnreadableIndexError } from './saved-index.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { readSynonyms } from './synonyms.ts';

const env = parseDiscoveryEnv({});
const synonyms = readSynonyms(synonymGroups);
const documents = seededDocuments();

/** The club's own catalogue, as the platform would give it. */
function seededDocuments(): ProductDocument[] {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  return buildCatalogue(new Date('2026-06-01T12:00:00Z')).flatMap((product) => {
    const [master] = product.variants;
    const [leaf = ''] = product.categoryKeys;
    const category = byKey.get(leaf);
    if (!master || !category) return [];
    const prices = pricesOf(master.sku, master.usdCents, product.promotion).filter((price) => !price.channelKey);
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
      inventory: Object.fromEntries(stockOf(master.sku).map(({ channelKey, quantity }) => [channelKey, quantity])),
    };
  });
}

async function* given(parts: readonly string[]): AsyncGenerator<string> {
  yield* parts;
}

/** The index as a later start loads it. */
async function restored(index: SearchIndex): Promise<SearchIndex> {
  return createSearchIndex(synonyms, await decodeIndex(given([...encodeIndex(index.save())])));
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
const typed = ['ar', 'le', 'cafe m', 'pa', 'de', 'tor', 'gall', 'milk c', 'whi', 'ol'];

/** The bodies that the service answers all of them with. */
async function answers(index: SearchIndex): Promise<string[]> {
  const app = createServer({ name: 'discovery', logger: createLogger({ name: 'discovery', level: 'silent' }) });
  registerRoutes(app, { env, source: { current: () => index } });
  const common = {
    account_id: env.DISCOVERY_ACCOUNT_ID,
    auth_key: env.DISCOVERY_AUTH_KEY,
    request_id: '1',
    _br_uid_2: 'uid=1',
    url: 'http://shop.test',
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
    for (const q of typed) {
      const query = { ...common, domain_key, q, catalog_views: 'tarima:CR' };
      bodies.push((await app.inject({ url: '/api/v2/suggest/', query })).body);
    }
  }
  return bodies;
}

describe('a saved index', () => {
  it('answers every search as the index did that was saved', async () => {
    const index = createSearchIndex(synonyms);
    index.put(documents);
    const before = await answers(index);
    expect(before.some((body) => body.includes('autoCorrectQuery'))).toBe(true);
    expect(await answers(await restored(index))).toEqual(before);
  });

  it('answers as before also when products were changed and removed before and after it was saved', async () => {
    const index = createSearchIndex(synonyms);
    index.put(documents);
    const [first, second, third, ...others] = documents as [ProductDocument, ProductDocument, ProductDocument];
    index.put([
      { ...first, title: second.title },
      { ...second, inventory: { '6401': 3 } },
    ]);
    index.remove(others.slice(0, 30).map(({ id }) => id));
    const again = await restored(index);
    for (const one of [index, again]) {
      one.put([first, { ...third, title: second.title, inventory: { ...third.inventory, '9999': 1 } }]);
      one.remove([second.id]);
    }
    expect(await answers(again)).toEqual(await answers(index));
    expect(await answers(await restored(again))).toEqual(await answers(index));
  });

  it('keeps the order of products whose scores differ only by the order in which the terms are added up', async () => {
    const [first, second] = documents as [ProductDocument, ProductDocument];
    const describedAs = (document: ProductDocument, words: string) => ({
      ...document,
      title: { es: 'Surtido', en: 'Surtido' },
      description: { es: words, en: words },
      brand: null,
      categories: [],
    });
    const index = createSearchIndex(synonyms);
    // Three terms begin with `pan`, and their scores have two sums, because decimals are rounded after each step.
    index.put([
      describedAs(first, 'panal panes panko panko panko'),
      describedAs(second, 'panal panal panal panes panko'),
    ]);
    const found = (one: SearchIndex) => one.find('pan', { unfinished: true }).documents.map(({ pid }) => pid);
    expect(found(index)).toHaveLength(2);
    const once = await restored(index);
    expect(found(once)).toEqual(found(index));
    expect(found(await restored(once))).toEqual(found(index));
  });

  it('is refused when a part of it is cut off', async () => {
    const index = createSearchIndex(synonyms);
    index.put(documents);
    const parts = [...encodeIndex(index.save())];
    const cut = parts.with(1, parts[1]?.slice(0, -10) ?? '');
    await expect(decodeIndex(given(cut))).rejects.toThrow(UnreadableIndexError);
    await expect(decodeIndex(given([]))).rejects.toThrow(UnreadableIndexError);
  });
});
