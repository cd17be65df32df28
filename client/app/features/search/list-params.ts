import { toPlainText } from '@tarima/markets/plain-text';
import type { ProductSort, ProductsInput } from '../../apollo/schema-types.gen.ts';
import type { SearchSettings } from '../../shop-settings.ts';
import type { ProductListQueryVariables } from '../catalog/index.ts';

/** The sort orders as named in URLs; `sortOf` maps them to the API. */
export const sortIds = ['latest', 'price-up', 'price-down', 'relevance'] as const;
export type SortId = (typeof sortIds)[number];

const sortOf: Record<SortId, ProductSort> = {
  latest: 'LATEST',
  'price-up': 'PRICE_ASC',
  'price-down': 'PRICE_DESC',
  relevance: 'RELEVANCE',
};

export const pageSizes = [20, 50, 100] as const;

/** The value in `fq` that limits a list to the stock of the chosen club (SEARCH-40). */
export const inStockFilter = { facet: 'in-club', value: 'true' } as const;

/** The parameters of a list in its URL: `?page&sort&itemsPerPage&phrase&q&fq` (SEARCH-12). */
export interface ListParams {
  /** From 1. */
  readonly page: number;
  /** Undefined for the default order of the list. */
  readonly sort: SortId | undefined;
  readonly itemsPerPage: number;
  /** The configured page size, which URLs omit. */
  readonly defaultItemsPerPage: number;
  /** Search text within the category. */
  readonly phrase: string;
  /** Search text in the whole catalogue. */
  readonly q: string;
  /** Chosen values by facet; values of one facet are alternatives. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
}

/** Maximum offset of a page; the API rejects higher ones (SEARCH-29). */
const maxOffset = 10_000;

const textPattern = /^[^\p{C}]{1,100}$/u;
/** The known facets with the pattern of their values; other facets in a URL are ignored. */
const facetValues: ReadonlyMap<string, RegExp> = new Map([
  ['category', textPattern],
  ['brand', textPattern],
  ['size', textPattern],
  ['color', textPattern],
  ['price', /^(?!-$)\d{0,12}-\d{0,12}$/],
  ['rating', /^[234]$/],
  [inStockFilter.facet, /^true$/],
]);
const maxValues = 50;

/** A chosen value in `fq`: `key;"value"` (SEARCH-15). */
const filterPattern = /([\w.-]+);"((?:[^"\\]|\\.)*)"/g;

function parseFilters(fq: string): Map<string, string[]> {
  const filters = new Map<string, string[]>();
  for (const [, facet = '', quoted = ''] of fq.matchAll(filterPattern)) {
    const values = filters.get(facet) ?? [];
    const value = quoted.replace(/\\(.)/g, '$1');
    if (!facetValues.get(facet)?.test(value) || values.length >= maxValues) continue;
    if (!values.includes(value)) filters.set(facet, [...values, value]);
  }
  return filters;
}

function writeFilters(filters: ReadonlyMap<string, readonly string[]>): string {
  return [...filters]
    .flatMap(([facet, values]) => values.map((value) => `${facet};"${value.replace(/["\\]/g, '\\$&')}"`))
    .join('|');
}

/** Removes invisible characters (SEARCH-8) and truncates to `maxLength` (SEARCH-5) without splitting a character. */
const normalizeText = (text: string, maxLength: number) => toPlainText(toPlainText(text).slice(0, maxLength));

/** Parses the query of a list's URL (SEARCH-13, SEARCH-14); an invalid value counts as absent (SEARCH-16). */
export function parseListParams(
  query: URLSearchParams,
  { pageSize, maxTextLength }: Pick<SearchSettings, 'pageSize' | 'maxTextLength'>,
): ListParams {
  const page = Number(query.get('page') ?? '1');
  const requestedSize = Number(query.get('itemsPerPage'));
  const itemsPerPage = pageSizes.find((size) => size === requestedSize) ?? pageSize;
  const textOf = (name: string) => normalizeText(query.get(name) ?? '', maxTextLength);
  return {
    page: Number.isSafeInteger(page) && page >= 1 && (page - 1) * itemsPerPage <= maxOffset ? page : 1,
    sort: sortIds.find((id) => id === query.get('sort')),
    itemsPerPage,
    defaultItemsPerPage: pageSize,
    phrase: textOf('phrase'),
    q: textOf('q'),
    filters: parseFilters(query.get('fq') ?? ''),
  };
}

/** The query string of a list without default values (SEARCH-12), with the `?`, so that it can be the target of a link. */
export function writeListParams({
  q,
  phrase,
  filters,
  sort,
  itemsPerPage,
  defaultItemsPerPage,
  page,
}: ListParams): string {
  const values = {
    q,
    phrase,
    fq: writeFilters(filters),
    sort,
    itemsPerPage: itemsPerPage !== defaultItemsPerPage && itemsPerPage,
    page: page > 1 && page,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value));
  return `?${query}`;
}

/** Adds or removes a filter value and resets to the first page (SEARCH-18). */
export function toggleFilter(params: ListParams, facet: string, value: string): ListParams {
  const filters = new Map(params.filters);
  const chosen = filters.get(facet) ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  if (next.length > 0) filters.set(facet, next);
  else filters.delete(facet);
  return { ...params, filters, page: 1 };
}

export function isChosen(params: ListParams, facet: string, value: string): boolean {
  return params.filters.get(facet)?.includes(value) ?? false;
}

/** The default order of a list: newest first in a category, best match first in a search (SEARCH-24). */
export function getDefaultSort({ q, phrase }: ListParams, isCategory: boolean): SortId {
  return (q || phrase) && !isCategory ? 'relevance' : 'latest';
}

/**
 * The API input for a list. `q` searches the whole catalogue (SEARCH-1), `phrase` the category (SEARCH-2). Without a
 * club, the list is not limited to stock (SEARCH-41).
 */
export function toProductsInput(
  params: ListParams,
  scope: { categoryKey?: string; clubKey: string | null },
): ProductsInput {
  const text = params.q || params.phrase;
  return {
    ...(!params.q && scope.categoryKey && { categoryKey: scope.categoryKey }),
    ...(text && { text }),
    ...(scope.clubKey && { clubKey: scope.clubKey }),
    sort: sortOf[params.sort ?? getDefaultSort(params, scope.categoryKey !== undefined)],
    filters: [...params.filters]
      .filter(([facet]) => facet !== inStockFilter.facet)
      .map(([facet, values]) => ({ facet, values: [...values] })),
    inStockOnly: scope.clubKey !== null && isChosen(params, inStockFilter.facet, inStockFilter.value),
    page: params.page,
    pageSize: params.itemsPerPage,
  };
}

/** The query variables of a list; `chosen` makes cards show variants in the filtered colours and sizes. */
export function toListVariables(
  params: ListParams,
  scope: { categoryKey?: string; clubKey: string | null },
): ProductListQueryVariables {
  const input = toProductsInput(params, scope);
  return { input, clubKey: scope.clubKey, ...(input.filters?.length && { chosen: input.filters }) };
}
