import type { Detail, Variant } from './product.ts';

/** Keys of the details by which a shopper chooses a variant, in the order of choosing (CATALOG-34). */
export const optionKeys: readonly string[] = ['color', 'size'];

/** The details by which a variant is chosen: those in which the product's variants differ (CATALOG-34). */
export function listOptionValues({ details, product }: Variant): Detail[] {
  const getValue = (variant: Variant, key: string) => variant.details.find((detail) => detail.key === key)?.value;
  return optionKeys.flatMap((key) => {
    const isSame = new Set(product.variants.map((variant) => getValue(variant, key))).size < 2;
    return isSame ? [] : details.filter((detail) => detail.key === key);
  });
}
