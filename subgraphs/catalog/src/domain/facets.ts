import type { Locale } from '@tarima/markets/locale';
import { getLocalizedText, type LocalizedText } from '@tarima/markets/localized-text';
import type { Localized } from '@tarima/markets/table';
import type { Category, CategoryTree } from './category-tree.ts';
import { formatRangeLabel, parseRangeKey } from './price-ranges.ts';
import { compareSizes } from './sizes.ts';

/** Facets in their display order (SEARCH-30). */
export const facetKeys = ['category', 'brand', 'size', 'color', 'price', 'rating'] as const;

export type FacetKey = (typeof facetKeys)[number];

export function isFacetKey(key: string): key is FacetKey {
  return (facetKeys as readonly string[]).includes(key);
}

/** Number of products with one value of a facet; the value of a category is its id here and its key in `Facet`. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** A facet with texts in the request's language. */
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

/** Minimum numbers of stars that the rating facet offers (SEARCH-39). */
export const ratingThresholds = [4, 3, 2] as const;

/** What the texts of facets depend on. */
export interface FacetLabelContext {
  readonly locale: Locale;
  readonly tree: CategoryTree;
  /** The category that is listed. */
  readonly category: Category | undefined;
  /** Names of colours by key. */
  readonly colorNames: ReadonlyMap<string, LocalizedText>;
}

/**
 * Counts -> facets with texts. Facets without values are left out. Sizes are sorted by size, price ranges and stars keep
 * their order, and other values are sorted by count. A selected value stays with the count 0, so that it can be removed.
 */
export function labelFacets(
  counts: ReadonlyMap<FacetKey, readonly FacetCount[]>,
  selected: ReadonlyMap<FacetKey, readonly string[]>,
  options: FacetLabelContext,
): Facet[] {
  return facetKeys.flatMap((key) => {
    const values = labelValues(key, addSelected(counts.get(key) ?? [], selected.get(key) ?? []), options);
    return values.length > 0 ? [{ key, name: names[key][options.locale.language], values }] : [];
  });
}

/** The values of at least one product (SEARCH-33) and the selected values of none (SEARCH-34). */
function addSelected(counts: readonly FacetCount[], selected: readonly string[]): FacetCount[] {
  const found = counts.filter(({ count }) => count > 0);
  const others = selected.filter((value) => !found.some((counted) => counted.value === value));
  return [...found, ...others.map((value) => ({ value, count: 0 }))];
}

function labelValues(
  key: FacetKey,
  found: readonly FacetCount[],
  { locale, tree, category, colorNames }: FacetLabelContext,
): Facet['values'] {
  switch (key) {
    case 'category': {
      // Only the categories directly below the listed one (SEARCH-35): deeper ones would count a product twice.
      const children = category ? category.children : tree.roots;
      return found
        .flatMap(({ value, count }) => {
          const child = children.find(({ id }) => id === value);
          if (!child) return [];
          const label = getLocalizedText(child.name, locale.language) ?? child.key;
          return [{ value: child.key, label, count }];
        })
        .toSorted(compareByCount);
    }
    case 'price':
      return found.flatMap(({ value, count }) => {
        const range = parseRangeKey(value);
        return range ? [{ value, label: formatRangeLabel(range, locale), count }] : [];
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
      // The value is the same in every language; only the label differs (SEARCH-36).
      return found
        .map(({ value, count }) => ({
          value,
          label: getLocalizedText(colorNames.get(value), locale.language) ?? value,
          count,
        }))
        .toSorted(compareByCount);
    case 'brand':
      return found.map(({ value, count }) => ({ value, label: value, count })).toSorted(compareByCount);
  }
}

function compareByCount(one: { label: string; count: number }, other: { label: string; count: number }): number {
  return other.count - one.count || one.label.localeCompare(other.label);
}
