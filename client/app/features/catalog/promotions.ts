import type { ProductCardFragment } from './product-card.gen.ts';

/** The products whose promotion ends first; those without an end come last. */
export function endingSoon(products: readonly ProductCardFragment[], most: number): ProductCardFragment[] {
  const endOf = (product: ProductCardFragment) => {
    const end = product.displayVariant.price?.validUntil;
    return end ? Date.parse(end) : Number.POSITIVE_INFINITY;
  };
  return products
    .filter((product) => product.displayVariant.price?.saving)
    .toSorted((a, b) => (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)))
    .slice(0, most);
}
