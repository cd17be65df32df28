import { sql } from 'kysely';
import { canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { loadProjections } from '../products/projections.ts';
import { createStoreScopes, parseSelection } from '../products/selection.ts';
import { table } from '../schema-name.ts';
import { createMatchedColumns } from './columns.ts';
import { addConditions, listParts, toCondition } from './conditions.ts';
import { buildFacet } from './facets.ts';
import { refreshPrices } from './refresh-prices.ts';
import { parseSearchRequest, type SearchRequest } from './request.ts';
import { buildSortKeys } from './sorting.ts';

const bodyLimitBytes = 65_536;
const refreshIntervalMs = 60_000;

/** Registers `POST /products/search`, the platform's Product Search. */
export const search: Area = (app, context) => {
  const scopes = createStoreScopes(context);
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
    const { ids, total, facets } = await findProducts(context, search);
    const { limit, offset, productProjectionParameters: parameters } = search;
    if (!parameters) return { total, offset, limit, facets, results: ids.map((id) => ({ id })) };
    const projections = await loadProjections(context, ids, await parseSelection(parameters, scopes));
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
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: readonly unknown[];
}

/** Selects the page, the total and all facets in one statement, which materialises the matched products once. */
async function findProducts({ db, now }: CommerceContext, search: SearchRequest): Promise<SearchResult> {
  const at = now();
  const columns = createMatchedColumns();
  const keys = buildSortKeys(search.sort, search.query, columns, at);
  const conditions = search.postFilter ? addConditions(listParts(search.postFilter), columns, at) : [];
  const facets = search.facets.map((facet) => buildFacet(facet, columns, at));
  const where = search.query ? sql`where s.published and ${toCondition(search.query, at)}` : sql`where s.published`;
  const filtered = conditions.length > 0 ? sql`matched where ${sql.join(conditions, sql` and `)}` : sql`matched`;
  const order = keys.map(({ value, direction }) => sql`${value} ${sql.raw(direction)} nulls last`);
  const found = await sql<SearchResult>`
    with matched as materialized (
      select s.product_id ${columns.select()} from ${table('product_search')} as s ${where}
    )
    select
      array(select matched.product_id from ${filtered} order by ${sql.join([...order, sql`matched.product_id`])}
        limit ${search.limit} offset ${search.offset}) as ids,
      (select count(*)::int from ${filtered}) as total,
      json_build_array(${facets.length > 0 ? sql.join(facets) : sql``}) as facets`.execute(db.withoutPlugins());
  return found.rows[0] ?? { ids: [], total: 0, facets: [] };
}
