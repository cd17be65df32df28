import { z } from 'zod';
import { countryCode, identifier, keySchema, localizedString, moneyDraft } from '../documents/schemas.ts';

const dateTime = z.iso.datetime({ offset: true });

const priceDraft = z.object({
  value: moneyDraft.extend({ centAmount: z.int().min(0) }),
  country: countryCode.optional(),
  channel: identifier('channel').optional(),
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
  discounted: z
    .object({ value: moneyDraft.extend({ centAmount: z.int().min(0) }), discount: identifier('product-discount') })
    .optional(),
});

const imageDraft = z.object({
  url: z.string().min(1).max(2_048),
  dimensions: z.object({ w: z.int(), h: z.int() }),
  label: z.string().optional(),
});

const attributeDraft = z.object({ name: z.string(), value: z.unknown() });

const variantDraft = z.object({
  sku: z.string().min(1).max(256).optional(),
  key: keySchema.optional(),
  prices: z.array(priceDraft).max(500).default([]),
  images: z.array(imageDraft).default([]),
  attributes: z.array(attributeDraft).default([]),
});

const ratingStatistics = z.object({
  averageRating: z.number(),
  highestRating: z.number(),
  lowestRating: z.number(),
  count: z.int().min(0),
  ratingsDistribution: z.record(z.string(), z.int()),
});

/**
 * Draft of a product. Two fields extend the platform's: `reviewRatingStatistics`, which the platform computes from
 * reviews, and `createdAt`, so that an imported catalogue keeps its dates.
 */
export const productDraft = z.object({
  key: keySchema.optional(),
  productType: identifier('product-type'),
  name: localizedString,
  slug: localizedString,
  description: localizedString.optional(),
  categories: z.array(identifier('category')).max(100).default([]),
  metaTitle: localizedString.optional(),
  metaDescription: localizedString.optional(),
  metaKeywords: localizedString.optional(),
  masterVariant: variantDraft.default({ prices: [], images: [], attributes: [] }),
  variants: z.array(variantDraft).max(99).default([]),
  taxCategory: identifier('tax-category').optional(),
  /** Without it the product exists in the staged projection only. */
  publish: z.boolean().default(false),
  reviewRatingStatistics: ratingStatistics.optional(),
  createdAt: dateTime.optional(),
});

export type ProductDraft = z.output<typeof productDraft>;
export type VariantDraft = z.output<typeof variantDraft>;
export type PriceDraft = z.output<typeof priceDraft>;
