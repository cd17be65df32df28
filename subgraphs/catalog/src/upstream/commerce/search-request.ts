import type {
  _SearchQuery,
  ProductSearchFacetExpression,
  ProductSearchProjectionParams,
  ProductSearchRequest,
  SearchSorting,
} from '@commercetools/platform-sdk';
import type { KnownMarket, Language } from '@tarima/markets/table';
import { type FacetKey, ratingThresholds } from '../../domain/facets.ts';
import { formatRangeKey, listPriceRanges, parseRangeKey } from '../../domain/price-ranges.ts';
import type { ListRequest, ListScope } from '../../domain/product-list.ts';
import type { SalesContext } from '../../domain/sales-context.ts';

/** A scope with the keys of the promotions that products must have; null for all products. */
export type PromotedScope = ListScope & { readonly promotionKeys: readonly string[] | null };

/** Name of the facet that counts the products in stock in the channel. */
export const inClubCountName = 'in-club';

/** Maximum number of values of a facet; the platform allows 200. */
const facetLimit = 100;

/**
 * The Product Search request of a list. Selected facets are a `postFilter` (SEARCH-31), and each facet is counted with
 * the filters of the other facets only (SEARCH-32), so that a selected brand does not hide other brands.
 */
export function buildSearchRequest(list: ListRequest, scope: PromotedScope): ProductSearchRequest {
  const selected = new Map(
    [...list.filters].map(([key, values]): [FacetKey, _SearchQuery] => [key, buildFacetQuery(key, values, scope)]),
  );
  const facets: ProductSearchFacetExpression[] = [
    ...scope.facets.map(toFacet),
    ...(scope.isInClubCounted
      ? [
          {
            count: {
              name: inClubCountName,
              level: 'products',
              filter: matchAll([toInStockQuery(scope), ...selected.values()]),
            },
          },
        ]
      : []),
  ];
  return {
    query: matchAll([
      // Only products with a category (CATALOG-10); a category includes those below it (CATALOG-63).
      { exists: { field: 'categories' } },
      ...(scope.categoryId ? [{ exact: { field: 'categoriesSubTree', value: scope.categoryId } }] : []),
      ...(list.text ? [buildTextQuery(list.text, scope.language)] : []),
      ...(list.inStockOnly ? [toInStockQuery(scope)] : []),
      ...(scope.promotionKeys ? [matchAttribute('promoid', scope.promotionKeys)] : []),
    ]),
    ...(selected.size > 0 ? { postFilter: matchAll([...selected.values()]) } : {}),
    ...(facets.length > 0 ? { facets } : {}),
    sort: toSorting(list.sort, scope),
    limit: list.pageSize,
    offset: (list.page - 1) * list.pageSize,
    productProjectionParameters: toProjectionParameters(scope),
  };

  function toFacet(key: FacetKey): ProductSearchFacetExpression {
    switch (key) {
      case 'category':
        return { distinct: { ...toFacetOptions(key), field: 'categoriesSubTree', limit: 200 } };
      case 'brand':
      case 'size':
        return {
          distinct: {
            ...toFacetOptions(key),
            field: `variants.attributes.${key}`,
            fieldType: 'text',
            limit: facetLimit,
          },
        };
      case 'color':
        return {
          distinct: {
            ...toFacetOptions(key),
            field: 'variants.attributes.color.key',
            fieldType: 'lenum',
            limit: facetLimit,
          },
        };
      case 'price':
        return {
          ranges: {
            ...toFacetOptions(key, matchMarketPrices(scope.market)),
            field: 'variants.prices.currentCentAmount',
            ranges: listPriceRanges(scope.market.currency).map((range) => ({ ...range, key: formatRangeKey(range) })),
          },
        };
      case 'rating':
        return {
          ranges: {
            ...toFacetOptions(key),
            field: 'reviewRatingStatistics.averageRating',
            ranges: ratingThresholds.map((stars) => ({ from: stars, key: String(stars) })),
          },
        };
    }
  }

  function toFacetOptions(key: FacetKey, facetFilters: readonly _SearchQuery[] = []) {
    const otherFilters = [...selected].filter(([other]) => other !== key).map(([, query]) => query);
    const filters = [...facetFilters, ...otherFilters];
    return { name: key, level: 'products', ...(filters.length > 0 ? { filter: matchAll(filters) } : {}) };
  }
}

