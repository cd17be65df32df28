import { markets } from '@tarima/markets/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DiscoveryEnv } from '../env.ts';
import {
  createFieldReader,
  formatAvailability,
  getStock,
  isSoldIn,
  listCurrentPrices,
  parseFilter,
  parseSort,
  type View,
} from '../filters.ts';
import { type Matches, matchDocuments } from '../match-documents.ts';
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
    const { found, listForFacet } = matchDocuments(soldDocuments, filters, view, columns);
    const end = query.start + query.rows;
    const page = (parseSort(query.sort, view)?.(found, end) ?? found).slice(query.start, end);
    const names = query.fl.split(',').map((name) => name.trim());
    return {
      response: {
        numFound: found.length,
        start: query.start,
        docs: page.map((document) => formatDocument(document, names, view, columns)),
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
        facet_queries: countQueries(query['facet.query'], listForFacet, view, columns),
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

/** Counts the documents that match each query; queries on the same field share its values. */
function countQueries(
  texts: readonly string[],
  listForFacet: Matches['listForFacet'],
  view: View,
  columns: StockColumns,
): Record<string, number> {
  const counters = texts.map((text) => ({ text, ...parseFilter(text), count: 0 }));
  for (const [field, ownCounters] of Map.groupBy(counters, (counter) => counter.field)) {
    const read = createFieldReader(field, view, columns);
    for (const document of listForFacet(field)) {
      const values = read(document);
      for (const counter of ownCounters) if (counter.test(values)) counter.count += 1;
    }
  }
  return Object.fromEntries(counters.map(({ text, count }) => [text, count]));
}

function countValues(documents: readonly PackedDocument[], field: string, view: View, columns: StockColumns) {
  const counts = new Map<string, number>();
  const read = createFieldReader(field, view, columns);
  for (const document of documents) {
    const values = read(document);
    // Most products have one value, which needs no set.
    for (const value of values.length > 1 ? new Set(values.map(String)) : values) {
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
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
  for (const { categories } of documents) {
    for (const { id, name } of categories) {
      const category = counts.get(id) ?? { cat_id: id, cat_name: '', count: 0 };
      if (category.count === 0) counts.set(id, category);
      category.cat_name = name[language] ?? id;
      category.count += 1;
    }
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || (one.cat_id < other.cat_id ? -1 : 1))
    .slice(0, facetLimit);
}

/** Formats the named fields of a document for a view: its language and the country's price; unknown fields are omitted. */
function formatDocument(document: PackedDocument, names: readonly string[], view: View, columns: StockColumns) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = formatField(document, name, view, columns);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

const clubStockPrefix = 'inventory_';

function formatField(document: PackedDocument, name: string, view: View, columns: StockColumns): unknown {
  const getMarket = () => markets.find(({ code }) => code === view.country);
  const getMarketStock = () => getStock(document, getMarket()?.channelKey ?? '', columns) ?? 0;
  const listPrices = () => listCurrentPrices(document, view);
  switch (name) {
    case 'pid':
    case 'brand':
    case 'rating':
      return document[name];
    case 'title':
    case 'slug':
    case 'description':
      return document[name][view.language];
    case 'master_sku':
      return document.masterSku;
    case 'thumb_image':
      return document.image;
    case 'price':
      return Math.min(...listPrices());
    case 'price_range':
      return [Math.min(...listPrices()), Math.max(...listPrices())];
    case 'currency':
      return getMarket()?.currency;
    case 'fractionDigits':
      return 2;
    case 'inventory':
      return getMarketStock();
    case 'availability':
      return formatAvailability(getMarketStock());
    default:
      return name.startsWith(clubStockPrefix)
        ? getStock(document, name.slice(clubStockPrefix.length), columns)
        : undefined;
  }
}
