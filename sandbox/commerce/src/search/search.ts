import { sql } from 'kysely';
import { canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { loadProjections } from '../products/projections.ts';
import { createStoreScopes, parseSelection } from '../products/selection.ts';
import { table } from '../schema-name.ts';
import { toCondition } from './conditions.ts';
import { facetExpression } from './facets.ts';
import { refreshPrices } from './refresh-prices.ts';
import { parseSearchRequest, type SearchRequest } from './request.ts';
import { sortKeys } from './sorting.ts';

const bodyLimitBytes = 65_536;
const refreshEveryMs = 60_000;

/** `POST /products/search`: the platform's Product Search. */
export const search: Area = (app, context) => {
  const scopes = createStoreScopes(context);
  const route = { ...canView('products', 'view_published_products'), bodyLimit: bodyLimitBytes };

  const refreshing = setInterval(() => {
    refreshPrices(context).then(
      (refreshed) => {
        if (refreshed > 0) context.announceChange();
      },
      (error) => context.logger.error({ err: error }, 'prices were not refreshed'),
    );
  }, refreshEveryMs);
  refreshing.unref();
  app.addHook('onClose', async () => clearInterval(refreshing));

  app.post('/products/search', route, async (request) => {
    const asked = parseSearchRequest(request.body);
    const { ids, total, facets } = await findProducts(context, asked);
    const { limit, offset, productProjectionParameters: parameters } = asked;
    if (!parameters) return { total, offset, limit, facets, results: ids.map((id) => ({ id })) };
    const projections = await loadProjections(context, ids, await parseSelection(parameters, scopes));
    const shown = await context.references.expand(projections, parameters.expand);
    return {
      total,
      offset,
      limit,
      facets,
      results: shown.map((productProjection) => ({ id: productProjection.id, productProjection })),
    };
  });
};

interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: readonly unknown[];
}

/**
 * One statement: the page, the total and all facets, of the matched products written down once.
 */
async function findProducts({ db, now }: CommerceContext, asked: SearchRequest): Promise<Found> {
  const at = now();
  const keys = sortKeys(asked.sort, asked.query, at);
  const where = asked.query ? sql`where ${toCondition(asked.query, at)}` : sql``;
  const forFacets = sql`s.category_ids, s.tree_ids, s.attributes, s.market_prices, s.rating,`;
  const filtered = asked.postFilter
    ? sql`matched join ${table('product_search')} as s using (product_id) where ${toCondition(asked.postFilter, at)}`
    : sql`matched`;
  const order = keys.map(({ direction }, index) => sql`${sql.ref(`key${index}`)} ${sql.raw(direction)} nulls last`);
  const facets = asked.facets.map((facet) => facetExpression(facet, at));
  const found = await sql<Found>`
    with matched as materialized (
      select s.product_id, ${asked.facets.length > 0 ? forFacets : sql``}
        ${sql.join(keys.map(({ value }, index) => sql`${value} as ${sql.ref(`key${index}`)}`))}
      from ${table('product_search')} as s ${where}
    )
    select
      array(select matched.product_id from ${filtered} order by ${sql.join([...order, sql`matched.product_id`])}
        limit ${asked.limit} offset ${asked.offset}) as ids,
      (select count(*)::int from ${filtered}) as total,
      json_build_array(${facets.length > 0 ? sql.join(facets) : sql``}) as facets`.execute(db);
  return found.rows[0] ?? { ids: [], total: 0, facets: [] };
}
