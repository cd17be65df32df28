import type { Detail, Variant } from './product.ts';

/** What a shopper chooses a variant by, in the order in which it is asked (store.md §3). */
export const choosable: readonly string[] = ['color', 'size'];

/** The details that tell a variant from its siblings: those by which one chooses and in which they differ. */
export function choicesOf({ details, product }: Variant): Detail[] {
  const textOf = (variant: Variant, key: string) => variant.details.find((detail) => detail.key === key)?.value;
  return choosable.flatMap((key) => {
    const isDecided = new Set(product.variants.map((variant) => textOf(variant, key))).size < 2;
    return isDecided ? [] : details.filter((detail) => detail.key === key);
  });
}
