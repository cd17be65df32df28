import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import { table } from '../schema-name.ts';
import { nameColumn, notSearchable } from './conditions.ts';
import {
  indexedPrice,
  isPriceField,
  isPriceQuery,
  marketOf,
  priceColumn,
  priceConditions,
} from './price-conditions.ts';
import type { SearchQuery, Sorting } from './request.ts';
import { type TextMatch, textMatch } from './text-query.ts';

/** One key to sort by. */
export interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

/** The keys of a search: the given ones or, as the platform does, relevance; the newest product first among equals. */
export function sortKeys(sorts: readonly Sorting[], query: SearchQuery | undefined, now: Date): SortKey[] {
  const matches = query ? textMatches(query) : [];
  const given = sorts.map((sort) => sortKey(sort, matches, now));
  const relevance: SortKey[] = matches.length > 0 ? [{ value: scoreOf(matches), direction: 'desc' }] : [];
  const newest: SortKey = { value: sql`s.created_at`, direction: 'desc' };
  return sorts.length > 0 ? given : [...relevance, newest];
}

function sortKey(sort: Sorting, matches: readonly TextMatch[], now: Date): SortKey {
  const { field, order: direction } = sort;
  if (isPriceField(field)) return priceKey(sort, now);
  switch (field) {
    case 'score':
      return { value: scoreOf(matches), direction };
    case 'id':
      return { value: sql`s.product_id`, direction };
    case 'createdAt':
      return { value: sql`s.created_at`, direction };
    case 'lastModifiedAt':
      return { value: sql`s.modified_at`, direction };
    case 'name':
      return { value: nameColumn(sort.language), direction };
    case 'reviewRatingStatistics.averageRating':
      return { value: sql`s.rating`, direction };
    default:
      throw notSearchable(field);
  }
}

/** The cheapest price ascending, the dearest descending; those of a whole country are kept ready in the index. */
function priceKey({ field, order, mode, filter }: Sorting, now: Date): SortKey {
  const extreme = mode ?? (order === 'asc' ? 'min' : 'max');
  const conditions = filter ? leavesOf(filter) : [];
  const market = marketOf(conditions);
  const place = (extreme === 'min' ? 0 : 1) + (field.endsWith('currentCentAmount') ? 2 : 0);
  return {
    value: market
      ? indexedPrice(market, sql.lit(place))
      : sql`(select ${sql.raw(extreme)}(${priceColumn(field, now)}) from ${table('product_price')} as pp
          where pp.product_id = s.product_id and ${priceConditions(conditions, now)})`,
    direction: order,
  };
}

function leavesOf(filter: SearchQuery): readonly SearchQuery[] {
  const leaves = 'and' in filter ? filter.and : 'filter' in filter ? filter.filter : [filter];
  if (!leaves.every(isPriceQuery)) throw invalidInput('A sort filter over prices takes conditions on prices only.');
  return leaves;
}

/** Full-text expressions that add to the score; filters and negations do not. */
function textMatches(query: SearchQuery): TextMatch[] {
  if ('and' in query) return query.and.flatMap(textMatches);
  if ('or' in query) return query.or.flatMap(textMatches);
  if ('fullText' in query) return [textMatch(query.fullText, false)].filter((match) => match !== undefined);
  if ('fullTextPrefix' in query) return [textMatch(query.fullTextPrefix, true)].filter((match) => match !== undefined);
  return [];
}

function scoreOf(matches: readonly TextMatch[]): RawBuilder<unknown> {
  if (matches.length === 0) return sql`0`;
  const parts = matches.map(({ vector, query, boost }) => sql`ts_rank(${vector}, ${query}) * ${boost}::float8`);
  return sql`(${sql.join(parts, sql` + `)})`;
}
