import { selectFirst } from '../../../columns/select-first.ts';
import { canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { loadProjections } from '../products/projections.ts';
import { createStoreScopes, parseSelection } from '../products/selection.ts';
import type { ProductVersion } from '../products/stored-products.ts';
import { compileAll, listCandidates, listParts } from './compile-query.ts';
import { createDatabaseTests } from './database-tests.ts';
import { compileFacet } from './facets.ts';
import { createProductIndex, type ProductIndex } from './product-index.ts';
import { refreshPrices } from './refresh-prices.ts';
import { parseSearchRequest, type SearchRequest } from './request.ts';
import { createComparison, listSorts, readScores } from './sorting.ts';
import { no, yes } from './verdict.ts';

const bodyLimitBytes = 65_536;
const refreshIntervalMs = 60_000;

/** Registers `POST /products/search`, the platform's Product Search. */
export const search: Area = (app, context) => {
  const scopes = createStoreScopes(context);
  const index = createProductIndex(context);
  const route = { ...canView('products', 'view_published_products'), bodyLimit: bodyLimitBytes };

  const refreshTimer = setInterval(() => {
    refreshPrices(context).then(
      (refreshed) => {
        if (refreshed > 0) context.notifyChange();
      },
      (error) => context.logger.error({ err: error }, 'failed to refresh prices'),
    );
  }, refreshIntervalMs);
  refreshTimer.unref();
  app.addHook('onClose', async () => clearInterval(refreshTimer));

  app.post('/products/search', route, async (request) => {
    const search = parseSearchRequest(request.body);
    const { found, total, facets } = await findProducts(context, index, search);
    const { limit, offset, productProjectionParameters: parameters } = search;
    if (!parameters) return { total, offset, limit, facets, results: found.map(({ id }) => ({ id })) };
    const projections = await loadProjections(context, found, await parseSelection(parameters, scopes));
    const expanded = await context.references.expand(projections, parameters.expand);
    return {
      total,
      offset,
      limit,
      facets,
      results: expanded.map((productProjection) => ({ id: productProjection.id, productProjection })),
    };
  });
};

interface SearchResult {
  readonly found: readonly ProductVersion[];
  readonly total: number;
  readonly facets: readonly unknown[];
}

/** Finds the page, the total and all facets. What the index does not have, the texts and the stock, comes from the database. */
async function findProducts(
  { db, now }: CommerceContext,
  index: ProductIndex,
  search: SearchRequest,
): Promise<SearchResult> {
  const products = await index.read();
  const database = createDatabaseTests(db, products);
  const scope = { products, database, now: now() };
  const matchesQuery = compileAll(search.query ? [search.query] : [], scope);
  const passesFilter = compileAll(search.postFilter ? listParts(search.postFilter) : [], scope);
  const facets = search.facets.map((facet) => compileFacet(facet, scope));

  await database.readTexts();
  if (database.has('price') || database.has('stock')) {
    const isAnyCounted = facets.some((facet) => facet.scope === 'all');
    const possible = listCandidates(search.query, products).filter((slot) => matchesQuery(slot) !== no);
    await database.readOthers(isAnyCounted ? products.listPublished() : possible);
  }
  const matched = listCandidates(search.query, products).filter((slot) => matchesQuery(slot) === yes);
  const kept = search.postFilter ? matched.filter((slot) => passesFilter(slot) === yes) : matched;
  const counted = facets.map((facet) => facet.count(facet.scope === 'all' ? products.listPublished() : matched));

  const sorts = listSorts(search.sort, search.query);
  const isScored = sorts.some(({ field }) => field === 'score');
  const scores = isScored ? await readScores(db, search.query, kept, products) : new Map<number, number>();
  const first = selectFirst(kept, search.offset + search.limit, createComparison(sorts, products, scores));
  const found = first.slice(search.offset).map((slot) => products.get(slot));
  return { found, total: kept.length, facets: counted };
}
