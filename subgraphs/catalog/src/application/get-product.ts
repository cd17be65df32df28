import type { Product } from '../domain/product.ts';
import { type GetProductVariantDependencies, getProductVariant } from './get-product-variant.ts';

/** A browsable product with the prices of a club, or of the country where the club is unknown; null when there is none. */
export async function getProduct(
  dependencies: GetProductVariantDependencies,
  key: string,
  clubKey: string | null,
): Promise<Product | null> {
  const variant = await getProductVariant(dependencies, key, clubKey);
  // The sku of another variant than the master finds the product too, but is not its key.
  return variant?.product.key === key ? variant.product : null;
}
