import type {
  Channel,
  LocalizedString,
  ProductTypeReference,
  ProductVariant,
  ShippingMethod,
  TaxCategory,
  Zone,
} from '@commercetools/platform-sdk';
import type { TypeSource } from '../../documents/custom-fields.ts';
import type { Identifier } from '../../documents/schemas.ts';

/** Fields that a line item copies from the published product. */
export interface CatalogVariant {
  readonly productId: string;
  readonly productKey?: string | undefined;
  readonly name: LocalizedString;
  readonly slug: LocalizedString;
  readonly productType: ProductTypeReference;
  readonly taxCategoryId?: string | undefined;
  /** The variant with all prices in all countries. */
  readonly variant: ProductVariant;
}

/** A variant by SKU, or by product and number (1 when absent). */
export interface VariantIdentifier {
  readonly sku?: string | undefined;
  readonly productId?: string | undefined;
  readonly variantId?: number | undefined;
}

/**
 * Inputs of the pure cart logic: the time, new ids, and the preloaded resources to which the actions refer. The
 * look-ups throw `ReferencedResourceNotFound` for a resource that does not exist.
 */
export interface CartContext extends TypeSource {
  readonly now: Date;
  /** Id of the calling API client. */
  readonly clientId: string;
  createId(): string;
  /** Undefined when the variant does not exist, is not published or was not loaded. */
  findVariant(variant: VariantIdentifier): CatalogVariant | undefined;
  getChannel(identifier: Identifier<'channel'>): Channel;
  getTaxCategory(identifier: Identifier<'tax-category'>): TaxCategory;
  getShippingMethod(identifier: Identifier<'shipping-method'>): ShippingMethod;
  getZone(id: string): Zone;
  /** Id of an existing customer. */
  getCustomerId(identifier: Identifier<'customer'>): string;
  /** Id of an existing payment. */
  getPaymentId(identifier: Identifier<'payment'>): string;
}
