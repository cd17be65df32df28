import { sql } from 'kysely';
import { canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { loadProjections } from '../products/projections.ts';
import { createStoreScopes, parseSelection } from '../products/selection.ts';
import type { ProductVersion } from '../products/stored-products.ts';
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
    const { found, total, facets } = await findProducts(context, search);
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
  const { rows } = await sql<SearchResult>`
    with matched as materialized (
      select s.product_id ${columns.select()} from ${table('product_search')} as s ${where}
    )
    select
      coalesce((select json_agg(json_build_object('id', page.product_id, 'version',
          (select version from ${table('product')} where id = page.product_id))) from (
        select matched.product_id from ${filtered} order by ${sql.join([...order, sql`matched.product_id`])}
        limit ${search.limit} offset ${search.offset}) as page), '[]'::json) as found,
      (select count(*)::int from ${filtered}) as total,
      json_build_array(${facets.length > 0 ? sql.join(facets) : sql``}) as facets`.execute(db.withoutPlugins());
  return rows[0] ?? { found: [], total: 0, facets: [] };
}
