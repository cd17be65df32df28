import type { LocalizedString, ProductTypeReference, ProductVariant } from '@commercetools/platform-sdk';
import { type Kysely, sql } from 'kysely';
import type { CatalogVariant, VariantIdentifier } from '../carts/domain/context.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { getPriceAt, type PricedProduct, type ProductVersion, type StoredProducts } from './stored-products.ts';
import type { StoredVariant } from './tables.ts';

/** Fields of a product that a line item copies. */
interface ProductFields {
  readonly name: LocalizedString;
  readonly slug: LocalizedString;
  readonly productType: ProductTypeReference;
  readonly taxCategory?: { readonly id: string };
}

/**
 * Loads the variants of line items with their prices in one currency. Discounts that are not valid at `now`, unknown
 * variants and unpublished variants are omitted.
 */
export async function findLineVariants(
  db: Kysely<CommerceTables>,
  products: StoredProducts,
  identifiers: readonly VariantIdentifier[],
  currency: string,
  now: Date,
): Promise<readonly CatalogVariant[]> {
  const skus = [...new Set(identifiers.flatMap(({ sku }) => sku ?? []))];
  const productIds = [...new Set(identifiers.flatMap(({ productId }) => productId ?? []))];
  if (skus.length + productIds.length === 0) return [];
  const { rows } = await sql<ProductVersion>`
    select p.id, p.version from ${table('product')} p
    where p.id = any(${productIds}::text[])
      or p.id = any(array(select product_id from ${table('product_variant')} where sku = any(${skus}::text[])))`.execute(
    db,
  );
  const found = await products.load(db, rows);
  return [...found.values()]
    .filter(({ document }) => document.published)
    .flatMap((product) =>
      [product.document.masterVariant, ...product.document.variants]
        .filter((variant) => identifiers.some((identifier) => matches(identifier, product, variant)))
        .map((variant) => toCatalogVariant(product, variant, currency, now)),
    );
}

function matches(
  { sku, productId, variantId = 1 }: VariantIdentifier,
  { document }: PricedProduct,
  variant: StoredVariant,
): boolean {
  if (sku !== undefined) return variant.sku === sku;
  return document.id === productId && variant.id === variantId;
}

function toCatalogVariant(
  { document, pricesByVariant }: PricedProduct,
  variant: StoredVariant,
  currency: string,
  now: Date,
): CatalogVariant {
  const { name, slug, productType, taxCategory } = document as unknown as ProductFields;
  const prices = (pricesByVariant.get(variant.id) ?? [])
    .filter(({ regular }) => regular.value.currencyCode === currency)
    .map((price) => getPriceAt(price, now));
  return {
    productId: document.id,
    productKey: document.key,
    name,
    slug,
    productType,
    taxCategoryId: taxCategory?.id,
    variant: { ...(variant as unknown as ProductVariant), prices },
  };
}
