import { type FacetKey, ratingThresholds } from '../../domain/facets.ts';
import { formatRangeKey, listPriceRanges, type PriceRange, parseRangeKey } from '../../domain/price-ranges.ts';
import type { ListRequest, ListScope } from '../../domain/product-list.ts';

/** The parameters of searches and suggestions. */
export type ParameterName =
  | ('account_id' | 'auth_key' | 'domain_key' | 'request_id' | '_br_uid_2' | 'url' | 'ref_url' | 'request_type' | 'q')
  | 'user_id'
  | ('search_type' | 'view_id' | 'rows' | 'start' | 'fl' | 'fq' | 'sort' | 'catalog_views')
  | ('facet.version' | 'facet.field' | 'facet.query');

/** Parameters of a query string in order; names may repeat. */
export type Parameters = readonly (readonly [name: ParameterName, value: string])[];

const sorts: Record<ListRequest['sort'], string | undefined> = {
  LATEST: 'created_at desc',
  PRICE_ASC: 'price asc',
  PRICE_DESC: 'price desc',
  RELEVANCE: undefined,
};

/** The parameters of a keyword search for a list with a search text (SEARCH-62). */
export function buildListParameters(list: ListRequest, scope: ListScope): Parameters {
  const { clubKey, categoryId } = scope;
  const sort = sorts[list.sort];
  const filters = [
    ...(categoryId === null ? [] : [toValuesFilter('category', [categoryId])]),
    ...(list.inStockOnly && clubKey !== null ? [toInClubFilter(clubKey)] : []),
    ...[...list.filters].flatMap(([key, values]) => toFacetFilters(key, values, scope)),
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
    ['facet.version', '3.0'],
    ...scope.facets.flatMap((key) => toFacetParameters(key, scope)),
    ...(scope.isInClubCounted && clubKey !== null ? [['facet.query', toInClubFilter(clubKey)] as const] : []),
  ];
}

/** Matches the products that a club has in stock (SEARCH-64). */
export const toInClubFilter = (clubKey: string) => `inventory_${clubKey}:[1 TO *]`;

/** Facets whose values the service lists; the others are ranges, each counted by a query. */
const fieldFacets: readonly FacetKey[] = ['category', 'brand', 'size', 'color'];

function toFacetParameters(key: FacetKey, scope: ListScope): Parameters {
  if (fieldFacets.includes(key)) return [['facet.field', key]];
  return listRangeQueries(key, scope).map(({ query }) => ['facet.query', query] as const);
}

/** The ranges of a facet, each with the query that counts it; none for a facet without ranges. */
export function listRangeQueries(key: FacetKey, { market }: ListScope): { value: string; query: string }[] {
  if (key === 'price') {
    return listPriceRanges(market.currency).map((range) => ({
      value: formatRangeKey(range),
      query: toPriceFilter(range),
    }));
  }
  if (key === 'rating') {
    return ratingThresholds.map((stars) => ({ value: String(stars), query: `rating:[${stars} TO *]` }));
  }
  return [];
}

/** The filters of a facet, whose values are alternatives. */
function toFacetFilters(key: FacetKey, values: readonly string[], scope: ListScope): string[] {
  switch (key) {
    case 'category':
      return [toValuesFilter('category', scope.categoryFilterIds)];
    case 'brand':
    case 'size':
    case 'color':
      return [toValuesFilter(key, values)];
    case 'rating':
      return [`rating:[${Math.min(...values.map(Number))} TO *]`];
    case 'price': {
      const ranges = values.flatMap((value) => parseRangeKey(value) ?? []);
      return [`price:${ranges.map(toRange).join(' OR ')}`];
    }
  }
}

const toPriceFilter = (range: PriceRange) => `price:${toRange(range)}`;

/** `to` is exclusive in a price range and inclusive in the service's ranges. */
const toRange = ({ from, to }: PriceRange) => `[${from ?? '*'} TO ${to === undefined ? '*' : to - 1}]`;

const toValuesFilter = (field: string, values: readonly string[]) =>
  `${field}:${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(' OR ')}`;