/** The Product Search request for products whose name contains words that start with those of `text`. */
export function buildSuggestRequest(text: string, salesContext: SalesContext, limit: number): ProductSearchRequest {
  return {
    query: matchAll([
      { exists: { field: 'categories' } },
      { fullTextPrefix: { field: 'name', language: salesContext.language, value: text, mustMatch: 'all' } },
    ]),
    sort: toSorting('RELEVANCE', salesContext),
    limit,
    productProjectionParameters: toProjectionParameters(salesContext),
  };
}

/** Selects the prices of the channel, in the market's store and currency (CATALOG-13). */
function toProjectionParameters({ market, channelId }: SalesContext): ProductSearchProjectionParams {
  return {
    priceCurrency: market.currency,
    priceCountry: market.code,
    priceChannel: channelId,
    storeProjection: market.code,
  };
}

const toInStockQuery = ({ channelId }: SalesContext): _SearchQuery => ({
  exact: { field: 'variants.availability.isOnStockForChannel', value: channelId },
});

const matchAttribute = (name: string, values: readonly string[]): _SearchQuery => ({
  exact: { field: `variants.attributes.${name}`, fieldType: 'text', values: [...values] },
});

function matchAll(queries: readonly _SearchQuery[]): _SearchQuery {
  return queries.length === 1 && queries[0] ? queries[0] : { and: [...queries] };
}

/** Matches prices of the market only: a product has prices in every currency. */
function matchMarketPrices(market: KnownMarket): _SearchQuery[] {
  return [
    { exact: { field: 'variants.prices.country', value: market.code } },
    { exact: { field: 'variants.prices.currencyCode', value: market.currency } },
  ];
}

/**
 * Matches all words in the name, in the brand or in the description, or some in the brand and some in the name ("arroz
 * Selecta"), in the request's language (SEARCH-60); a complete sku or product id matches its product.
 */
function buildTextQuery(text: string, language: Language): _SearchQuery {
  const inName = { field: 'name', language, value: text };
  const inBrand = { field: 'variants.attributes.brand', fieldType: 'text', value: text };
  return {
    or: [
      { fullText: { ...inName, mustMatch: 'all', boost: 4 } },
      { fullText: { ...inBrand, mustMatch: 'all', boost: 2 } },
      { fullText: { field: 'description', language, value: text, mustMatch: 'all' } },
      { and: [{ fullText: { ...inBrand, mustMatch: 'any' } }, { fullText: { ...inName, mustMatch: 'any' } }] },
      { exact: { field: 'variants.sku', value: text } },
      { exact: { field: 'key', value: text } },
    ],
  };
}

function buildFacetQuery(key: FacetKey, values: readonly string[], scope: ListScope): _SearchQuery {
  switch (key) {
    case 'category':
      return { exact: { field: 'categoriesSubTree', values: [...scope.categoryFilterIds] } };
    case 'brand':
    case 'size':
      return matchAttribute(key, values);
    case 'color':
      return { exact: { field: 'variants.attributes.color.key', fieldType: 'lenum', values: [...values] } };
    case 'price':
      return {
        or: values.map((value) => {
          const { from, to } = parseRangeKey(value) ?? {};
          const range = {
            field: 'variants.prices.currentCentAmount',
            ...(from === undefined ? {} : { gte: from }),
            ...(to === undefined ? {} : { lt: to }),
          };
          return matchAll([...matchMarketPrices(scope.market), { range }]);
        }),
      };
    case 'rating':
      return {
        range: {
          field: 'reviewRatingStatistics.averageRating',
          gte: Math.min(...values.map((value) => Number(value))),
        },
      };
  }
}

function toSorting(sort: ListRequest['sort'], { market, language }: SalesContext): SearchSorting[] {
  // Products that compare equal are sorted by name, then by id, so that no product is on two pages (SEARCH-23).
  const tieBreakers: SearchSorting[] = [
    { field: 'name', language, order: 'asc' },
    { field: 'id', order: 'asc' },
  ];
  const byPrice = (order: 'asc' | 'desc', mode: 'min' | 'max'): SearchSorting => ({
    field: 'variants.prices.currentCentAmount',
    order,
    mode,
    filter: matchAll(matchMarketPrices(market)),
  });
  // SEARCH-19, SEARCH-20, SEARCH-21 and SEARCH-22, in this order.
  switch (sort) {
    case 'LATEST':
      return [{ field: 'createdAt', order: 'desc' }, ...tieBreakers];
    case 'PRICE_ASC':
      return [byPrice('asc', 'min'), ...tieBreakers];
    case 'PRICE_DESC':
      return [byPrice('desc', 'max'), ...tieBreakers];
    case 'RELEVANCE':
      return [{ field: 'score', order: 'desc' }, ...tieBreakers];
  }
}
