import { randomUUID } from 'node:crypto';
import type { Channel, ShippingMethod, TaxCategory, Zone } from '@commercetools/platform-sdk';
import type { Kysely } from 'kysely';
import type { Caller } from '../documents/caller.ts';
import { loadReferences, type ResourceCache } from '../documents/reference-set.ts';
import type { Identifier } from '../documents/schemas.ts';
import { findLineVariants } from '../products/line-variants.ts';
import type { StoredProducts } from '../products/stored-products.ts';
import type { CommerceTables } from '../tables.ts';
import type { CartContext, VariantIdentifier } from './domain/context.ts';
import type { Needs } from './domain/needs.ts';

/** What is kept in memory between requests. */
export interface CartCaches {
  readonly products: StoredProducts;
  readonly resources: ResourceCache;
}

/**
 * Loads the inputs of the pure cart logic: variants with their prices in one currency, and the referenced resources.
 */
export async function loadCartContext(
  db: Kysely<CommerceTables>,
  needs: Needs,
  currency: string,
  caller: Caller,
  { products, resources }: CartCaches,
): Promise<CartContext> {
  const variants = await findLineVariants(db, products, needs.variants, currency, caller.now);
  const taxCategories = variants.flatMap(({ taxCategoryId }) =>
    taxCategoryId ? [toTaxCategoryIdentifier(taxCategoryId)] : [],
  );
  const references = await loadReferences(db, [...needs.resources, ...taxCategories], resources);
  const methods = needs.resources.filter(({ typeId }) => typeId === 'shipping-method');
  for (const identifier of methods) {
    const method = references.get<ShippingMethod>(identifier);
    await references.load([
      method.taxCategory,
      ...method.zoneRates.map(({ zone }): Identifier<'zone'> => ({ typeId: 'zone', id: zone.id })),
    ]);
  }

  const variantsByName = new Map(
    variants.flatMap((found) => [
      [getName({ productId: found.productId, variantId: found.variant.id }), found] as const,
      [getName({ sku: found.variant.sku }), found] as const,
    ]),
  );
  return {
    now: caller.now,
    clientId: caller.clientId,
    createId: randomUUID,
    findVariant: (identifier) => variantsByName.get(getName(identifier)),
    getType: (identifier) => references.getType(identifier),
    getChannel: (identifier) => references.get<Channel>(identifier),
    getTaxCategory: (identifier) => references.get<TaxCategory>(identifier),
    getShippingMethod: (identifier) => references.get<ShippingMethod>(identifier),
    getZone: (id) => references.get<Zone>({ typeId: 'zone', id }),
    getCustomerId: (identifier) => references.get(identifier).id,
    getPaymentId: (identifier) => references.get(identifier).id,
  };
}

const toTaxCategoryIdentifier = (id: string): Identifier<'tax-category'> => ({ typeId: 'tax-category', id });

const getName = ({ sku, productId, variantId }: VariantIdentifier) => sku ?? `${productId} ${variantId ?? 1}`;
