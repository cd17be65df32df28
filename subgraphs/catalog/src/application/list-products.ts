import type { Locale } from '@tarima/markets/locale';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { isBrowsable } from '../domain/browsable.ts';
import { type Facet, facetKeys, labelFacets } from '../domain/facets.ts';
import type { Product } from '../domain/product.ts';
import type { ListRequest } from '../domain/product-list.ts';
import type { CatalogRules } from './configuration.ts';
import type { GetSalesContext } from './get-sales-context.ts';
import type { CatalogDirectory, SearchEngine } from './ports.ts';

export interface ListProductsDependencies {
  readonly locale: Locale;
  readonly directory: CatalogDirectory;
  /** Lists products without a search text. */
  readonly listingEngine: SearchEngine;
  readonly searchEngine: SearchEngine;
  readonly rules: Pick<CatalogRules, 'isTechnicalSku'>;
  readonly getSalesContext: GetSalesContext;
}

/** Optional parts of a list, which cost time to count. */
export interface ListParts {
  readonly hasFacets: boolean;
  readonly hasInStockTotal: boolean;
}

/** One page of products with labelled facets. */
export interface ProductListing {
  readonly items: readonly Product[];
  readonly total: number;
  /** Null when it was not requested or without a club. */
  readonly inStockTotal: number | null;
  readonly facets: readonly Facet[];
  readonly page: number;
  readonly pageSize: number;
  readonly correctedText: string | null;
  /** When the products were read, ISO 8601. */
  readonly asOf: string;
}

/** @throws GraphQLError `BAD_USER_INPUT` for a club of another market, `SEARCH_UNAVAILABLE` when no engine responds */
export async function listProducts(
  { locale, directory, listingEngine, searchEngine, rules, getSalesContext }: ListProductsDependencies,
  list: ListRequest,
  parts: ListParts,
): Promise<ProductListing> {
  const salesContext = await getSalesContext(list.clubKey);
  if (!salesContext) throw createBadUserInputError('clubKey must be the key of a club of this market.');
  const tree = await directory.getCategoryTree();
  const asOf = new Date().toISOString();
  const empty: ProductListing = {
    items: [],
    total: 0,
    inStockTotal: list.clubKey === null ? null : 0,
    facets: [],
    page: list.page,
    pageSize: list.pageSize,
    correctedText: null,
    asOf,
  };
  const category = list.categoryKey === null ? undefined : tree.byKey(list.categoryKey);
  if (list.categoryKey !== null && !category) return empty;
  const categoryFilter = list.filters.get('category') ?? [];
  const categoryFilterIds = categoryFilter.flatMap((key) => tree.byKey(key)?.id ?? []);
  if (categoryFilter.length > 0 && categoryFilterIds.length === 0) return empty;

  // A list without search text uses no search engine (SEARCH-4), and only the listing engine knows when promotions end.
  const engine = list.text === null || list.promotionEndsWithinDays !== null ? listingEngine : searchEngine;
  const [page, colorNames] = await Promise.all([
    engine.search(list, {
      ...salesContext,
      categoryId: category?.id ?? null,
      categoryFilterIds,
      facets: parts.hasFacets ? facetKeys : [],
      isInClubCounted: list.clubKey !== null && !list.inStockOnly && parts.hasInStockTotal,
    }),
    directory.getColorNames(),
  ]);
  const selected = new Map([...list.filters, ['category' as const, categoryFilterIds]]);
  return {
    ...empty,
    items: page.products.filter((product) => isBrowsable(product, rules.isTechnicalSku)),
    total: page.total,
    inStockTotal: list.inStockOnly ? page.total : page.inStockTotal,
    facets: labelFacets(page.facets, selected, { locale, tree, category, colorNames }),
    correctedText: page.correctedText,
  };
}
