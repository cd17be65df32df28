import type {
  _SearchQuery,
  ProductSearchFacetExpression,
  ProductSearchProjectionParams,
  ProductSearchRequest,
  SearchSorting,
} from '@commercetools/platform-sdk';
import type { KnownMarket, Language } from '@tarima/markets/table';
import { type FacetKey, ratingSteps } from '../../domain/facets.ts';
import { parseRangeKey, priceRanges, rangeKey } from '../../domain/price-ranges.ts';
import type { ListRequest, ListScope } from '../../domain/product-list.ts';
import type { SalesContext } from '../../domain/sales-context.ts';

/** With the keys of the promotions that a list is narrowed to; null does not narrow. */
export type PromotedScope = ListScope & { readonly promotionKeys: readonly string[] | null };

/** Name under which the platform answers how much of a list the channel has on its floor. */
export const inClubCount = 'in-club';

/** Most values that one facet lists; the platform allows 200. */
const facetLimit = 100;

/**
 * The platform's Product Search request of a list. Chosen facets narrow the answer after the facets were counted
 * (`postFilter`, SEARCH-31), and each facet is counted under the others (SEARCH-32), so that a chosen brand does not
 * hide its alternatives.
 */
export function searchRequest(list: ListRequest, scope: PromotedScope): ProductSearchRequest {
  const chosen = new Map(
    [...list.filters].map(([key, values]): [FacetKey, _SearchQuery] => [key, facetQuery(key, values, scope)]),
  );
  return {
    query: all([
      // Products without a category are in no list (CATALOG-10); a category has those below it, too (CATALOG-63).
      { exists: { field: 'categories' } },
      ...(scope.categoryId ? [{ exact: { field: 'categoriesSubTree', value: scope.categoryId } }] : []),
      ...(list.text ? [textQuery(list.text, scope.language)] : []),
      ...(list.inClubOnly ? [onStock(scope)] : []),
      ...(scope.promotionKeys ? [attributeIs('promoid', scope.promotionKeys)] : []),
    ]),
    ...(chosen.size > 0 ? { postFilter: all([...chosen.values()]) } : {}),
    facets: [
      ...scope.facets.map(facet),
      ...(scope.isInClubCounted
        ? [{ count: { name: inClubCount, level: 'products', filter: all([onStock(scope), ...chosen.values()]) } }]
        : []),
    ],
    sort: sorting(list.sort, scope),
    limit: list.pageSize,
    offset: (list.page - 1) * list.pageSize,
    productProjectionParameters: projectionOf(scope),
  };

  function facet(key: FacetKey): ProductSearchFacetExpression {
    switch (key) {
      case 'category':
        return { distinct: { ...common(key), field: 'categoriesSubTree', limit: 200 } };
      case 'brand':
      case 'size':
        return {
          distinct: { ...common(key), field: `variants.attributes.${key}`, fieldType: 'text', limit: facetLimit },
        };
      case 'color':
        return {
          distinct: {
            ...common(key),
            field: 'variants.attributes.color.key',
            fieldType: 'lenum',
            limit: facetLimit,
          },
        };
      case 'price':
        return {
          ranges: {
            ...common(key, pricesOf(scope.market)),
            field: 'variants.prices.currentCentAmount',
            ranges: priceRanges(scope.market.currency).map((range) => ({ ...range, key: rangeKey(range) })),
          },
        };
      case 'rating':
        return {
          ranges: {
            ...common(key),
            field: 'reviewRatingStatistics.averageRating',
            ranges: ratingSteps.map((stars) => ({ from: stars, key: String(stars) })),
          },
        };
    }
  }

  function common(key: FacetKey, own: readonly _SearchQuery[] = []) {
    const others = [...chosen].filter(([other]) => other !== key).map(([, query]) => query);
    const filters = [...own, ...others];
    return { name: key, level: 'products', ...(filters.length > 0 ? { filter: all(filters) } : {}) };
  }
}

/** Products whose name has words that begin like those of `text`, for people who are still typing. */
export function suggestRequest(text: string, salesContext: SalesContext, limit: number): ProductSearchRequest {
  return {
    query: all([
      { exists: { field: 'categories' } },
      { fullTextPrefix: { field: 'name', language: salesContext.language, value: text, mustMatch: 'all' } },
    ]),
    sort: sorting('RELEVANCE', salesContext),
    limit,
    productProjectionParameters: projectionOf(salesContext),
  };
}

/** Prices of the place, in the market's store and currency (CATALOG-13). */
function projectionOf({ market, channelId }: SalesContext): ProductSearchProjectionParams {
  return {
    priceCurrency: market.currency,
    priceCountry: market.code,
    priceChannel: channelId,
    storeProjection: market.code,
  };
}

const onStock = ({ channelId }: SalesContext): _SearchQuery => ({
  exact: { field: 'variants.availability.isOnStockForChannel', value: channelId },
});

const attributeIs = (name: string, values: readonly string[]): _SearchQuery => ({
  exact: { field: `variants.attributes.${name}`, fieldType: 'text', values: [...values] },
});

function all(queries: readonly _SearchQuery[]): _SearchQuery {
  return queries.length === 1 && queries[0] ? queries[0] : { and: [...queries] };
}

/** Only prices of the market: a product has some in every currency. */
function pricesOf(market: KnownMarket): _SearchQuery[] {
  return [
    { exact: { field: 'variants.prices.country', value: market.code } },
    { exact: { field: 'variants.prices.currencyCode', value: market.currency } },
  ];
}

/**
 * All words in the name, in the brand or in the description, or some in the brand and some in the name ("arroz
 * Selecta"), in the request's language (SEARCH-60); a whole sku or product id finds its product.
 */
function textQuery(text: string, language: Language): _SearchQuery {
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

function facetQuery(key: FacetKey, values: readonly string[], scope: ListScope): _SearchQuery {
  switch (key) {
    case 'category':
      return { exact: { field: 'categoriesSubTree', values: [...scope.categoryFilterIds] } };
    case 'brand':
    case 'size':
      return attributeIs(key, values);
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
          return all([...pricesOf(scope.market), { range }]);
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

function sorting(sort: ListRequest['sort'], { market, language }: SalesContext): SearchSorting[] {
  // Equal products by name, so that their order stays, and then by id, so that no product is on two pages (SEARCH-23).
  const ties: SearchSorting[] = [
    { field: 'name', language, order: 'asc' },
    { field: 'id', order: 'asc' },
  ];
  const price = (order: 'asc' | 'desc', mode: 'min' | 'max'): SearchSorting => ({
    field: 'variants.prices.currentCentAmount',
    order,
    mode,
    filter: all(pricesOf(market)),
  });
  // SEARCH-19, SEARCH-20, SEARCH-21, SEARCH-22, in this order.
  switch (sort) {
    case 'LATEST':
      return [{ field: 'createdAt', order: 'desc' }, ...ties];
    case 'PRICE_UP':
      return [price('asc', 'min'), ...ties];
    case 'PRICE_DOWN':
      return [price('desc', 'max'), ...ties];
    case 'RELEVANCE':
      return [{ field: 'score', order: 'desc' }, ...ties];
  }
}
