import type { Product } from './product.ts';

/**
 * Whether a product has a page and appears in lists, search and suggestions. A product without a category (CATALOG-10)
 * and a technical product (CATALOG-9) do not.
 */
export function isBrowsable(product: Product, isTechnicalSku: (sku: string) => boolean): boolean {
  return product.categoryIds.length > 0 && !isTechnicalSku(product.key);
}
