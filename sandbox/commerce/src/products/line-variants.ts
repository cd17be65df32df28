import type { LocalizedString, Price, ProductTypeReference, ProductVariant } from '@commercetools/platform-sdk';
import { type Kysely, sql } from 'kysely';
import type { CatalogVariant, VariantIdentifier } from '../carts/domain/context.ts';
import { toMoney } from '../carts/domain/money.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import type { StoredProduct, StoredVariant } from './tables.ts';

interface VariantRow {
  readonly product_id: string;
  readonly variant_id: number;
  readonly document: StoredProduct;
}

interface PriceRow {
  readonly product_id: string;
  readonly variant_id: number;
  readonly id: string;
  readonly country: string | null;
  readonly channel_id: string | null;
  readonly cents: string | number;
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
  readonly discounted_cents: string | number | null;
  readonly discount_id: string | null;
  readonly discount_from: Date | null;
  readonly discount_until: Date | null;
}

/** Fields of a published product that a line item copies. */
interface ProductFields {
  readonly name: LocalizedString;
  readonly slug: LocalizedString;
  readonly productType: ProductTypeReference;
  readonly taxCategory?: { readonly id: string };
  readonly published: boolean;
}

/**
 * Loads the variants of line items with their prices in one currency. Discounts that are not valid at `now`, unknown
 * variants and unpublished variants are omitted. Two separate statements, because a single one with a sub-select for
 * the prices takes twice as long on the embedded database, mostly for planning.
 */
export async function findLineVariants(
  db: Kysely<CommerceTables>,
  identifiers: readonly VariantIdentifier[],
  currency: string,
  now: Date,
): Promise<readonly CatalogVariant[]> {
  const skus = [...new Set(identifiers.flatMap(({ sku }) => sku ?? []))];
  const productIds = [...new Set(identifiers.flatMap(({ productId }) => productId ?? []))];
  if (skus.length + productIds.length === 0) return [];
  const rows = await sql<VariantRow>`
    select v.product_id, v.variant_id, p.document
    from ${table('product_variant')} v join ${table('product')} p on p.id = v.product_id
    where v.sku = any(${skus}::text[]) or v.product_id = any(${productIds}::text[])`.execute(db);
  const matching = rows.rows.filter(
    (row) => isPublished(row) && identifiers.some((identifier) => matchesIdentifier(identifier, row)),
  );
  if (matching.length === 0) return [];
  const found = await sql<PriceRow>`
    select * from ${table('product_price')}
    where product_id = any(${[...new Set(matching.map((row) => row.product_id))]}::text[]) and currency = ${currency}
    order by position`.execute(db);
  const prices = Map.groupBy(found.rows, (row) => `${row.product_id} ${row.variant_id}`);
  return matching.map((row) => {
    const variantPrices = prices.get(`${row.product_id} ${row.variant_id}`) ?? [];
    return toCatalogVariant(
      row,
      variantPrices.map((price) => toPrice(price, currency, now)),
    );
  });
}

const isPublished = ({ document }: VariantRow) => (document as unknown as ProductFields).published;

function getVariant({ document, variant_id }: VariantRow): StoredVariant {
  return document.variants.find(({ id }) => id === variant_id) ?? document.masterVariant;
}

function matchesIdentifier({ sku, productId, variantId = 1 }: VariantIdentifier, row: VariantRow): boolean {
  if (sku !== undefined) return getVariant(row).sku === sku;
  return row.product_id === productId && row.variant_id === variantId;
}

function toCatalogVariant(row: VariantRow, prices: Price[]): CatalogVariant {
  const { name, slug, productType, taxCategory } = row.document as unknown as ProductFields;
  const variant = getVariant(row) as unknown as ProductVariant;
  return {
    productId: row.product_id,
    productKey: row.document.key,
    name,
    slug,
    productType,
    taxCategoryId: taxCategory?.id,
    variant: { ...variant, prices },
  };
}

function toPrice(row: PriceRow, currency: string, now: Date): Price {
  const isDiscounted = row.discounted_cents !== null && isWithin(row.discount_from, row.discount_until, now);
  return {
    id: row.id,
    value: toMoney(Number(row.cents), currency),
    ...(row.country ? { country: row.country } : {}),
    ...(row.channel_id ? { channel: { typeId: 'channel', id: row.channel_id } } : {}),
    ...(row.valid_from ? { validFrom: row.valid_from.toISOString() } : {}),
    ...(row.valid_until ? { validUntil: row.valid_until.toISOString() } : {}),
    ...(isDiscounted && row.discount_id
      ? {
          discounted: {
            value: toMoney(Number(row.discounted_cents), currency),
            discount: { typeId: 'product-discount', id: row.discount_id },
          },
        }
      : {}),
  };
}

function isWithin(from: Date | null, until: Date | null, now: Date): boolean {
  return (from === null || from <= now) && (until === null || until > now);
}
