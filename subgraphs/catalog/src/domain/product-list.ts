import { plainText } from '@tarima/markets/plain-text';
import { type FacetCount, type FacetKey, isFacetKey, ratingSteps } from './facets.ts';
import { parseRangeKey } from './price-ranges.ts';
import type { Product } from './product.ts';

export type ProductSort = 'LATEST' | 'PRICE_UP' | 'PRICE_DOWN' | 'RELEVANCE';

/** A list that was asked for, checked. */
export interface ListRequest {
  readonly categoryKey: string | null;
  /** Plain text; null when there are no words. */
  readonly text: string | null;
  readonly filters: ReadonlyMap<FacetKey, readonly string[]>;
  readonly sort: ProductSort;
  readonly page: number;
  readonly pageSize: number;
  readonly clubId: string | null;
  readonly inClubOnly: boolean;
  /** Only what has a promotion that ends within so many days; null for everything. */
  readonly savingEndsWithinDays: number | null;
}

/** Page sizes that a list may have (SEARCH-27). */
export const pageSizes: readonly number[] = [20, 50, 100];
const maxValuesPerFacet = 50;
const maxValueLength = 100;
/** A year ahead is as good as no end. */
const maxDays = 366;
/** The platform's deepest offset. */
const maxOffset = 10_000;

export interface ListInput {
  readonly categoryKey?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly filters?: readonly { readonly facet: string; readonly values: readonly string[] }[] | null | undefined;
  readonly sort?: ProductSort | null | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | null | undefined;
  readonly clubId?: string | null | undefined;
  readonly inClubOnly?: boolean | undefined;
  readonly savingEndsWithinDays?: number | null | undefined;
}

/** Configured limits of a list. */
export interface ListLimits {
  /** Products on a page when the input names no number. */
  readonly pageSize: number;
  /** Characters of a search text. */
  readonly maxTextLength: number;
}

/** Checks an input against its limits (SEARCH-6, SEARCH-27, SEARCH-29); `fault` tells a developer the first error. */
export function parseListInput(input: ListInput, limits: ListLimits): ListRequest | { readonly fault: string } {
  const page = input.page ?? 1;
  const pageSize = input.pageSize ?? limits.pageSize;
  if (page < 1) return { fault: 'page counts from 1.' };
  if (!pageSizes.includes(pageSize)) return { fault: `pageSize is one of ${pageSizes.join(', ')}.` };
  if ((page - 1) * pageSize > maxOffset) return { fault: `A list ends at its ${maxOffset}th product.` };
  if ((input.text ?? '').length > limits.maxTextLength) {
    return { fault: `text has at most ${limits.maxTextLength} characters.` };
  }
  const days = input.savingEndsWithinDays ?? null;
  if (days !== null && (days < 1 || days > maxDays)) return { fault: `savingEndsWithinDays is from 1 to ${maxDays}.` };
  if (input.inClubOnly && !input.clubId) return { fault: 'inClubOnly needs a clubId.' };
  const filters = parseFilters(input.filters ?? []);
  if ('fault' in filters) return filters;
  // Blank text is no words (SEARCH-3).
  const text = plainText(input.text ?? '') || null;
  const natural = text ? 'RELEVANCE' : 'LATEST';
  return {
    categoryKey: input.categoryKey ?? null,
    text,
    filters: filters.chosen,
    // Without words there are no matches to compare (SEARCH-25).
    sort: input.sort && (text || input.sort !== 'RELEVANCE') ? input.sort : natural,
    page,
    pageSize,
    clubId: input.clubId ?? null,
    inClubOnly: input.inClubOnly ?? false,
    savingEndsWithinDays: days,
  };
}

function parseFilters(
  filters: NonNullable<ListInput['filters']>,
): { readonly chosen: ReadonlyMap<FacetKey, readonly string[]> } | { readonly fault: string } {
  const chosen = new Map<FacetKey, readonly string[]>();
  for (const { facet, values } of filters) {
    if (!isFacetKey(facet)) return { fault: `There is no facet of this name: ${facet.slice(0, maxValueLength)}.` };
    if (values.length === 0 || values.length > maxValuesPerFacet) {
      return { fault: `A facet takes 1 to ${maxValuesPerFacet} values.` };
    }
    if (values.some((value) => value.length > maxValueLength || !isValueOf(facet, value))) {
      return { fault: `Not a value of the facet ${facet}.` };
    }
    chosen.set(facet, [...new Set([...(chosen.get(facet) ?? []), ...values])]);
  }
  return { chosen };
}

function isValueOf(facet: FacetKey, value: string): boolean {
  if (facet === 'price') return parseRangeKey(value) !== undefined;
  if (facet === 'rating') return ratingSteps.some((stars) => String(stars) === value);
  return value !== '' && !/\p{C}/u.test(value);
}

/** A page of a list, as whichever engine found it. */
export interface ProductPage {
  readonly products: readonly Product[];
  readonly total: number;
  /** How many of them the place has on its floor; null when not counted. */
  readonly inClubTotal: number | null;
  readonly facets: ReadonlyMap<FacetKey, readonly FacetCount[]>;
  /** Words searched in place of the typed ones, which find nothing. */
  readonly correctedText: string | null;
}

/** What to offer while a shopper types. */
export interface Suggestions {
  readonly queries: readonly { readonly displayText: string; readonly query: string }[];
  readonly products: readonly Product[];
}
