import { markets } from '@tarima/markets/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DiscoveryEnv } from '../env.ts';
import {
  type Filter,
  formatAvailability,
  getFieldValues,
  getStock,
  isSoldIn,
  listCurrentPrices,
  parseFilter,
  parseSort,
  type View,
} from '../filters.ts';
import type { PackedDocument, StockColumns } from '../packed-document.ts';
import type { IndexSource, SearchIndex } from '../search-index.ts';
import { authenticate, buildView, commonParameters, parseQuery, repeatableSchema } from './request.ts';

const querySchema = z.object({
  ...commonParameters,
  view_id: z.string(),
  request_type: z.literal('search'),
  search_type: z.enum(['keyword', 'category']),
  rows: z.coerce.number().int().min(0).max(200),
  start: z.coerce.number().int().min(0).max(10_000).default(0),
  fl: z.string(),
  fq: repeatableSchema,
  sort: z.string().optional(),
  /** The format of facets; older ones are not implemented. */
  'facet.version': z.literal('3.0').default('3.0'),
  'facet.field': repeatableSchema,
  'facet.query': repeatableSchema,
});

/** Maximum number of values of a facet. */
const facetLimit = 100;

/**
 * `GET /api/v1/core/`: keyword search, and the products of a category when `search_type` is `category` (`q` is then its
 * id, or `*` for all). A facet is counted with the other filters applied, so that a selected brand does not hide the
 * others.
 */
export function registerCore(app: FastifyInstance, { env, source }: { env: DiscoveryEnv; source: IndexSource }): void {
  app.get('/api/v1/core/', async (request) => {
    const query = parseQuery(querySchema, request.query);
    const view = buildView(query.view_id, authenticate(query, env));
    const filters = query.fq.map(parseFilter);
    const index = source.getIndex();
    const { columns } = index;
    const { documents, correctedText } = findDocuments(query, index);
    const soldDocuments = documents.filter((document) => isSoldIn(document, view));
    const found = soldDocuments.filter((document) => matchesFilters(document, filters, view, columns));
    const comparator = parseSort(query.sort, view);
    const page = (comparator ? found.toSorted(comparator) : found).slice(query.start, query.start + query.rows);
    const names = query.fl.split(',').map((name) => name.trim());
    const listForFacet = (field: string) =>
      soldDocuments.filter((document) =>
        matchesFilters(
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
        docs: page.map((document) => pick(formatDocument(document, view, columns), names)),
      },
      facet_counts: {
        facets: query['facet.field'].map((field) => ({
          name: field,
          type: 'text',
          value:
            field === 'category'
              ? countCategories(listForFacet(field), view)
              : countValues(listForFacet(field), field, view, columns),
        })),
        facet_queries: Object.fromEntries(
          query['facet.query'].map((text) => {
            const filter = parseFilter(text);
            return [
              text,
              listForFacet(filter.field).filter((document) => matchesFilters(document, [filter], view, columns)).length,
            ];
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

function findDocuments({ q, search_type }: z.output<typeof querySchema>, index: SearchIndex) {
  if (q.trim() === '*') return { documents: index.listAll(), correctedText: null };
  if (search_type === 'keyword') return index.find(q);
  const documentsOfCategory = index.listAll().filter(({ categories }) => categories.some(({ id }) => id === q));
  return { documents: documentsOfCategory, correctedText: null };
}

const matchesFilters = (document: PackedDocument, filters: readonly Filter[], view: View, columns: StockColumns) =>
  filters.every(({ field, test }) => test(getFieldValues(document, field, view, columns)));

function countValues(documents: readonly PackedDocument[], field: string, view: View, columns: StockColumns) {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const value of new Set(getFieldValues(document, field, view, columns).map(String))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, facetLimit);
}

/** Counts the documents of each category; a category has an id, and its name in the view's language. */
function countCategories(documents: readonly PackedDocument[], { language }: View) {
  const counts = new Map<string, { cat_id: string; cat_name: string; count: number }>();
  for (const { id, name } of documents.flatMap(({ categories }) => categories)) {
    counts.set(id, { cat_id: id, cat_name: name[language] ?? id, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || (one.cat_id < other.cat_id ? -1 : 1))
    .slice(0, facetLimit);
}

/** Formats a document for a view: its language, the country's price, and stock per club as `inventory_{club}`. */
function formatDocument(document: PackedDocument, view: View, columns: StockColumns): Record<string, unknown> {
  const { title, slug, description, masterSku, image, brand, rating, pid } = document;
  const prices = listCurrentPrices(document, view);
  const market = markets.find(({ code }) => code === view.country);
  const stock = getStock(document, market?.channelKey ?? '', columns) ?? 0;
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
    availability: formatAvailability(stock),
    ...Object.fromEntries(columns.keys.map((key) => [`inventory_${key}`, getStock(document, key, columns)])),
  };
}

const pick = (fields: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
