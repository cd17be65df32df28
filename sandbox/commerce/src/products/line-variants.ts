import type { LocalizedString, Price, ProductTypeReference, ProductVariant } from '@commercetools/platform-sdk';
import { type Kysely, sql } from 'kysely';
import type { CatalogVariant, VariantIdentifier } from '../carts/domain/context.ts';
import { cents } from '../carts/domain/money.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

interface VariantRow {
  readonly product_id: string;
  readonly key: string | null;
  readonly name: LocalizedString;
  readonly slug: LocalizedString;
  readonly product_type: ProductTypeReference;
  readonly tax_category_id: string | null;
  readonly variant: ProductVariant;
  readonly prices: readonly PriceRow[] | null;
}

interface PriceRow {
  readonly id: string;
  readonly country: string | null;
  readonly channel_id: string | null;
  readonly cents: number;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  /** Only while the discount holds. */
  readonly discounted_cents: number | null;
  readonly discount_id: string | null;
}

/**
 * The variants that line items are made of, with their prices in one currency, all in one query. Discounts that do not
 * hold at `now` are left out of the prices; a variant that does not exist or is not published is left out.
 */
export async function findLineVariants(
  db: Kysely<CommerceTables>,
  identifiers: readonly VariantIdentifier[],
  currency: string,
  { now, mediaUrl }: { readonly now: Date; readonly mediaUrl: string },
): Promise<readonly CatalogVariant[]> {
  const skus = [...new Set(identifiers.flatMap(({ sku }) => sku ?? []))];
  const numbered = identifiers.flatMap(({ productId, variantId }) =>
    productId === undefined ? [] : [sql`(${productId}, ${variantId ?? 1}::integer)`],
  );
  const conditions = [
    ...(skus.length > 0 ? [sql`v.sku in (${sql.join(skus)})`] : []),
    ...(numbered.length > 0 ? [sql`(v.product_id, v.variant_id) in (${sql.join(numbered)})`] : []),
  ];
  if (conditions.length === 0) return [];
  const found = await sql<VariantRow>`
    select v.product_id, p.key, p.document->'name' as name, p.document->'slug' as slug,
      p.document->'productType' as product_type, p.document->'taxCategory'->>'id' as tax_category_id,
      case v.variant_id when 1 then p.document->'masterVariant'
        else jsonb_path_query_first(p.document, '$.variants[*] ? (@.id == $id)', jsonb_build_object('id', v.variant_id))
      end as variant,
      (select jsonb_agg(jsonb_build_object('id', m.id, 'country', m.country, 'channel_id', m.channel_id, 'cents', m.cents,
          'valid_from', m.valid_from, 'valid_until', m.valid_until,
          'discounted_cents', case when coalesce(m.discount_from <= ${now}::timestamptz, true)
            and coalesce(m.discount_until > ${now}::timestamptz, true) then m.discounted_cents end,
          'discount_id', m.discount_id) order by m.position)
        from ${table('product_price')} m
        where m.product_id = v.product_id and m.variant_id = v.variant_id and m.currency = ${currency}) as prices
    from ${table('product_variant')} v join ${table('product')} p on p.id = v.product_id
    where (${sql.join(conditions, sql` or `)}) and (p.document->>'published')::boolean`.execute(db);
  return found.rows.map((row) => catalogVariant(row, currency, mediaUrl));
}

function catalogVariant(row: VariantRow, currency: string, mediaUrl: string): CatalogVariant {
  return {
    productId: row.product_id,
    productKey: row.key ?? undefined,
    name: row.name,
    slug: row.slug,
    productType: row.product_type,
    taxCategoryId: row.tax_category_id ?? undefined,
    variant: {
      ...row.variant,
      images: (row.variant.images ?? []).map((image) =>
        image.url.startsWith('/') ? { ...image, url: mediaUrl + image.url } : image,
      ),
      prices: (row.prices ?? []).map((price) => priceOf(price, currency)),
    },
  };
}

function priceOf(row: PriceRow, currency: string): Price {
  return {
    id: row.id,
    value: cents(row.cents, currency),
    ...(row.country ? { country: row.country } : {}),
    ...(row.channel_id ? { channel: { typeId: 'channel', id: row.channel_id } } : {}),
    ...(row.valid_from ? { validFrom: new Date(row.valid_from).toISOString() } : {}),
    ...(row.valid_until ? { validUntil: new Date(row.valid_until).toISOString() } : {}),
    ...(row.discounted_cents !== null && row.discount_id
      ? {
          discounted: {
            value: cents(row.discounted_cents, currency),
            discount: { typeId: 'product-discount', id: row.discount_id },
          },
        }
      : {}),
  };
}
