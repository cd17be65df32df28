import { choosable } from './choices.ts';
import type { Product, Variant } from './product.ts';

/** Keys of values by facet, as a list was narrowed by. */
export type Chosen = readonly { readonly facet: string; readonly values: readonly string[] }[];

/**
 * The variant that a list shows for a product: of those in the chosen colours and sizes the first in stock, else the
 * first of them (CATALOG-37). A product that has none of these is shown as if nothing were chosen.
 */
export function shownVariant({ variants }: Product, chosen: Chosen, isThere: (variant: Variant) => boolean): Variant {
  const asked = chosen.filter(({ facet }) => choosable.includes(facet));
  const fitting = variants.filter(({ details }) =>
    asked.every(({ facet, values }) => details.some(({ key, valueKey }) => key === facet && values.includes(valueKey))),
  );
  const candidates = fitting.length > 0 ? fitting : variants;
  // Every product of the platform has a master variant; the mapping puts it first.
  return candidates.find(isThere) ?? (candidates[0] as Variant);
}
