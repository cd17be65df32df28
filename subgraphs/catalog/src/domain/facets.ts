import type { Locale } from '@tarima/markets/locale';
import { type LocalizedText, textIn } from '@tarima/markets/localized-text';
import type { Localized } from '@tarima/markets/table';
import type { Category, CategoryTree } from './category-tree.ts';
import { parseRangeKey, rangeLabel } from './price-ranges.ts';
import { compareSizes } from './sizes.ts';

/** The properties by which a list can be narrowed, in the order in which they are shown (SEARCH-30). */
export const facetKeys = ['category', 'brand', 'size', 'color', 'price', 'rating'] as const;

export type FacetKey = (typeof facetKeys)[number];

export function isFacetKey(key: string): key is FacetKey {
  return (facetKeys as readonly string[]).includes(key);
}

/** What a facet's values count to; a category's value is its platform id here and its key in the graph. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface Facet {
  readonly key: FacetKey;
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

const names: Record<FacetKey, Localized> = {
  category: { es: 'Categoría', en: 'Category' },
  brand: { es: 'Marca', en: 'Brand' },
  size: { es: 'Talla', en: 'Size' },
  color: { es: 'Color', en: 'Colour' },
  price: { es: 'Precio', en: 'Price' },
  rating: { es: 'Calificación', en: 'Rating' },
};

/** Lowest numbers of stars that the rating facet offers (SEARCH-39). */
export const ratingSteps = [4, 3, 2] as const;

/** What the words of facets are made of. */
export interface FacetWords {
  readonly locale: Locale;
  readonly tree: CategoryTree;
  /** The category whose list it is. */
  readonly category: Category | undefined;
  /** Names of colours by key. */
  readonly colorNames: ReadonlyMap<string, LocalizedText>;
}

/**
 * Counts -> facets with words; facets without a value are left out. Sizes, brackets and stars have an order of their own;
 * other values come by count. What was chosen stays, so that it has words and can be taken back when nothing has it.
 */
export function labelledFacets(
  counts: ReadonlyMap<FacetKey, readonly FacetCount[]>,
  chosen: ReadonlyMap<FacetKey, readonly string[]>,
  options: FacetWords,
): Facet[] {
  return facetKeys.flatMap((key) => {
    const values = valuesOf(key, withChosen(counts.get(key) ?? [], chosen.get(key) ?? []), options);
    return values.length > 0 ? [{ key, name: names[key][options.locale.language], values }] : [];
  });
}

/** The values that some product has (SEARCH-33), and chosen ones that none has (SEARCH-34). */
function withChosen(counts: readonly FacetCount[], chosen: readonly string[]): FacetCount[] {
  const found = counts.filter(({ count }) => count > 0);
  const others = chosen.filter((value) => !found.some((counted) => counted.value === value));
  return [...found, ...others.map((value) => ({ value, count: 0 }))];
}

function valuesOf(
  key: FacetKey,
  found: readonly FacetCount[],
  { locale, tree, category, colorNames }: FacetWords,
): Facet['values'] {
  switch (key) {
    case 'category': {
      // Only the categories directly below the one shown (SEARCH-35): deeper ones would count a product twice.
      const shelves = category ? category.children : tree.tops;
      return found
        .flatMap(({ value, count }) => {
          const shelf = shelves.find(({ id }) => id === value);
          if (!shelf) return [];
          const label = textIn(shelf.name, locale.language) ?? shelf.key;
          return [{ value: shelf.key, label, count }];
        })
        .toSorted(byCount);
    }
    case 'price':
      return found.flatMap(({ value, count }) => {
        const range = parseRangeKey(value);
        return range ? [{ value, label: rangeLabel(range, locale), count }] : [];
      });
    case 'rating':
      return found.map(({ value, count }) => ({
        value,
        label: locale.language === 'es' ? `${value} estrellas o más` : `${value} stars and up`,
        count,
      }));
    case 'size':
      return found
        .map(({ value, count }) => ({ value, label: value, count }))
        .toSorted((one, other) => compareSizes(one.label, other.label));
    case 'color':
      // The value is the same in both languages; only the label differs (SEARCH-36).
      return found
        .map(({ value, count }) => ({ value, label: textIn(colorNames.get(value), locale.language) ?? value, count }))
        .toSorted(byCount);
    case 'brand':
      return found.map(({ value, count }) => ({ value, label: value, count })).toSorted(byCount);
  }
}

function byCount(one: { label: string; count: number }, other: { label: string; count: number }): number {
  return other.count - one.count || one.label.localeCompare(other.label);
}
