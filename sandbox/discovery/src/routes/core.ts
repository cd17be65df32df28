import { markets } from '@tarima/markets/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countQueries, countValues } from '../count-facets.ts';
import type { DocumentTable } from '../document-table.ts';
import type { DiscoveryEnv } from '../env.ts';
import { createSoldTest, formatAvailability, getStock, type View } from '../field-readers.ts';
import { parseFilter, parseSort } from '../filters.ts';
import { matchDocuments } from '../match-documents.ts';
import { listPricesAt, type PackedDocument, type StockColumns } from '../packed-document.ts';
import type { Found, IndexSource, SearchIndex } from '../search-index.ts';
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
    const { table } = index;
    const { slots, correctedText } = findDocuments(query, index);
    const soldSlots = Array.from(slots).filter(createSoldTest(view, table));
    const { found, listForFacet } = matchDocuments(soldSlots, filters, view, table);
    const end = query.start + query.rows;
    const page = (parseSort(query.sort, view, table)?.(found, end) ?? found).slice(query.start, end);
    const names = query.fl.split(',').map((name) => name.trim());
    return {
      response: {
        numFound: found.length,
        start: query.start,
        docs: page.map((slot) => formatDocument(table.get(slot), names, view, table.stock)),
      },
      facet_counts: {
        facets: query['facet.field'].map((field) => ({
          name: field,
          type: 'text',
          value: countValues(listForFacet(field), field, view, table),
        })),
        facet_queries: countQueries(query['facet.query'], listForFacet, view, table),
      },
      category_map: {},
      did_you_mean: correctedText === null ? [] : [correctedText],
      ...(correctedText === null ? {} : { autoCorrectQuery: correctedText }),
      metadata: { query: { modification: { mode: correctedText === null ? 'NONE' : 'AUTOCORRECT' } } },
    };
  });
}

function findDocuments({ q, search_type }: z.output<typeof querySchema>, index: SearchIndex): Found {
  if (search_type === 'keyword' && q.trim() !== '*') return index.find(q);
  const slots = index.table.listSlots();
  return { slots: q.trim() === '*' ? slots : slots.filter(createCategoryTest(q, index.table)), correctedText: null };
}

function createCategoryTest(id: string, { lists }: DocumentTable): (slot: number) => boolean {
  const { codes, lists: paths } = lists.category;
  return (slot) => paths[codes[slot] ?? 0]?.includes(id) ?? false;
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
  const listPrices = () => listPricesAt(document, view.country, view.time);
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
