import type { Detail, Variant } from './product.ts';

/** Attributes by which a shopper chooses a variant, in this order (CATALOG-34). */
export const choosable: readonly string[] = ['color', 'size'];

/** The details by which a variant is chosen, as far as the variants of its product differ in them (CATALOG-34). */
export function choicesOf({ details, product }: Variant): Detail[] {
  const textOf = (variant: Variant, key: string) => variant.details.find((detail) => detail.key === key)?.value;
  return choosable.flatMap((key) => {
    const isDecided = new Set(product.variants.map((variant) => textOf(variant, key))).size < 2;
    return isDecided ? [] : details.filter((detail) => detail.key === key);
  });
}
