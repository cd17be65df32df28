import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { table } from '../schema-name.ts';
import { attributeName, notSearchable, numbersOf, toCondition } from './conditions.ts';
import {
  indexedPrice,
  isPriceField,
  isPriceQuery,
  marketOf,
  priceColumn,
  priceConditions,
} from './price-conditions.ts';
import type { CountFacet, DistinctFacet, Facet, RangesFacet, SearchQuery } from './request.ts';

/** A facet as one JSON expression; `matched` are the products of the query, of which `s` is one. */
export function facetExpression(facet: Facet, now: Date): RawBuilder<unknown> {
  if ('distinct' in facet) return distinctFacet(facet.distinct, now);
  if ('ranges' in facet) return rangesFacet(facet.ranges, now);
  return countFacet(facet.count, now);
}

/** Products that a facet looks at, as `s`, and the conditions that hold for them. */
function population(
  { scope, filter }: Pick<CountFacet, 'scope' | 'filter'>,
  now: Date,
  ignored: (query: SearchQuery) => boolean = () => false,
): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } {
  const queries = filter === undefined ? [] : leavesOf(filter).filter((query) => !ignored(query));
  const conditions: Condition[] = queries.length > 0 ? [toCondition({ and: [...queries] }, now)] : [];
  const narrow = scope === 'query' && conditions.length === 0;
  const from = narrow
    ? sql`matched as s`
    : scope === 'all'
      ? sql`${table('product_search')} as s`
      : sql`matched join ${table('product_search')} as s using (product_id)`;
  return { from, where: conditions.length > 0 ? sql`where ${sql.join(conditions)}` : sql`` };
}

const leavesOf = (filter: SearchQuery): readonly SearchQuery[] =>
  'and' in filter ? filter.and : 'filter' in filter ? filter.filter : [filter];

/** Values are listed once a product, so that rows are products. */
function distinctFacet(facet: DistinctFacet, now: Date): RawBuilder<unknown> {
  const { from, where } = population(facet, now);
  const { includes, sort, limit, missing, name } = facet;
  const value = missing === undefined ? sql`given.value` : sql`coalesce(given.value, ${missing})`;
  const kept = includes ? sql`where key = any(${includes}::text[])` : sql``;
  const order = sql.raw(sort.order);
  const by = sort.by === 'key' ? sql`key ${order}` : sql`count ${order}, key asc`;
  return sql`json_build_object('name', ${name}::text, 'buckets', coalesce((
    select json_agg(json_build_object('key', key, 'count', count)) from (
      select key, count from (
        select ${value} as key, count(*)::int as count
        from ${from} left join lateral ${valuesOf(facet)} as given (value) on true ${where} group by 1
      ) as grouped ${kept} order by ${by} limit ${limit}
    ) as kept where key is not null), '[]'::json))`;
}

function valuesOf({ field, language }: DistinctFacet): RawBuilder<unknown> {
  const attribute = attributeName(field, language);
  if (attribute !== undefined) return sql`jsonb_array_elements_text(s.attributes -> ${attribute})`;
  if (field === 'categories') return sql`unnest(s.category_ids)`;
  if (field === 'categoriesSubTree') return sql`unnest(s.tree_ids)`;
  throw notSearchable(field);
}

/**
 * Buckets include their start and not their end; a product counts once in each bucket that one of its values is in. Of a
 * market's prices the cheapest and the dearest are looked at.
 */
function rangesFacet(facet: RangesFacet, now: Date): RawBuilder<unknown> {
  const price = isPriceField(facet.field);
  const { from, where } = population(facet, now, price ? isPriceQuery : undefined);
  const buckets = facet.ranges.map(({ from: start, to: end, key }) => {
    const bounds = [
      ...(start === undefined ? [] : [sql`value >= ${start}::float8`]),
      ...(end === undefined ? [] : [sql`value < ${end}::float8`]),
    ];
    if (bounds.length === 0) throw invalidInput(`A range of the facet '${facet.name}' has no bounds.`);
    const name = key ?? `${bucketBound(start)}-${bucketBound(end)}`;
    return sql`json_build_object('key', ${name}::text, 'count',
      (count(distinct product_id) filter (where ${sql.join(bounds, sql` and `)}))::int)`;
  });
  return sql`json_build_object('name', ${facet.name}::text, 'buckets', (
    select json_build_array(${sql.join(buckets)}) from (
      select s.product_id, given.value::float8 as value
      from ${from} cross join lateral ${numbers(facet, now)} as given (value) ${where}
    ) as valued))`;
}

/** As the platform writes bounds in bucket keys: `500.0-1000.0`, `*-500.0`. */
const bucketBound = (bound: number | undefined) =>
  bound === undefined ? '*' : Number.isInteger(bound) ? bound.toFixed(1) : String(bound);

function numbers({ field, filter }: RangesFacet, now: Date): RawBuilder<unknown> {
  if (isPriceField(field)) {
    const conditions = filter ? leavesOf(filter).filter(isPriceQuery) : [];
    const market = marketOf(conditions);
    const places = sql.raw(field.endsWith('currentCentAmount') ? '(2), (3)' : '(0), (1)');
    if (market) {
      return sql`(select ${indexedPrice(market, sql`place`)} from (values ${places}) as places (place))`;
    }
    return sql`(select ${priceColumn(field, now)} from ${table('product_price')} as pp
      where pp.product_id = s.product_id and ${priceConditions(conditions, now)})`;
  }
  if (field === 'reviewRatingStatistics.averageRating') return sql`(select s.rating)`;
  const attribute = attributeName(field, undefined);
  if (attribute !== undefined) return numbersOf(attribute);
  throw notSearchable(field);
}

function countFacet(facet: CountFacet, now: Date): RawBuilder<unknown> {
  const { from, where } = population(facet, now);
  return sql`json_build_object('name', ${facet.name}::text, 'value', (select count(*)::int from ${from} ${where}))`;
}
