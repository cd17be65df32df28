import { type RawBuilder, sql } from 'kysely';
import { createInvalidInputError } from '../errors.ts';
import { table } from '../schema-name.ts';
import { type Columns, inlineColumns } from './columns.ts';
import { addConditions, createNotSearchableError, extractNumbers, getAttributeName, listParts } from './conditions.ts';
import {
  addIndexedPrice,
  buildPriceConditions,
  findMarketKey,
  getPriceColumn,
  isPriceField,
  isPriceQuery,
} from './price-conditions.ts';
import type { CountFacet, DistinctFacet, Facet, RangesFacet, SearchQuery } from './request.ts';

/** Builds a facet as a JSON expression on `matched`, the products of the query with the columns that it adds. */
export function buildFacet(facet: Facet, columns: Columns, now: Date): RawBuilder<unknown> {
  if ('distinct' in facet) return buildDistinctFacet(facet.distinct, columns, now);
  if ('ranges' in facet) return buildRangesFacet(facet.ranges, columns, now);
  return buildCountFacet(facet.count, columns, now);
}

/** The products of a facet as `s`, their conditions, and the columns for other expressions on them. */
interface Products {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly columns: Columns;
}

function selectProducts(
  { scope, filter }: Pick<CountFacet, 'scope' | 'filter'>,
  matchedColumns: Columns,
  now: Date,
  isIgnored: (query: SearchQuery) => boolean = () => false,
): Products {
  const columns = scope === 'all' ? inlineColumns : matchedColumns;
  const queries = filter === undefined ? [] : listParts(filter).filter((query) => !isIgnored(query));
  const conditions = [...(scope === 'all' ? [sql<boolean>`s.published`] : []), ...addConditions(queries, columns, now)];
  return {
    from: scope === 'all' ? sql`${table('product_search')} as s` : sql`matched as s`,
    where: conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``,
    columns,
  };
}

/**
 * Values are distinct per product, so that rows are products. Products with equal lists of values are counted first and
 * the values of each list afterwards: expanding the list of every product takes most of the time of a long list.
 */
function buildDistinctFacet(facet: DistinctFacet, matchedColumns: Columns, now: Date): RawBuilder<unknown> {
  const { from, where, columns } = selectProducts(facet, matchedColumns, now);
  const { includes, sort, limit, missing, name } = facet;
  const { list, expand } = selectList(facet, columns);
  const value = missing === undefined ? sql`given.value` : sql`coalesce(given.value, ${missing})`;
  const includedCondition = includes ? sql`where key = any(${includes}::text[])` : sql``;
  const order = sql.raw(sort.order);
  const sortExpression = sort.by === 'key' ? sql`key ${order}` : sql`count ${order}, key asc`;
  return sql`json_build_object('name', ${name}::text, 'buckets', coalesce((
    select json_agg(json_build_object('key', key, 'count', count)) from (
      select key, count from (
        select ${value} as key, sum(products)::int as count
        from (select ${list} as list, count(*) as products from ${from} ${where} group by 1) as lists
        left join lateral ${expand}(list) as given (value) on true group by 1
      ) as grouped ${includedCondition} order by ${sortExpression} limit ${limit}
    ) as kept where key is not null), '[]'::json))`;
}

/** Returns the list of a field's values and the function that expands it. */
function selectList({ field, language }: DistinctFacet, columns: Columns) {
  const attribute = getAttributeName(field, language);
  if (attribute !== undefined) {
    const list = columns.add(`attribute ${attribute}`, sql`s.attributes -> ${attribute}`);
    return { list, expand: sql`jsonb_array_elements_text` };
  }
  if (field === 'categories') return { list: columns.add(field, sql`s.category_ids`), expand: sql`unnest` };
  if (field === 'categoriesSubTree') return { list: columns.add(field, sql`s.tree_ids`), expand: sql`unnest` };
  throw createNotSearchableError(field);
}

/**
 * Buckets include their start but not their end; a product counts once in each bucket that contains one of its values.
 * For market prices the minimum and maximum are used.
 */
function buildRangesFacet(facet: RangesFacet, matchedColumns: Columns, now: Date): RawBuilder<unknown> {
  const isIgnored = isPriceField(facet.field) ? isPriceQuery : undefined;
  const { from, where, columns } = selectProducts(facet, matchedColumns, now, isIgnored);
  const ownValues = listOwnValues(facet, columns);
  // With its values in columns, a product is one row. Otherwise, it is one row per value.
  const values = ownValues ?? [sql`given.value`];
  const count = ownValues ? sql`count(*)` : sql`count(distinct s.product_id)`;
  const joined = ownValues ? sql`` : sql`cross join lateral ${selectNumbers(facet, columns, now)} as given (value)`;
  const buckets = facet.ranges.map(({ from: start, to: end, key }) => {
    if (start === undefined && end === undefined) {
      throw createInvalidInputError(`A range of the facet '${facet.name}' has no bounds.`);
    }
    const name = key ?? `${formatBound(start)}-${formatBound(end)}`;
    const isWithin = sql.join(
      values.map((value) => buildBounds(value, start, end)),
      sql` or `,
    );
    return sql`json_build_object('key', ${name}::text, 'count', (${count} filter (where ${isWithin}))::int)`;
  });
  return sql`json_build_object('name', ${facet.name}::text, 'buckets', (
    select json_build_array(${sql.join(buckets)}) from ${from} ${joined} ${where}))`;
}

function buildBounds(value: RawBuilder<unknown>, start: number | undefined, end: number | undefined) {
  const bounds = [
    ...(start === undefined ? [] : [sql`${value}::float8 >= ${start}::float8`]),
    ...(end === undefined ? [] : [sql`${value}::float8 < ${end}::float8`]),
  ];
  return sql`(${sql.join(bounds, sql` and `)})`;
}

/** Formats bounds as in the platform's bucket keys: `500.0-1000.0`, `*-500.0`. */
const formatBound = (bound: number | undefined) =>
  bound === undefined ? '*' : Number.isInteger(bound) ? bound.toFixed(1) : String(bound);

/** Lists the values of a field that are in the product's row; undefined for a field whose number of values varies. */
function listOwnValues({ field, filter }: RangesFacet, columns: Columns): RawBuilder<unknown>[] | undefined {
  if (field === 'reviewRatingStatistics.averageRating') return [columns.add(field, sql`s.rating`)];
  const market = isPriceField(field) ? findMarketKey(listPriceQueries(filter)) : undefined;
  if (market === undefined) return undefined;
  const positions = field.endsWith('currentCentAmount') ? [2, 3] : [0, 1];
  return positions.map((position) => addIndexedPrice(columns, market, position));
}

const listPriceQueries = (filter: SearchQuery | undefined) => (filter ? listParts(filter).filter(isPriceQuery) : []);

function selectNumbers({ field, filter }: RangesFacet, columns: Columns, now: Date): RawBuilder<unknown> {
  if (isPriceField(field)) {
    return sql`(select ${getPriceColumn(field, now)} from ${table('product_price')} as pp
      where pp.product_id = s.product_id and ${buildPriceConditions(listPriceQueries(filter), now)})`;
  }
  const attribute = getAttributeName(field, undefined);
  if (attribute === undefined) throw createNotSearchableError(field);
  return extractNumbers(columns.add(`attribute ${attribute}`, sql`s.attributes -> ${attribute}`));
}

function buildCountFacet(facet: CountFacet, columns: Columns, now: Date): RawBuilder<unknown> {
  const { from, where } = selectProducts(facet, columns, now);
  return sql`json_build_object('name', ${facet.name}::text, 'value', (select count(*)::int from ${from} ${where}))`;
}
