import { markets } from '@tarima/markets/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DiscoveryEnv } from '../env.ts';
import {
  availabilityOf,
  type Filter,
  isSoldIn,
  parseFilter,
  parseSort,
  pricesIn,
  stockOf,
  type View,
  valuesOf,
} from '../filters.ts';
import type { PackedDocument, StockColumns } from '../packed-document.ts';
import type { IndexSource, SearchIndex } from '../search-index.ts';
import { commonParameters, languageOf, many, parseQuery, viewOf } from './request.ts';

const querySchema = z.object({
  ...commonParameters,
  view_id: z.string(),
  request_type: z.literal('search'),
  search_type: z.enum(['keyword', 'category']),
  rows: z.coerce.number().int().min(0).max(200),
  start: z.coerce.number().int().min(0).max(10_000).default(0),
  fl: z.string(),
  fq: many,
  sort: z.string().optional(),
  'facet.field': many,
  'facet.query': many,
});

/** Values that one facet lists. */
const facetLimit = 100;

/**
 * `GET /api/v1/core/`: keyword search, and the products of a category when `search_type` is `category` (`q` is its id
 * then, `*` is everything). A facet is counted under the other filters, so that a chosen brand does not hide the rest.
 */
export function registerCore(app: FastifyInstance, { env, source }: { env: DiscoveryEnv; source: IndexSource }): void {
  app.get('/api/v1/core/', async (request) => {
    const query = parseQuery(querySchema, request.query);
    const view = viewOf(query.view_id, languageOf(query, env));
    const filters = query.fq.map(parseFilter);
    const index = source.current();
    const { columns } = index;
    const { documents, correctedText } = matches(query, index);
    const sold = documents.filter((document) => isSoldIn(document, view));
    const found = sold.filter((document) => passes(document, filters, view, columns));
    const order = parseSort(query.sort, view);
    const page = (order ? found.toSorted(order) : found).slice(query.start, query.start + query.rows);
    const names = query.fl.split(',').map((name) => name.trim());
    const counted = (field: string) =>
      sold.filter((document) =>
        passes(
          document,
          filters.filter((filter) => filter.field !== field),
          view,
          columns,
        ),
      );
    return {
      response: {
        numFound: found.length,
        start: query.start,
        docs: page.map((document) => pick(shown(document, view, columns), names)),
      },
      facet_counts: {
        facet_fields: Object.fromEntries(
          query['facet.field'].map((field) => [field, countValues(counted(field), field, view, columns)]),
        ),
        facet_queries: Object.fromEntries(
          query['facet.query'].map((text) => {
            const filter = parseFilter(text);
            return [text, counted(filter.field).filter((document) => passes(document, [filter], view, columns)).length];
          }),
        ),
      },
      category_map: {},
      did_you_mean: correctedText === null ? [] : [correctedText],
      ...(correctedText === null ? {} : { autoCorrectQuery: correctedText }),
      metadata: { query: { modification: { mode: correctedText === null ? 'NONE' : 'AUTOCORRECT' } } },
    };
  });
}

function matches({ q, search_type }: z.output<typeof querySchema>, index: SearchIndex) {
  if (q.trim() === '*') return { documents: index.all(), correctedText: null };
  if (search_type === 'keyword') return index.find(q);
  const ofCategory = index.all().filter(({ categories }) => categories.some(({ id }) => id === q));
  return { documents: ofCategory, correctedText: null };
}

const passes = (document: PackedDocument, filters: readonly Filter[], view: View, columns: StockColumns) =>
  filters.every(({ field, test }) => test(valuesOf(document, field, view, columns)));

function countValues(documents: readonly PackedDocument[], field: string, view: View, columns: StockColumns) {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const value of new Set(valuesOf(document, field, view, columns).map(String))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, facetLimit);
}

/** A document as a view shows it: its language, its country's price, stock by club under `inventory_{club}`. */
function shown(document: PackedDocument, view: View, columns: StockColumns): Record<string, unknown> {
  const { title, slug, description, masterSku, image, brand, rating, pid } = document;
  const prices = pricesIn(document, view);
  const market = markets.find(({ code }) => code === view.country);
  const stock = stockOf(document, market?.channelKey ?? '', columns) ?? 0;
  return {
    pid,
    title: title[view.language],
    slug: slug[view.language],
    description: description[view.language],
    master_sku: masterSku,
    brand,
    rating,
    thumb_image: image,
    price: Math.min(...prices),
    price_range: [Math.min(...prices), Math.max(...prices)],
    currency: market?.currency,
    fractionDigits: 2,
    inventory: stock,
    availability: availabilityOf(stock),
    ...Object.fromEntries(columns.keys.map((key) => [`inventory_${key}`, stockOf(document, key, columns)])),
  };
}

const pick = (fields: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
