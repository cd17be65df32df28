import type { ProductCardFragment } from './product-card.gen.ts';

/** Products on promotion, sorted by end date; promotions without an end are last. */
export function findEndingSoon(products: readonly ProductCardFragment[], limit: number): ProductCardFragment[] {
  const endOf = (product: ProductCardFragment) => {
    const end = product.displayVariant.price?.validUntil;
    return end ? Date.parse(end) : Number.POSITIVE_INFINITY;
  };
  return products
    .filter((product) => product.displayVariant.price?.discountAmount)
    .toSorted((a, b) => (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)))
    .slice(0, limit);
}
