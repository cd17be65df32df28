import { campaignById } from './campaigns.ts';
import { categoryPath } from './categories.ts';
import { daysBefore, wholeOf } from './deterministic.ts';
import { productAttributes, variantAttributes } from './product-attributes.ts';
import { productImages } from './product-images.ts';
import { productRows } from './products/all.ts';
import { type ColorName, colors, type PackSize, type ProductRow } from './products/row.ts';
import { ratingOf } from './ratings.ts';
import { slugify } from './slug.ts';
import type { Localized, SeedProduct, SeedPromotion, SeedVariant } from './types.ts';

/** Every product of the store, dated back from `now`. */
export function buildCatalogue(now: Date): SeedProduct[] {
  return productRows.map((row) => buildProduct(row, now));
}

/** One row -> one product with its variants, pictures, attributes, rating and promotion. */
export function buildProduct(row: ProductRow, now: Date): SeedProduct {
  const size = sizeText(row.size, row.weighed !== undefined);
  const name = size
    ? { es: `${row.es[0]}, ${size.es}`, en: `${row.en[0]}, ${size.en}` }
    : { es: row.es[0], en: row.en[0] };
  const promotion = promotionOf(row, now);
  return {
    id: row.id,
    name,
    slug: { es: slugify(name.es), en: slugify(name.en) },
    description: { es: row.es[1], en: row.en[1] },
    metaTitle: { es: `${name.es} | ${row.brand}`, en: `${name.en} | ${row.brand}` },
    metaDescription: { es: row.es[1], en: row.en[1] },
    categoryKeys: row.aisle === null ? [] : categoryPath(row.aisle),
    taxCategoryKey: row.tax ?? 'standard',
    storageType: row.storage ?? 'DRY',
    variants: buildVariants(row, promotion),
    promotion,
    rating: ratingOf(row.id),
    createdAt: daysBefore(now, wholeOf(`created ${row.id}`, 3, 360)),
  };
}

function buildVariants(row: ProductRow, promotion: SeedPromotion | null): [SeedVariant, ...SeedVariant[]] {
  const shared = productAttributes(row, promotion);
  const build = (color: ColorName | null, size: string | null, index: number): SeedVariant => ({
    id: index + 1,
    sku: `${row.id}-${index + 1}`,
    usdCents: row.cents,
    images: productImages(row, color === null ? null : colors[color].tone),
    attributes: [...shared, ...variantAttributes(color, size)],
  });
  const choices = (row.colors ?? [null]).flatMap((color) => (row.sizes ?? [null]).map((size) => ({ color, size })));
  const [first = { color: null, size: null }, ...others] = choices;
  return [build(first.color, first.size, 0), ...others.map(({ color, size }, index) => build(color, size, index + 1))];
}

function promotionOf(row: ProductRow, now: Date): SeedPromotion | null {
  if (!row.promo) return null;
  const [promoId, percentOff] = row.promo;
  const campaign = campaignById(promoId);
  return {
    promoId,
    percentOff,
    validFrom: daysBefore(now, campaign.startsDaysAgo),
    validUntil: daysBefore(now, -campaign.endsInDays),
  };
}

/** Pack size in words: `9 kg`, `24 × 355 ml`, `48 unidades` / `48 count`, `aprox. 1.4 kg`; a single piece needs none. */
export function sizeText([amount, measure, each]: PackSize, weighed: boolean): Localized | null {
  if (each) return { es: `${amount} × ${each}`, en: `${amount} × ${each}` };
  if (measure === 'u') return amount === 1 ? null : { es: `${amount} unidades`, en: `${amount} count` };
  const text = `${amount} ${measure === 'l' ? 'L' : measure}`;
  return weighed ? { es: `aprox. ${text}`, en: `about ${text}` } : { es: text, en: text };
}
