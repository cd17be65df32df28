import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { table } from '../schema-name.ts';
import { createNotSearchableError, extractNumbers, getAttributeName, toCondition } from './conditions.ts';
import {
  buildPriceConditions,
  findMarketKey,
  getPriceColumn,
  isPriceField,
  isPriceQuery,
  selectIndexedPrice,
} from './price-conditions.ts';
import type { CountFacet, DistinctFacet, Facet, RangesFacet, SearchQuery } from './request.ts';

/** Builds a facet as a JSON expression; `matched` are the products of the query, of which `s` is one. */
export function buildFacet(facet: Facet, now: Date): RawBuilder<unknown> {
  if ('distinct' in facet) return buildDistinctFacet(facet.distinct, now);
  if ('ranges' in facet) return buildRangesFacet(facet.ranges, now);
  return buildCountFacet(facet.count, now);
}

/** Selects the products of a facet as `s`, with their conditions. */
function selectProducts(
  { scope, filter }: Pick<CountFacet, 'scope' | 'filter'>,
  now: Date,
  isIgnored: (query: SearchQuery) => boolean = () => false,
): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } {
  const queries = filter === undefined ? [] : listLeaves(filter).filter((query) => !isIgnored(query));
  const conditions: Condition[] = [
    ...(scope === 'all' ? [sql<boolean>`s.published`] : []),
    ...(queries.length > 0 ? [toCondition({ and: [...queries] }, now)] : []),
  ];
  const usesMatchedOnly = scope === 'query' && conditions.length === 0;
  const from = usesMatchedOnly
    ? sql`matched as s`
    : scope === 'all'
      ? sql`${table('product_search')} as s`
      : sql`matched join ${table('product_search')} as s using (product_id)`;
  return { from, where: conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql`` };
}

const listLeaves = (filter: SearchQuery): readonly SearchQuery[] =>
  'and' in filter ? filter.and : 'filter' in filter ? filter.filter : [filter];

/** Values are distinct per product, so that rows are products. */
function buildDistinctFacet(facet: DistinctFacet, now: Date): RawBuilder<unknown> {
  const { from, where } = selectProducts(facet, now);
  const { includes, sort, limit, missing, name } = facet;
  const value = missing === undefined ? sql`given.value` : sql`coalesce(given.value, ${missing})`;
  const includedCondition = includes ? sql`where key = any(${includes}::text[])` : sql``;
  const order = sql.raw(sort.order);
  const sortExpression = sort.by === 'key' ? sql`key ${order}` : sql`count ${order}, key asc`;
  return sql`json_build_object('name', ${name}::text, 'buckets', coalesce((
    select json_agg(json_build_object('key', key, 'count', count)) from (
      select key, count from (
        select ${value} as key, count(*)::int as count
        from ${from} left join lateral ${selectValues(facet)} as given (value) on true ${where} group by 1
      ) as grouped ${includedCondition} order by ${sortExpression} limit ${limit}
    ) as kept where key is not null), '[]'::json))`;
}

function selectValues({ field, language }: DistinctFacet): RawBuilder<unknown> {
  const attribute = getAttributeName(field, language);
  if (attribute !== undefined) return sql`jsonb_array_elements_text(s.attributes -> ${attribute})`;
  if (field === 'categories') return sql`unnest(s.category_ids)`;
  if (field === 'categoriesSubTree') return sql`unnest(s.tree_ids)`;
  throw createNotSearchableError(field);
}

/**
 * Buckets include their start but not their end; a product counts once in each bucket that contains one of its values.
 * For market prices the minimum and maximum are used.
 */
function buildRangesFacet(facet: RangesFacet, now: Date): RawBuilder<unknown> {
  const price = isPriceField(facet.field);
  const { from, where } = selectProducts(facet, now, price ? isPriceQuery : undefined);
  const buckets = facet.ranges.map(({ from: start, to: end, key }) => {
    const bounds = [
      ...(start === undefined ? [] : [sql`value >= ${start}::float8`]),
      ...(end === undefined ? [] : [sql`value < ${end}::float8`]),
    ];
    if (bounds.length === 0) throw invalidInput(`A range of the facet '${facet.name}' has no bounds.`);
    const name = key ?? `${formatBound(start)}-${formatBound(end)}`;
    return sql`json_build_object('key', ${name}::text, 'count',
      (count(distinct product_id) filter (where ${sql.join(bounds, sql` and `)}))::int)`;
  });
  return sql`json_build_object('name', ${facet.name}::text, 'buckets', (
    select json_build_array(${sql.join(buckets)}) from (
      select s.product_id, given.value::float8 as value
      from ${from} cross join lateral ${selectNumbers(facet, now)} as given (value) ${where}
    ) as valued))`;
}

/** Formats bounds as in the platform's bucket keys: `500.0-1000.0`, `*-500.0`. */
const formatBound = (bound: number | undefined) =>
  bound === undefined ? '*' : Number.isInteger(bound) ? bound.toFixed(1) : String(bound);

function selectNumbers({ field, filter }: RangesFacet, now: Date): RawBuilder<unknown> {
  if (isPriceField(field)) {
    const conditions = filter ? listLeaves(filter).filter(isPriceQuery) : [];
    const market = findMarketKey(conditions);
    const places = sql.raw(field.endsWith('currentCentAmount') ? '(2), (3)' : '(0), (1)');
    if (market) {
      return sql`(select ${selectIndexedPrice(market, sql`place`)} from (values ${places}) as places (place))`;
    }
    return sql`(select ${getPriceColumn(field, now)} from ${table('product_price')} as pp
      where pp.product_id = s.product_id and ${buildPriceConditions(conditions, now)})`;
  }
  if (field === 'reviewRatingStatistics.averageRating') return sql`(select s.rating)`;
  const attribute = getAttributeName(field, undefined);
  if (attribute !== undefined) return extractNumbers(attribute);
  throw createNotSearchableError(field);
}

function buildCountFacet(facet: CountFacet, now: Date): RawBuilder<unknown> {
  const { from, where } = selectProducts(facet, now);
  return sql`json_build_object('name', ${facet.name}::text, 'value', (select count(*)::int from ${from} ${where}))`;
}
