import { countListValues } from '../../../columns/list-column.ts';
import { createInvalidInputError } from '../errors.ts';
import {
  compileAll,
  createNotSearchableError,
  getAttributeName,
  listParts,
  type SearchScope,
} from './compile-query.ts';
import { createAmountReader, findMarket, getAmountField } from './market-prices.ts';
import { isPriceField, isPriceQuery } from './price-conditions.ts';
import type { AttributeValue, ProductTable } from './product-table.ts';
import type { CountFacet, DistinctFacet, Facet, RangesFacet, SearchQuery } from './request.ts';
import { type Test, yes } from './verdict.ts';

/** A facet that can be counted when the tests of its filter have been read. */
export interface CompiledFacet {
  /** Whether it counts all products, or those that match the query. */
  readonly scope: CountFacet['scope'];
  /** Counts the products of its scope. */
  count(slots: readonly number[]): FacetResult;
}

type FacetResult =
  | { readonly name: string; readonly buckets: readonly { readonly key: AttributeValue; readonly count: number }[] }
  | { readonly name: string; readonly value: number };

/** Prepares a facet. @throws PlatformError `InvalidInput` */
export function compileFacet(facet: Facet, scope: SearchScope): CompiledFacet {
  if ('distinct' in facet) return compileDistinct(facet.distinct, scope);
  if ('ranges' in facet) return compileRanges(facet.ranges, scope);
  const { name, scope: counted, filter } = facet.count;
  const select = createSelection(filter ? listParts(filter) : [], scope);
  return { scope: counted, count: (slots) => ({ name, value: select(slots).length }) };
}

function createSelection(
  filters: readonly SearchQuery[],
  scope: SearchScope,
): (slots: readonly number[]) => readonly number[] {
  if (filters.length === 0) return (slots) => slots;
  const test: Test = compileAll(filters, scope);
  return (slots) => slots.filter((slot) => test(slot) === yes);
}

/** A product counts once for each of its values. */
function compileDistinct(facet: DistinctFacet, scope: SearchScope): CompiledFacet {
  const { name, filter, includes, missing, limit, sort } = facet;
  const column = getColumn(facet, scope.products);
  const select = createSelection(filter ? listParts(filter) : [], scope);
  const factor = sort.order === 'asc' ? 1 : -1;
  const compareKeys = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
  return {
    scope: facet.scope,
    count(slots) {
      const { counts, empty } = countListValues<AttributeValue>(select(slots), column);
      const buckets = [...counts].map(([key, count]) => ({ key: String(key), count }));
      if (missing !== undefined && empty > 0) buckets.push({ key: missing, count: empty });
      const included = includes ? buckets.filter(({ key }) => includes.includes(key)) : buckets;
      const sorted = included.sort((one, other) =>
        sort.by === 'key'
          ? factor * compareKeys(one.key, other.key)
          : factor * (one.count - other.count) || compareKeys(one.key, other.key),
      );
      return { name, buckets: sorted.slice(0, limit) };
    },
  };
}

function getColumn({ field, language }: DistinctFacet, products: ProductTable) {
  const attribute = getAttributeName(field, language);
  if (attribute !== undefined) return products.getAttribute(attribute);
  if (field === 'categories') return products.categories;
  if (field === 'categoriesSubTree') return products.trees;
  throw createNotSearchableError(field);
}

/** Buckets include their start but not their end; a product counts once in each bucket with one of its values. */
function compileRanges(facet: RangesFacet, scope: SearchScope): CompiledFacet {
  const filters = facet.filter ? listParts(facet.filter) : [];
  const prices = isPriceField(facet.field) ? filters.filter(isPriceQuery) : [];
  const readValues = createValueReader(facet, prices, scope.products);
  const select = createSelection(
    filters.filter((query) => !prices.includes(query)),
    scope,
  );
  const ranges = facet.ranges.map(({ from, to, key }) => {
    if (from === undefined && to === undefined) {
      throw createInvalidInputError(`A range of the facet '${facet.name}' has no bounds.`);
    }
    return {
      key: key ?? `${formatBound(from)}-${formatBound(to)}`,
      start: from ?? Number.NEGATIVE_INFINITY,
      end: to ?? Number.POSITIVE_INFINITY,
    };
  });
  return {
    scope: facet.scope,
    count(slots) {
      const valuesOfProducts = select(slots).map(readValues);
      const buckets = ranges.map(({ key, start, end }) => {
        const isWithin = (value: number) => value >= start && value < end;
        let count = 0;
        for (const values of valuesOfProducts) {
          if (typeof values === 'number' ? isWithin(values) : values?.some(isWithin)) count += 1;
        }
        return { key, count };
      });
      return { name: facet.name, buckets };
    },
  };
}

/** Formats bounds as in the platform's bucket keys: `500.0-1000.0`, `*-500.0`. */
const formatBound = (bound: number | undefined) =>
  bound === undefined ? '*' : Number.isInteger(bound) ? bound.toFixed(1) : String(bound);

function createValueReader(
  { field }: RangesFacet,
  prices: readonly SearchQuery[],
  products: ProductTable,
): (slot: number) => number | readonly number[] | undefined {
  if (field === 'reviewRatingStatistics.averageRating') return (slot) => products.ratings[slot];
  const amount = getAmountField(field);
  if (amount) {
    const conditions = findMarket(prices);
    if (!conditions || conditions.others.length > 0) {
      throw createInvalidInputError('Prices are counted in one country and one currency only.');
    }
    return createAmountReader(products, conditions.market, amount);
  }
  const attribute = getAttributeName(field, undefined);
  if (attribute === undefined) throw createNotSearchableError(field);
  const { codes, lists } = products.getAttribute(attribute);
  return (slot) => lists[codes[slot] ?? 0]?.filter((value) => typeof value === 'number');
}
