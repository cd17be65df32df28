import { localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';

const localized = z.object({ es: z.string(), en: z.string() });

/** A price of a market with the time in which it holds; the promotion's where it has one. */
const pricePeriod = z.object({ cents: z.int(), from: z.string().optional(), until: z.string().optional() });

/**
 * A product as the index keeps it: both languages, every country and every club in one document. Which of them an answer
 * shows is the request's view (country) and domain (language).
 */
export const documentSchema = z.object({
  /** The platform's id of the product. */
  id: z.string(),
  pid: z.string(),
  masterSku: z.string(),
  skus: z.array(z.string()),
  title: localized,
  slug: localized,
  description: localized,
  brand: z.string().nullable(),
  image: z.string().nullable(),
  /** From the top category to the product's own, each with the platform's id. */
  categories: z.array(z.object({ id: z.string(), name: localized })),
  sizes: z.array(z.string()),
  colors: z.array(localized.extend({ key: z.string() })),
  rating: z.number().nullable(),
  createdAt: z.string(),
  /** By country code. */
  prices: z.record(z.string(), z.array(pricePeriod)),
  /** Pieces that can be bought, by channel key: clubs, and countries as the sum of theirs. */
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
  sku: z.string(),
  prices: z.array(priceWire).default([]),
  images: z.array(z.object({ url: z.string() })).default([]),
  attributes: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
  availability: z
    .object({ channels: z.record(z.string(), z.object({ availableQuantity: z.int().default(0) })).default({}) })
    .optional(),
});

/** A value of a localized enum. */
const colorWire = z.object({ key: z.string(), label: localizedTextSchema });

/** What is read of a published product; everything else passes unread. */
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

/** What a product refers to by the platform's ids. */
export interface Directory {
  /** From the top to the category itself. */
  categoryPath(id: string): ProductDocument['categories'];
  channelKey(id: string): string | undefined;
}

/** A published product -> its document; null for what stands on no shelf, such as a fee. */
export function toDocument(product: Projection, directory: Directory): ProductDocument | null {
  if (product.categories.length === 0) return null;
  const variants = [product.masterVariant, ...product.variants];
  const valuesOf = (name: string) =>
    variants.flatMap(({ attributes }) => attributes.filter((one) => one.name === name).map(({ value }) => value));
  const categories = new Map(
    product.categories.flatMap(({ id }) => directory.categoryPath(id)).map((category) => [category.id, category]),
  );
  return {
    id: product.id,
    pid: product.masterVariant.sku,
    masterSku: product.masterVariant.sku,
    skus: variants.map(({ sku }) => sku),
    title: bothLanguages(product.name),
    slug: bothLanguages(product.slug),
    description: bothLanguages(product.description ?? {}),
    brand: z.string().safeParse(valuesOf('brand')[0]).data ?? null,
    image: product.masterVariant.images[0]?.url ?? null,
    categories: [...categories.values()],
    sizes: [...new Set(valuesOf('size').filter((value) => typeof value === 'string'))],
    colors: unique(valuesOf('color').flatMap((value) => colorWire.safeParse(value).data ?? [])),
    rating: product.reviewRatingStatistics?.averageRating ?? null,
    createdAt: product.createdAt,
    prices: pricesOf(variants),
    inventory: inventoryOf(variants, directory),
  };
}

function bothLanguages({ es, en }: { es?: string | undefined; en?: string | undefined }) {
  return { es: es || en || '', en: en || es || '' };
}

const unique = (colors: readonly z.output<typeof colorWire>[]): ProductDocument['colors'] => [
  ...new Map(colors.map(({ key, label }) => [key, { key, ...bothLanguages(label) }])).values(),
];

/** The country's own prices: a club's are its own business, the order of a list is the country's. */
function pricesOf(variants: readonly z.output<typeof variantWire>[]): ProductDocument['prices'] {
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

function inventoryOf(
  variants: readonly z.output<typeof variantWire>[],
  directory: Directory,
): ProductDocument['inventory'] {
  const inventory: Record<string, number> = {};
  for (const { availability } of variants) {
    for (const [channelId, { availableQuantity }] of Object.entries(availability?.channels ?? {})) {
      const key = directory.channelKey(channelId);
      if (key !== undefined) inventory[key] = (inventory[key] ?? 0) + Math.max(0, availableQuantity);
    }
  }
  return inventory;
}
