import { getCampaign } from './campaigns.ts';
import { getCategoryPath } from './categories.ts';
import { hashToInteger, subtractDays } from './deterministic.ts';
import { buildProductAttributes, buildVariantAttributes } from './product-attributes.ts';
import { buildProductImages } from './product-images.ts';
import { productRows } from './products/all.ts';
import { type ColorName, colors, type PackSize, type ProductRow } from './products/row.ts';
import { buildRating } from './ratings.ts';
import { slugify } from './slug.ts';
import type { Localized, SeedProduct, SeedPromotion, SeedVariant } from './types.ts';

/** Builds all products of the store, dated relative to `now`. */
export function buildCatalogue(now: Date): SeedProduct[] {
  return productRows.map((row) => buildProduct(row, now));
}

/** Builds a product with its variants, pictures, attributes, rating and promotion from a row. */
export function buildProduct(row: ProductRow, now: Date): SeedProduct {
  const size = formatSize(row.size, row.weighed !== undefined);
  const name = size
    ? { es: `${row.es[0]}, ${size.es}`, en: `${row.en[0]}, ${size.en}` }
    : { es: row.es[0], en: row.en[0] };
  const promotion = buildPromotion(row, now);
  return {
    id: row.id,
    name,
    slug: { es: slugify(name.es), en: slugify(name.en) },
    description: { es: row.es[1], en: row.en[1] },
    metaTitle: { es: `${name.es} | ${row.brand}`, en: `${name.en} | ${row.brand}` },
    metaDescription: { es: row.es[1], en: row.en[1] },
    categoryKeys: row.aisle === null ? [] : getCategoryPath(row.aisle),
    taxCategoryKey: row.tax ?? 'standard',
    storageType: row.storage ?? 'DRY',
    variants: buildVariants(row, promotion),
    promotion,
    rating: buildRating(row.id),
    createdAt: subtractDays(now, hashToInteger(`created ${row.id}`, 3, 360)),
  };
}

function buildVariants(row: ProductRow, promotion: SeedPromotion | null): [SeedVariant, ...SeedVariant[]] {
  const shared = buildProductAttributes(row, promotion);
  const build = (color: ColorName | null, size: string | null, index: number): SeedVariant => ({
    id: index + 1,
    sku: `${row.id}-${index + 1}`,
    usdCents: row.cents,
    images: buildProductImages(row, color === null ? null : colors[color].tone),
    attributes: [...shared, ...buildVariantAttributes(color, size)],
  });
  const choices = (row.colors ?? [null]).flatMap((color) => (row.sizes ?? [null]).map((size) => ({ color, size })));
  const [first = { color: null, size: null }, ...others] = choices;
  return [build(first.color, first.size, 0), ...others.map(({ color, size }, index) => build(color, size, index + 1))];
}

function buildPromotion(row: ProductRow, now: Date): SeedPromotion | null {
  if (!row.promo) return null;
  const [promoId, percentOff] = row.promo;
  const campaign = getCampaign(promoId);
  return {
    promoId,
    percentOff,
    validFrom: subtractDays(now, campaign.startsDaysAgo),
    validUntil: subtractDays(now, -campaign.endsInDays),
  };
}

/** Formats a pack size: `9 kg`, `24 × 355 ml`, `48 unidades` / `48 count`, `aprox. 1.4 kg`; null for a single unit. */
export function formatSize([amount, measure, each]: PackSize, weighed: boolean): Localized | null {
  if (each) return { es: `${amount} × ${each}`, en: `${amount} × ${each}` };
  if (measure === 'u') return amount === 1 ? null : { es: `${amount} unidades`, en: `${amount} count` };
  const text = `${amount} ${measure === 'l' ? 'L' : measure}`;
  return weighed ? { es: `aprox. ${text}`, en: `about ${text}` } : { es: text, en: text };
}
