import { localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';

const localized = z.object({ es: z.string(), en: z.string() });

/** A price of a market with its validity period; the discounted price if there is one. */
const pricePeriod = z.object({ cents: z.int(), from: z.string().optional(), until: z.string().optional() });

/**
 * A product in the index, with both languages, all countries and all clubs in one document. The request's view
 * (country) and domain (language) select what a response contains.
 */
export const documentSchema = z.object({
  /** Product id on the platform. */
  id: z.string(),
  pid: z.string(),
  masterSku: z.string(),
  skus: z.array(z.string()),
  title: localized,
  slug: localized,
  description: localized,
  brand: z.string().nullable(),
  image: z.string().nullable(),
  /** Path from the top category to the product's category, with the platform's ids. */
  categories: z.array(z.object({ id: z.string(), name: localized })),
  sizes: z.array(z.string()),
  colors: z.array(localized.extend({ key: z.string() })),
  rating: z.number().nullable(),
  createdAt: z.string(),
  /** Prices by country code. */
  prices: z.record(z.string(), z.array(pricePeriod)),
  /** Available units by channel key: clubs, and countries as the sum of their clubs. */
  inventory: z.record(z.string(), z.int()),
});

export type ProductDocument = z.output<typeof documentSchema>;

const priceWire = z.object({
  value: z.object({ centAmount: z.int() }),
  country: z.string().optional(),
  channel: z.object({ id: z.string() }).optional(),
  validFrom: z.string().optional(),
  validUntil: z.string().optional(),
  discounted: z.object({ value: z.object({ centAmount: z.int() }) }).optional(),
});

const variantWire = z.object({
  sku: z.string().optional(),
  prices: z.array(priceWire).default([]),
  images: z.array(z.object({ url: z.string() })).default([]),
  attributes: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
  availability: z
    .object({ channels: z.record(z.string(), z.object({ availableQuantity: z.int().default(0) })).default({}) })
    .optional(),
});

/** A value of a localized enum attribute. */
const colorWire = z.object({ key: z.string(), label: localizedTextSchema });

/** Fields of a published product that the index reads; other fields are ignored. */
export const projectionWire = z.object({
  id: z.string(),
  key: z.string().optional(),
  name: localizedTextSchema,
  slug: localizedTextSchema,
  description: localizedTextSchema.optional(),
  createdAt: z.string(),
  categories: z.array(z.object({ id: z.string() })),
  masterVariant: variantWire,
  variants: z.array(variantWire).default([]),
  reviewRatingStatistics: z.object({ averageRating: z.number() }).optional(),
});

export type Projection = z.output<typeof projectionWire>;

/** Resolves the platform's ids to which a product refers. */
export interface Directory {
  /** Path from the top category to the category itself. */
  getCategoryPath(id: string): ProductDocument['categories'];
  getChannelKey(id: string): string | undefined;
}

/** Converts a published product to a document; null for a product without a category, such as a fee, or without an SKU. */
export function toDocument(product: Projection, directory: Directory): ProductDocument | null {
  const { sku } = product.masterVariant;
  if (product.categories.length === 0 || sku === undefined) return null;
  const variants = [product.masterVariant, ...product.variants];
  const listValues = (name: string) =>
    variants.flatMap(({ attributes }) => attributes.filter((one) => one.name === name).map(({ value }) => value));
  const categories = new Map(
    product.categories.flatMap(({ id }) => directory.getCategoryPath(id)).map((category) => [category.id, category]),
  );
  return {
    id: product.id,
    pid: sku,
    masterSku: sku,
    skus: variants.flatMap((variant) => variant.sku ?? []),
    title: fillLanguages(product.name),
    slug: fillLanguages(product.slug),
    description: fillLanguages(product.description ?? {}),
    brand: z.string().safeParse(listValues('brand')[0]).data ?? null,
    image: product.masterVariant.images[0]?.url ?? null,
    categories: [...categories.values()],
    sizes: [...new Set(listValues('size').filter((value) => typeof value === 'string'))],
    colors: deduplicateColors(listValues('color').flatMap((value) => colorWire.safeParse(value).data ?? [])),
    rating: product.reviewRatingStatistics?.averageRating ?? null,
    createdAt: product.createdAt,
    prices: collectPrices(variants),
    inventory: collectInventory(variants, directory),
  };
}

function fillLanguages({ es, en }: { es?: string | undefined; en?: string | undefined }) {
  return { es: es || en || '', en: en || es || '' };
}

const deduplicateColors = (colors: readonly z.output<typeof colorWire>[]): ProductDocument['colors'] => [
  ...new Map(colors.map(({ key, label }) => [key, { key, ...fillLanguages(label) }])).values(),
];

/** Prices of each country without prices of single clubs, because sorting uses the country's prices. */
function collectPrices(variants: readonly z.output<typeof variantWire>[]): ProductDocument['prices'] {
  const prices: Record<string, z.output<typeof pricePeriod>[]> = {};
  for (const { value, country, channel, validFrom, validUntil, discounted } of variants.flatMap((one) => one.prices)) {
    if (country === undefined || channel !== undefined) continue;
    const cents = discounted?.value.centAmount ?? value.centAmount;
    prices[country] ??= [];
    prices[country].push({
      cents,
      ...(validFrom === undefined ? {} : { from: validFrom }),
      ...(validUntil === undefined ? {} : { until: validUntil }),
    });
  }
  return prices;
}

function collectInventory(
  variants: readonly z.output<typeof variantWire>[],
  directory: Directory,
): ProductDocument['inventory'] {
  const inventory: Record<string, number> = {};
  for (const { availability } of variants) {
    for (const [channelId, { availableQuantity }] of Object.entries(availability?.channels ?? {})) {
      const key = directory.getChannelKey(channelId);
      if (key !== undefined) inventory[key] = (inventory[key] ?? 0) + Math.max(0, availableQuantity);
    }
  }
  return inventory;
}
