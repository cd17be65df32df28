import { type Kysely, type RawBuilder, sql } from 'kysely';
import { createInvalidInputError } from '../errors.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { createNotSearchableError, getName, listParts } from './compile-query.ts';
import { createAmountReader, findMarket, getAmountField } from './market-prices.ts';
import type { ProductTable } from './product-table.ts';
import type { SearchQuery, Sorting } from './request.ts';
import { buildTextMatch, type TextMatch } from './text-query.ts';

type Comparison = (slot: number, other: number) => number;

/** The sort keys of a search: the given ones, or relevance and then the newest products, as on the platform. */
export function listSorts(sorts: readonly Sorting[], query: SearchQuery | undefined): readonly Sorting[] {
  if (sorts.length > 0) return sorts;
  const isTextSearch = query !== undefined && collectTextMatches(query).length > 0;
  return [...(isTextSearch ? [{ field: 'score', order: 'desc' as const }] : []), { field: 'createdAt', order: 'desc' }];
}

/**
 * Creates the comparison of products by the sort keys, with products without a value last, and then by id.
 * @param scores by slot, when a key is the score
 * @throws PlatformError `InvalidInput`
 */
export function createComparison(
  sorts: readonly Sorting[],
  products: ProductTable,
  scores: ReadonlyMap<number, number>,
): Comparison {
  const comparisons = [
    ...sorts.map((sort) => compareBy(createKeyReader(sort, products, scores), sort.order)),
    compareBy((slot) => products.get(slot).id, 'asc'),
  ];
  return (slot, other) => {
    for (const compare of comparisons) {
      const result = compare(slot, other);
      if (result !== 0) return result;
    }
    return 0;
  };
}

type Key = string | number | null;

const compareBy =
  (read: (slot: number) => Key, order: 'asc' | 'desc'): Comparison =>
  (slot, other) => {
    const [key, otherKey] = [read(slot), read(other)];
    if (key === otherKey) return 0;
    if (key === null) return 1;
    if (otherKey === null) return -1;
    return key < otherKey === (order === 'asc') ? -1 : 1;
  };

function createKeyReader(
  sort: Sorting,
  products: ProductTable,
  scores: ReadonlyMap<number, number>,
): (slot: number) => Key {
  if (getAmountField(sort.field)) return createPriceReader(sort, products);
  switch (sort.field) {
    case 'score':
      return (slot) => scores.get(slot) ?? 0;
    case 'id':
      return (slot) => products.get(slot).id;
    case 'createdAt':
      return (slot) => products.get(slot).createdAt.getTime();
    case 'lastModifiedAt':
      return (slot) => products.get(slot).modifiedAt.getTime();
    case 'name':
      return (slot) => getName(products.get(slot), sort.language);
    case 'reviewRatingStatistics.averageRating':
      return (slot) => {
        const rating = products.ratings[slot] ?? Number.NaN;
        return Number.isNaN(rating) ? null : rating;
      };
    default:
      throw createNotSearchableError(sort.field);
  }
}

/** Reads the minimum price in ascending order and the maximum in descending order, unless `mode` names the other. */
function createPriceReader({ field, order, mode, filter }: Sorting, products: ProductTable) {
  const conditions = filter && findMarket(listParts(filter));
  const amount = getAmountField(field);
  if (!amount || !conditions || conditions.others.length > 0) {
    throw createInvalidInputError('Products are sorted by the prices of one country and one currency only.');
  }
  const readAmounts = createAmountReader(products, conditions.market, amount);
  const select = (mode ?? (order === 'asc' ? 'min' : 'max')) === 'min' ? Math.min : Math.max;
  return (slot: number): Key => {
    const amounts = readAmounts(slot);
    return typeof amounts === 'object' ? select(...amounts) : (amounts ?? null);
  };
}

/** Reads the relevance of products: the sum of the ranks of all texts of the query. */
export async function readScores(
  db: Kysely<CommerceTables>,
  query: SearchQuery | undefined,
  slots: readonly number[],
  products: ProductTable,
): Promise<Map<number, number>> {
  const matches = query ? collectTextMatches(query) : [];
  if (matches.length === 0 || slots.length === 0) return new Map();
  const ids = slots.map((slot) => products.get(slot).id);
  const { rows } = await sql<{ id: string; score: number }>`
    select s.product_id as id, ${sumRanks(matches)} as score from ${table('product_search')} as s
    where s.product_id = any(${ids}::text[])`.execute(db.withoutPlugins());
  return new Map(
    rows.flatMap(({ id, score }) => {
      const slot = products.findSlot(id);
      return slot === undefined ? [] : [[slot, score] as const];
    }),
  );
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

function sumRanks(matches: readonly TextMatch[]): RawBuilder<unknown> {
  const parts = matches.map(({ vector, query, boost }) => sql`ts_rank(${vector}, ${query}) * ${boost}::float8`);
  return sql`(${sql.join(parts, sql` + `)})`;
}
