import type { Product } from '../domain/product.ts';
import { type MappingContext, toProduct } from '../upstream/commerce/mapping.ts';
import type { ProductWire } from '../upstream/commerce/wire.ts';

/** Maps a projection whose master variant has an SKU. */
export function mapProduct(wire: ProductWire, mappingContext: MappingContext): Product {
  const product = toProduct(wire, mappingContext);
  if (!product) throw new Error(`The product ${wire.id} has no SKU.`);
  return product;
}
