import { toPlainText } from '@tarima/markets/plain-text';
import type { ProductSort, ProductsInput } from '../../apollo/schema-types.gen.ts';
import type { SearchSettings } from '../../shop-settings.ts';
import type { ProductListQueryVariables } from '../catalog/index.ts';

/** The sort orders as addresses name them; `sortOf` has the names of the graph. */
export const sortIds = ['latest', 'price-up', 'price-down', 'relevance'] as const;
export type SortId = (typeof sortIds)[number];

const sortOf: Record<SortId, ProductSort> = {
  latest: 'LATEST',
  'price-up': 'PRICE_ASC',
  'price-down': 'PRICE_DESC',
  relevance: 'RELEVANCE',
};

export const pageSizes = [20, 50, 100] as const;

/** In `fq`: only what the chosen club has in stock (SEARCH-40). */
export const inClubFilter = { facet: 'in-club', value: 'true' } as const;

/** A list as its address gives it: `?page&sort&itemsPerPage&phrase&q&fq` (SEARCH-12). */
export interface ListParams {
  /** From 1. */
  readonly page: number;
  /** Undefined: the list's own order. */
  readonly sort: SortId | undefined;
  readonly itemsPerPage: number;
  /** The configured number, which an address leaves out. */
  readonly defaultItemsPerPage: number;
  /** Words within the category. */
  readonly phrase: string;
  /** Words in the whole catalogue. */
  readonly q: string;
  /** Chosen values by facet; values of one facet are alternatives. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
}

/** Highest offset of a page; the graph refuses more (SEARCH-29). */
const deepest = 10_000;

const word = /^[^\p{C}]{1,100}$/u;
/** The facets that lists have, each with what its values look like; an address with others was not made here. */
const facetValues: ReadonlyMap<string, RegExp> = new Map([
  ['category', word],
  ['brand', word],
  ['size', word],
  ['color', word],
  ['price', /^(?!-$)\d{0,12}-\d{0,12}$/],
  ['rating', /^[234]$/],
  [inClubFilter.facet, /^true$/],
]);
const mostValues = 50;

/** A chosen value in `fq`: `key;"value"` (SEARCH-15). */
const filterPattern = /([\w.-]+);"((?:[^"\\]|\\.)*)"/g;

function parseFilters(fq: string): Map<string, string[]> {
  const filters = new Map<string, string[]>();
  for (const [, facet = '', quoted = ''] of fq.matchAll(filterPattern)) {
    const values = filters.get(facet) ?? [];
    const value = quoted.replace(/\\(.)/g, '$1');
    if (!facetValues.get(facet)?.test(value) || values.length >= mostValues) continue;
    if (!values.includes(value)) filters.set(facet, [...values, value]);
  }
  return filters;
}

function writeFilters(filters: ReadonlyMap<string, readonly string[]>): string {
  return [...filters]
    .flatMap(([facet, values]) => values.map((value) => `${facet};"${value.replace(/["\\]/g, '\\$&')}"`))
    .join('|');
}

/** At most `maxLength` characters (SEARCH-5) without invisible ones (SEARCH-8), or half of one at the cut. */
const wordsOf = (text: string, maxLength: number) => toPlainText(toPlainText(text).slice(0, maxLength));

/** Reads a list's address (SEARCH-13, SEARCH-14); an impossible value counts as absent (SEARCH-16). */
export function parseListParams(
  query: URLSearchParams,
  { pageSize, maxTextLength }: Pick<SearchSettings, 'pageSize' | 'maxTextLength'>,
): ListParams {
  const page = Number(query.get('page') ?? '1');
  const asked = Number(query.get('itemsPerPage'));
  const itemsPerPage = pageSizes.find((size) => size === asked) ?? pageSize;
  const words = (name: string) => wordsOf(query.get(name) ?? '', maxTextLength);
  return {
    page: Number.isSafeInteger(page) && page >= 1 && (page - 1) * itemsPerPage <= deepest ? page : 1,
    sort: sortIds.find((id) => id === query.get('sort')),
    itemsPerPage,
    defaultItemsPerPage: pageSize,
    phrase: words('phrase'),
    q: words('q'),
    filters: parseFilters(query.get('fq') ?? ''),
  };
}

/** The query string of a list without default values (SEARCH-12), with its `?`; empty when nothing is left. */
export function writeListParams(params: ListParams): string {
  const query = new URLSearchParams();
  if (params.q) query.set('q', params.q);
  if (params.phrase) query.set('phrase', params.phrase);
  const fq = writeFilters(params.filters);
  if (fq) query.set('fq', fq);
  if (params.sort) query.set('sort', params.sort);
  if (params.itemsPerPage !== params.defaultItemsPerPage) query.set('itemsPerPage', String(params.itemsPerPage));
  if (params.page > 1) query.set('page', String(params.page));
  return query.size > 0 ? `?${query}` : '';
}

/** The list with one value added or removed, on its first page (SEARCH-18). */
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
export function ownSort({ q, phrase }: ListParams, isShelf: boolean): SortId {
  return (q || phrase) && !isShelf ? 'relevance' : 'latest';
}

/**
 * The graph's input for a list. `q` searches the whole catalogue (SEARCH-1), `phrase` the category (SEARCH-2); without a
 * club, a list is not narrowed to stock (SEARCH-41).
 */
export function toProductsInput(
  params: ListParams,
  place: { categoryKey?: string; clubId: string | null },
): ProductsInput {
  const text = params.q || params.phrase;
  return {
    ...(place.categoryKey && !params.q ? { categoryKey: place.categoryKey } : {}),
    ...(text ? { text } : {}),
    ...(place.clubId ? { clubId: place.clubId } : {}),
    sort: sortOf[params.sort ?? ownSort(params, place.categoryKey !== undefined)],
    filters: [...params.filters]
      .filter(([facet]) => facet !== inClubFilter.facet)
      .map(([facet, values]) => ({ facet, values: [...values] })),
    inStockOnly: place.clubId !== null && isChosen(params, inClubFilter.facet, inClubFilter.value),
    page: params.page,
    pageSize: params.itemsPerPage,
  };
}

/** The same with what its cards are drawn for: the club, and the facets whose colours and sizes they show. */
export function toListVariables(
  params: ListParams,
  place: { categoryKey?: string; clubId: string | null },
): ProductListQueryVariables {
  const input = toProductsInput(params, place);
  return { input, clubId: place.clubId, ...(input.filters?.length ? { chosen: input.filters } : {}) };
}
