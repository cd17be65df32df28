import { optionKeys } from './option-values.ts';
import type { Product, Variant } from './product.ts';

/** Facets by which a list is filtered, with the keys of their selected values. */
export type SelectedFilters = readonly { readonly facet: string; readonly values: readonly string[] }[];

/**
 * The variant that represents a product in a list: of those in the selected colours and sizes the first in stock, or the
 * first of them when none is in stock (CATALOG-37). Without a variant in these, all variants are candidates.
 */
export function selectDisplayVariant(
  { variants }: Product,
  selected: SelectedFilters,
  isInStock: (variant: Variant) => boolean,
): Variant {
  const selectedChoices = selected.filter(({ facet }) => optionKeys.includes(facet));
  const matching = variants.filter(({ details }) =>
    selectedChoices.every(({ facet, values }) =>
      details.some(({ key, valueKey }) => key === facet && values.includes(valueKey)),
    ),
  );
  const candidates = matching.length > 0 ? matching : variants;
  // Every product has a master variant, which is the first.
  return candidates.find(isInStock) ?? (candidates[0] as Variant);
}
