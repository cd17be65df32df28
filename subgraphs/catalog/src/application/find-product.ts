import type { Product } from '../domain/product.ts';
import { type FindProductVariantDependencies, findProductVariant } from './find-product-variant.ts';

/** A browsable product with the prices of a club, or of the country where the club is unknown; null when there is none. */
export async function findProduct(
  dependencies: FindProductVariantDependencies,
  key: string,
  clubKey: string | null,
): Promise<Product | null> {
  const variant = await findProductVariant(dependencies, key, clubKey);
  // The sku of another variant than the master finds the product too, but is not its key.
  return variant?.product.key === key ? variant.product : null;
}
