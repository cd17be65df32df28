import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import { table } from '../schema-name.ts';
import { createNotSearchableError, getNameColumn } from './conditions.ts';
import {
  buildPriceConditions,
  findMarketKey,
  getPriceColumn,
  isPriceField,
  isPriceQuery,
  selectIndexedPrice,
} from './price-conditions.ts';
import type { SearchQuery, Sorting } from './request.ts';
import { buildTextMatch, type TextMatch } from './text-query.ts';

/** A sort key. */
export interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

/** Builds the sort keys of a search: the given ones, or relevance and then the newest products, as on the platform. */
export function buildSortKeys(sorts: readonly Sorting[], query: SearchQuery | undefined, now: Date): SortKey[] {
  const matches = query ? collectTextMatches(query) : [];
  const requestedKeys = sorts.map((sort) => buildSortKey(sort, matches, now));
  const relevance: SortKey[] = matches.length > 0 ? [{ value: buildScore(matches), direction: 'desc' }] : [];
  const newest: SortKey = { value: sql`s.created_at`, direction: 'desc' };
  return sorts.length > 0 ? requestedKeys : [...relevance, newest];
}

function buildSortKey(sort: Sorting, matches: readonly TextMatch[], now: Date): SortKey {
  const { field, order: direction } = sort;
  if (isPriceField(field)) return buildPriceKey(sort, now);
  switch (field) {
    case 'score':
      return { value: buildScore(matches), direction };
    case 'id':
      return { value: sql`s.product_id`, direction };
    case 'createdAt':
      return { value: sql`s.created_at`, direction };
    case 'lastModifiedAt':
      return { value: sql`s.modified_at`, direction };
    case 'name':
      return { value: getNameColumn(sort.language), direction };
    case 'reviewRatingStatistics.averageRating':
      return { value: sql`s.rating`, direction };
    default:
      throw createNotSearchableError(field);
  }
}

/**
 * Sorts by the minimum price in ascending order and the maximum in descending order; country-wide prices are in the
 * index.
 */
function buildPriceKey({ field, order, mode, filter }: Sorting, now: Date): SortKey {
  const aggregate = mode ?? (order === 'asc' ? 'min' : 'max');
  const conditions = filter ? listLeaves(filter) : [];
  const market = findMarketKey(conditions);
  const position = (aggregate === 'min' ? 0 : 1) + (field.endsWith('currentCentAmount') ? 2 : 0);
  return {
    value: market
      ? selectIndexedPrice(market, sql.lit(position))
      : sql`(select ${sql.raw(aggregate)}(${getPriceColumn(field, now)}) from ${table('product_price')} as pp
          where pp.product_id = s.product_id and ${buildPriceConditions(conditions, now)})`,
    direction: order,
  };
}

function listLeaves(filter: SearchQuery): readonly SearchQuery[] {
  const leaves = 'and' in filter ? filter.and : 'filter' in filter ? filter.filter : [filter];
  if (!leaves.every(isPriceQuery)) throw invalidInput('A sort filter over prices takes conditions on prices only.');
  return leaves;
}

/** Collects full-text expressions that contribute to the score; filters and negations do not. */
function collectTextMatches(query: SearchQuery): TextMatch[] {
  if ('and' in query) return query.and.flatMap(collectTextMatches);
  if ('or' in query) return query.or.flatMap(collectTextMatches);
  if ('fullText' in query) return [buildTextMatch(query.fullText, false)].filter((match) => match !== undefined);
  if ('fullTextPrefix' in query)
    return [buildTextMatch(query.fullTextPrefix, true)].filter((match) => match !== undefined);
  return [];
}

function buildScore(matches: readonly TextMatch[]): RawBuilder<unknown> {
  if (matches.length === 0) return sql`0`;
  const parts = matches.map(({ vector, query, boost }) => sql`ts_rank(${vector}, ${query}) * ${boost}::float8`);
  return sql`(${sql.join(parts, sql` + `)})`;
}
