import { type FacetKey, ratingSteps } from '../../domain/facets.ts';
import { type PriceRange, parseRangeKey, priceRanges, rangeKey } from '../../domain/price-ranges.ts';
import type { ListRequest, ListScope } from '../../domain/product-list.ts';

/** A query string's parameters, in order; names may repeat. */
export type Parameters = readonly (readonly [name: string, value: string])[];

const sorts: Record<ListRequest['sort'], string | undefined> = {
  LATEST: 'created_at desc',
  PRICE_UP: 'price asc',
  PRICE_DOWN: 'price desc',
  RELEVANCE: undefined,
};

/** A list of products as the parameters of a keyword search (SEARCH-62); `list.text` is not null. */
export function listParameters(list: ListRequest, scope: ListScope): Parameters {
  const { clubKey, categoryId } = scope;
  const sort = sorts[list.sort];
  const filters = [
    ...(categoryId === null ? [] : [valuesFilter('category', [categoryId])]),
    ...(list.inClubOnly && clubKey !== null ? [inClubFilter(clubKey)] : []),
    ...[...list.filters].flatMap(([key, values]) => facetFilters(key, values, scope)),
  ];
  return [
    ['q', list.text ?? '*'],
    ['search_type', 'keyword'],
    ['request_type', 'search'],
    ['rows', String(list.pageSize)],
    ['start', String((list.page - 1) * list.pageSize)],
    ['fl', 'pid,master_sku'],
    ...(sort ? [['sort', sort] as const] : []),
    ...filters.map((filter) => ['fq', filter] as const),
    ...scope.facets.flatMap((key) => facetParameters(key, scope)),
    ...(scope.isInClubCounted && clubKey !== null ? [['facet.query', inClubFilter(clubKey)] as const] : []),
  ];
}

/** What a club has in stock (SEARCH-64). */
export const inClubFilter = (clubKey: string) => `inventory_${clubKey}:[1 TO *]`;

/** The service lists values of these; the other facets are brackets, each a question of its own. */
const listedFacets: readonly FacetKey[] = ['category', 'brand', 'size', 'color'];

function facetParameters(key: FacetKey, scope: ListScope): Parameters {
  if (listedFacets.includes(key)) return [['facet.field', key]];
  return bracketQueries(key, scope).map(({ query }) => ['facet.query', query] as const);
}

/** The brackets of a facet with the condition that counts each. */
export function bracketQueries(key: FacetKey, { market }: ListScope): { value: string; query: string }[] {
  if (key === 'price') {
    return priceRanges(market.currency).map((range) => ({ value: rangeKey(range), query: priceFilter(range) }));
  }
  if (key === 'rating') {
    return ratingSteps.map((stars) => ({ value: String(stars), query: `rating:[${stars} TO *]` }));
  }
  return [];
}

/** Values of a facet are alternatives, brackets of prices too. */
function facetFilters(key: FacetKey, values: readonly string[], scope: ListScope): string[] {
  switch (key) {
    case 'category':
      return [valuesFilter('category', scope.categoryFilterIds)];
    case 'brand':
    case 'size':
    case 'color':
      return [valuesFilter(key, values)];
    case 'rating':
      return [`rating:[${Math.min(...values.map(Number))} TO *]`];
    case 'price': {
      const ranges = values.flatMap((value) => parseRangeKey(value) ?? []);
      return [`price:${ranges.map(bracket).join(' OR ')}`];
    }
  }
}

const priceFilter = (range: PriceRange) => `price:${bracket(range)}`;

/** `to` is the first price beyond the bracket; the service's ranges hold both ends. */
const bracket = ({ from, to }: PriceRange) => `[${from ?? '*'} TO ${to === undefined ? '*' : to - 1}]`;

const valuesFilter = (field: string, values: readonly string[]) =>
  `${field}:${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(' OR ')}`;
