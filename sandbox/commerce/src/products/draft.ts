import { z } from 'zod';
import { countryCode, identifier, keySchema, localizedString, moneyDraft } from '../documents/schemas.ts';

const dateTime = z.iso.datetime({ offset: true });

export const priceDraft = z.object({
  value: moneyDraft.extend({ centAmount: z.int().min(0) }),
  country: countryCode.optional(),
  channel: identifier('channel').optional(),
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
  discounted: z
    .object({ value: moneyDraft.extend({ centAmount: z.int().min(0) }), discount: identifier('product-discount') })
    .optional(),
});

export const imageDraft = z.object({
  url: z.string().min(1).max(2_048),
  dimensions: z.object({ w: z.int(), h: z.int() }),
  label: z.string().optional(),
});

export const assetDraft = z.object({
  key: keySchema.optional(),
  name: localizedString,
  description: localizedString.optional(),
  sources: z.array(z.object({ uri: z.string().min(1), key: z.string().optional() })).min(1),
  tags: z.array(z.string()).default([]),
});

const attributeDraft = z.object({ name: z.string(), value: z.unknown() });

const variantDraft = z.object({
  sku: z.string().min(1).max(256).optional(),
  key: keySchema.optional(),
  prices: z.array(priceDraft).max(100).default([]),
  images: z.array(imageDraft).default([]),
  attributes: z.array(attributeDraft).default([]),
  assets: z.array(assetDraft).default([]),
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
  masterVariant: variantDraft.default({ prices: [], images: [], attributes: [], assets: [] }),
  variants: z.array(variantDraft).max(99).default([]),
  taxCategory: identifier('tax-category').optional(),
  /** Without it the product exists in the staged projection only. */
  publish: z.boolean().default(false),
  reviewRatingStatistics: ratingStatistics.optional(),
  createdAt: dateTime.optional(),
});

/** A price of a draft; one of a stored product keeps its id. */
export type PriceDraft = z.output<typeof priceDraft> & { readonly id?: string | undefined };
type AssetDraft = z.output<typeof assetDraft> & { readonly id?: string | undefined };
export type VariantDraft = Omit<z.output<typeof variantDraft>, 'prices' | 'assets'> & {
  readonly prices: readonly PriceDraft[];
  readonly assets: readonly AssetDraft[];
};
export type ProductDraft = Omit<z.output<typeof productDraft>, 'masterVariant' | 'variants'> & {
  readonly masterVariant: VariantDraft;
  readonly variants: readonly VariantDraft[];
};
