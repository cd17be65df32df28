import { type RawBuilder, sql } from 'kysely';
import { createInvalidInputError } from '../errors.ts';
import { table } from '../schema-name.ts';
import type { Columns } from './columns.ts';
import { createNotSearchableError, getNameColumn, listParts } from './conditions.ts';
import {
  addIndexedPrice,
  buildPriceConditions,
  findMarketKey,
  getPriceColumn,
  isPriceField,
  isPriceQuery,
} from './price-conditions.ts';
import type { SearchQuery, Sorting } from './request.ts';
import { buildTextMatch, type TextMatch } from './text-query.ts';

/** A sort key; the value is a column of the matched products. */
export interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

/** Builds the sort keys of a search: the given ones, or relevance and then the newest products, as on the platform. */
export function buildSortKeys(
  sorts: readonly Sorting[],
  query: SearchQuery | undefined,
  columns: Columns,
  now: Date,
): SortKey[] {
  const matches = query ? collectTextMatches(query) : [];
  const defaultSorts: Sorting[] = [
    ...(matches.length > 0 ? [{ field: 'score', order: 'desc' as const }] : []),
    { field: 'createdAt', order: 'desc' },
  ];
  return (sorts.length > 0 ? sorts : defaultSorts).map((sort) => ({
    value: isPriceField(sort.field)
      ? addPriceKey(sort, columns, now)
      : columns.add(`${sort.field} ${sort.language}`, selectSortValue(sort, matches)),
    direction: sort.order,
  }));
}

function selectSortValue({ field, language }: Sorting, matches: readonly TextMatch[]): RawBuilder<unknown> {
  switch (field) {
    case 'score':
      return buildScore(matches);
    case 'id':
      return sql`s.product_id`;
    case 'createdAt':
      return sql`s.created_at`;
    case 'lastModifiedAt':
      return sql`s.modified_at`;
    case 'name':
      return getNameColumn(language);
    case 'reviewRatingStatistics.averageRating':
      return sql`s.rating`;
    default:
      throw createNotSearchableError(field);
  }
}

/**
 * Sorts by the minimum price in ascending order and the maximum in descending order; country-wide prices are in the
 * index.
 */
function addPriceKey({ field, order, mode, filter }: Sorting, columns: Columns, now: Date): RawBuilder<unknown> {
  const aggregate = mode ?? (order === 'asc' ? 'min' : 'max');
  const conditions = filter ? listPriceQueries(filter) : [];
  const market = findMarketKey(conditions);
  const position = (aggregate === 'min' ? 0 : 1) + (field.endsWith('currentCentAmount') ? 2 : 0);
  if (market) return addIndexedPrice(columns, market, position);
  const value = sql`(select ${sql.raw(aggregate)}(${getPriceColumn(field, now)}) from ${table('product_price')} as pp
    where pp.product_id = s.product_id and ${buildPriceConditions(conditions, now)})`;
  return columns.add(JSON.stringify([field, aggregate, conditions]), value);
}

function listPriceQueries(filter: SearchQuery): readonly SearchQuery[] {
  const parts = listParts(filter);
  if (!parts.every(isPriceQuery))
    throw createInvalidInputError('A sort filter over prices takes conditions on prices only.');
  return parts;
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
