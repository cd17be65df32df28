import { toPlainText } from '@tarima/markets/plain-text';
import { type FacetCount, type FacetKey, isFacetKey, ratingThresholds } from './facets.ts';
import { parseRangeKey } from './price-ranges.ts';
import type { Product } from './product.ts';
import type { SalesContext } from './sales-context.ts';

export type ProductSort = 'LATEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'RELEVANCE';

/** A validated request for a list of products. */
export interface ListRequest {
  readonly categoryKey: string | null;
  /** Search text as plain text; null without one. */
  readonly text: string | null;
  readonly filters: ReadonlyMap<FacetKey, readonly string[]>;
  readonly sort: ProductSort;
  readonly page: number;
  readonly pageSize: number;
  readonly clubKey: string | null;
  /** Whether to list only products that the club has in stock. */
  readonly inStockOnly: boolean;
  /** Lists only products with a promotion that ends within so many days; null for all products. */
  readonly promotionEndsWithinDays: number | null;
}

/** Allowed page sizes (SEARCH-27). */
export const pageSizes: readonly number[] = [20, 50, 100];
const maxValuesPerFacet = 50;
const maxValueLength = 100;
/** One leap year; `promotionEndsWithinDays` cannot be longer. */
const maxDays = 366;
/** Largest offset of a page. */
const maxOffset = 10_000;

/** A request for a list of products as callers send it. */
export interface ListInput {
  readonly categoryKey?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly filters?: readonly { readonly facet: string; readonly values: readonly string[] }[] | null | undefined;
  readonly sort?: ProductSort | null | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | null | undefined;
  readonly clubKey?: string | null | undefined;
  readonly inStockOnly?: boolean | undefined;
  readonly promotionEndsWithinDays?: number | null | undefined;
}

/** Configured limits of a list. */
export interface ListLimits {
  /** Products on a page when the input has no page size. */
  readonly pageSize: number;
  /** Maximum length of a search text in characters. */
  readonly maxTextLength: number;
}

/** Validates an input (SEARCH-6, SEARCH-27, SEARCH-29); `error` describes the first error for developers. */
export function parseListInput(input: ListInput, limits: ListLimits): ListRequest | { readonly error: string } {
  const page = input.page ?? 1;
  const pageSize = input.pageSize ?? limits.pageSize;
  if (page < 1) return { error: 'page must be at least 1.' };
  if (!pageSizes.includes(pageSize)) return { error: `pageSize must be one of ${pageSizes.join(', ')}.` };
  if ((page - 1) * pageSize > maxOffset)
    return { error: `page must start within the first ${maxOffset} products of the list.` };
  if ((input.text ?? '').length > limits.maxTextLength) {
    return { error: `text must have at most ${limits.maxTextLength} characters.` };
  }
  const days = input.promotionEndsWithinDays ?? null;
  if (days !== null && (days < 1 || days > maxDays))
    return { error: `promotionEndsWithinDays must be from 1 to ${maxDays}.` };
  if (input.inStockOnly && !input.clubKey) return { error: 'inStockOnly requires clubKey.' };
  const filters = parseFilters(input.filters ?? []);
  if ('error' in filters) return filters;
  // Blank text is no search text (SEARCH-3).
  const text = toPlainText(input.text ?? '') || null;
  const defaultSort = text ? 'RELEVANCE' : 'LATEST';
  return {
    categoryKey: input.categoryKey ?? null,
    text,
    filters: filters.selected,
    // Relevance needs a search text (SEARCH-25).
    sort: input.sort && (text || input.sort !== 'RELEVANCE') ? input.sort : defaultSort,
    page,
    pageSize,
    clubKey: input.clubKey ?? null,
    inStockOnly: input.inStockOnly ?? false,
    promotionEndsWithinDays: days,
  };
}

function parseFilters(
  filters: NonNullable<ListInput['filters']>,
): { readonly selected: ReadonlyMap<FacetKey, readonly string[]> } | { readonly error: string } {
  const selected = new Map<FacetKey, readonly string[]>();
  for (const { facet, values } of filters) {
    if (!isFacetKey(facet)) return { error: `Unknown facet: ${facet.slice(0, maxValueLength)}.` };
    const all = new Set([...(selected.get(facet) ?? []), ...values]);
    if (values.length === 0 || all.size > maxValuesPerFacet) {
      return { error: `The filters of a facet must have from 1 to ${maxValuesPerFacet} values.` };
    }
    if (values.some((value) => value.length > maxValueLength || !isFacetValue(facet, value))) {
      return { error: `Invalid value of the facet ${facet}.` };
    }
    selected.set(facet, [...all]);
  }
  return { selected };
}

function isFacetValue(facet: FacetKey, value: string): boolean {
  if (facet === 'price') return parseRangeKey(value) !== undefined;
  if (facet === 'rating') return ratingThresholds.some((stars) => String(stars) === value);
  return value !== '' && !/\p{C}/u.test(value);
}

/** Where and how a `ListRequest` is executed: category keys are ids here. */
export interface ListScope extends SalesContext {
  /** Null for all categories. */
  readonly categoryId: string | null;
  /** Ids of the categories selected in the category facet. */
  readonly categoryFilterIds: readonly string[];
  /** Facets to count; counting takes longer than finding. */
  readonly facets: readonly FacetKey[];
  /** Whether to count the products that the club has in stock. */
  readonly isInClubCounted: boolean;
}

/** Totals and facets of a list. */
interface ListSummary {
  /** Products on all pages. */
  readonly total: number;
  /** Products on all pages that the club has in stock; null when not counted. */
  readonly inStockTotal: number | null;
  readonly facets: ReadonlyMap<FacetKey, readonly FacetCount[]>;
  /** The text that was searched because the entered one finds nothing; null when the entered one was searched. */
  readonly correctedText: string | null;
}

/** One page of a list. */
export interface ProductPage extends ListSummary {
  readonly products: readonly Product[];
}

/** One page of a list as keys of products, in the order of the list. */
export interface ProductKeyPage extends ListSummary {
  readonly keys: readonly string[];
}

/** A search that a shopper may mean. */
export interface QuerySuggestion {
  readonly displayText: string;
  readonly query: string;
}

/** Suggestions for an incomplete search text, the best match first. */
export interface Suggestions {
  readonly queries: readonly QuerySuggestion[];
  readonly products: readonly Product[];
}

/** Suggestions with the keys of products. */
export interface SuggestedKeys {
  readonly queries: readonly QuerySuggestion[];
  readonly keys: readonly string[];
}

/** Configured maximum numbers of suggestions. */
export interface SuggestionLimits {
  readonly queries: number;
  readonly products: number;
}
