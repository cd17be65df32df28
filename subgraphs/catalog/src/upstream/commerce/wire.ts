import { moneyWire } from '@tarima/commerce-client/wire';
import { localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';

/** The parts of the platform's responses that the catalogue uses; other fields are ignored. */

const priceWire = z.object({
  value: moneyWire,
  channel: z.object({ id: z.string() }).optional(),
  discounted: z.object({ value: moneyWire, discount: z.object({ id: z.string() }) }).optional(),
});

const attributeWire = z.object({ name: z.string(), value: z.unknown() });

const variantWire = z.object({
  sku: z.string().optional(),
  price: priceWire.optional(),
  images: z.array(z.object({ url: z.string() })).default([]),
  attributes: z.array(attributeWire).default([]),
  availability: z
    .object({
      channels: z
        .record(
          z.string(),
          z.object({ availableQuantity: z.number().int().optional(), restockableInDays: z.number().int().optional() }),
        )
        .optional(),
    })
    .optional(),
});

export const productWire = z.object({
  id: z.string(),
  name: localizedTextSchema,
  slug: localizedTextSchema,
  description: localizedTextSchema.optional(),
  metaTitle: localizedTextSchema.optional(),
  metaDescription: localizedTextSchema.optional(),
  metaKeywords: localizedTextSchema.optional(),
  categories: z.array(z.object({ id: z.string() })),
  masterVariant: variantWire,
  /** Null for an unreadable variant. */
  variants: z.array(variantWire.nullable().catch(null)).default([]),
  reviewRatingStatistics: z
    .object({
      averageRating: z.number(),
      count: z.number().int(),
      ratingsDistribution: z.record(z.string(), z.number().int()).default({}),
    })
    .optional(),
});

export const searchWire = z.object({
  total: z.number().int(),
  results: z.array(z.object({ productProjection: z.unknown().optional() })),
  facets: z
    .array(
      z.object({
        name: z.string(),
        value: z.number().int().optional(),
        buckets: z.array(z.object({ key: z.string(), count: z.number().int() })).optional(),
      }),
    )
    .default([]),
});

export const categoryWire = z.object({
  id: z.string(),
  key: z.string().optional(),
  name: localizedTextSchema,
  slug: localizedTextSchema,
  description: localizedTextSchema.optional(),
  orderHint: z.string(),
  parent: z.object({ id: z.string() }).optional(),
  custom: z.object({ fields: z.object({ featured: z.boolean().optional() }) }).optional(),
});

export type ProductWire = z.output<typeof productWire>;
export type VariantWire = z.output<typeof variantWire>;
export type PriceWire = z.output<typeof priceWire>;
export type CategoryWire = z.output<typeof categoryWire>;
