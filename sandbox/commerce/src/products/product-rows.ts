import { randomUUID } from 'node:crypto';
import type { ProductDiscount, ProductType, TaxCategory } from '@commercetools/platform-sdk';
import type { Category } from '../categories/categories.ts';
import { createDuplicateFieldError, PlatformError } from '../errors.ts';
import type { Lookup } from '../resources/references.ts';
import { buildSearchRow } from '../search/search-row.ts';
import { checkAttributes, toOutputAttributes } from './attributes.ts';
import type { PriceDraft, ProductDraft, VariantDraft } from './draft.ts';
import { computeIndexedPrices, type IndexedPrices } from './indexed-prices.ts';
import type { PriceRow } from './price-row.ts';
import type { StoredProduct, StoredVariant } from './tables.ts';

/** Preloaded resources to which drafts refer. */
export interface ProductLookups {
  readonly productTypes: Lookup;
  readonly categories: Lookup;
  readonly taxCategories: Lookup;
  readonly channels: Lookup;
  readonly discounts: Lookup;
}

/** Fields of the previous product that a replacement keeps. */
export type Predecessor = Pick<StoredProduct, 'id' | 'version' | 'createdAt' | 'published'> & {
  /** Null for a product without a rating. */
  readonly reviewRatingStatistics?: unknown;
};

/** All rows of one product. */
export interface ProductRows {
  readonly document: StoredProduct;
  readonly variants: readonly { sku: string; product_id: string; variant_id: number }[];
  readonly prices: readonly PriceRow[];
  readonly search: ReturnType<typeof buildSearchRow> & IndexedPrices;
}

/**
 * Builds the rows of a draft; a pure function. @throws PlatformError `ReferencedResourceNotFound`,
 * `AttributeNameDoesNotExist`, `InvalidField`, `DuplicateField` (duplicate SKU), `DuplicatePriceScope`
 */
export function buildProductRows(
  draft: ProductDraft,
  lookups: ProductLookups,
  predecessor: Predecessor | undefined,
  now: Date,
): ProductRows {
  const id = predecessor?.id ?? randomUUID();
  const ratings = (draft.reviewRatingStatistics ?? predecessor?.reviewRatingStatistics ?? undefined) as
    | ProductDraft['reviewRatingStatistics']
    | undefined;
  const productType = lookups.productTypes(draft.productType) as unknown as ProductType;
  const categories = draft.categories.map((category) => lookups.categories(category) as Category);
  const drafts: readonly VariantDraft[] = [draft.masterVariant, ...draft.variants];
  for (const variant of drafts) checkAttributes(variant.attributes, productType);
  const skus = drafts.flatMap(({ sku }) => sku ?? []);
  const duplicate = skus.find((sku, index) => skus.indexOf(sku) !== index);
  if (duplicate !== undefined) throw createDuplicateFieldError('sku', duplicate);

  const [master, ...others] = drafts.map((variant, index) => buildVariant(variant, index, productType));
  const prices = drafts.flatMap((variant, index) => buildPriceRows(variant.prices, id, index + 1, lookups));
  const document: StoredProduct = {
    id,
    version: (predecessor?.version ?? 0) + 1,
    createdAt: predecessor?.createdAt ?? new Date(draft.createdAt ?? now).toISOString(),
    lastModifiedAt: now.toISOString(),
    ...(draft.key ? { key: draft.key } : {}),
    productType: { typeId: 'product-type', id: productType.id },
    name: draft.name,
    slug: draft.slug,
    ...(draft.description ? { description: draft.description } : {}),
    ...(draft.metaTitle ? { metaTitle: draft.metaTitle } : {}),
    ...(draft.metaDescription ? { metaDescription: draft.metaDescription } : {}),
    ...(draft.metaKeywords ? { metaKeywords: draft.metaKeywords } : {}),
    categories: categories.map((category) => ({ typeId: 'category', id: category.id })),
    categoryOrderHints: {},
    masterVariant: master as StoredVariant,
    variants: others,
    searchKeywords: {},
    attributes: [],
    ...(draft.taxCategory
      ? {
          taxCategory: {
            typeId: 'tax-category',
            id: (lookups.taxCategories(draft.taxCategory) as unknown as TaxCategory).id,
          },
        }
      : {}),
    ...(ratings ? { reviewRatingStatistics: ratings } : {}),
    published: draft.publish,
    hasStagedChanges: false,
    priceMode: 'Embedded',
  };
  return {
    document,
    variants: [document.masterVariant, ...document.variants].flatMap(({ id: variantId, sku }) =>
      sku === undefined ? [] : [{ sku, product_id: id, variant_id: variantId }],
    ),
    prices,
    search: {
      ...buildSearchRow(document, { ...draft, reviewRatingStatistics: ratings }, categories, productType),
      ...computeIndexedPrices(prices, now),
    },
  };
}

function buildVariant(
  { sku, key, images, attributes, assets }: VariantDraft,
  index: number,
  productType: ProductType,
): StoredVariant {
  return {
    id: index + 1,
    ...(sku ? { sku } : {}),
    ...(key ? { key } : {}),
    images,
    ...(assets.length > 0 ? { assets: assets.map((asset) => ({ id: randomUUID(), ...asset })) } : {}),
    attributes: toOutputAttributes(attributes, productType),
  };
}

function buildPriceRows(
  drafts: readonly PriceDraft[],
  productId: string,
  variantId: number,
  lookups: ProductLookups,
): PriceRow[] {
  const scopes = new Set<string>();
  return drafts.map((draft, position) => {
    const channel = draft.channel && lookups.channels(draft.channel).id;
    const scope = [draft.value.currencyCode, draft.country, channel, draft.validFrom, draft.validUntil].join('|');
    if (scopes.has(scope)) {
      throw new PlatformError(400, {
        code: 'DuplicatePriceScope',
        message: `Duplicate price scope: ${scope}.`,
        conflictingPrice: draft,
      });
    }
    scopes.add(scope);
    const discount = draft.discounted && (lookups.discounts(draft.discounted.discount) as unknown as ProductDiscount);
    const active = discount?.isActive ? discount : undefined;
    return {
      product_id: productId,
      variant_id: variantId,
      position,
      id: draft.id ?? randomUUID(),
      country: draft.country ?? '',
      currency: draft.value.currencyCode,
      channel_id: channel ?? null,
      cents: draft.value.centAmount,
      valid_from: draft.validFrom ?? null,
      valid_until: draft.validUntil ?? null,
      discounted_cents: active ? (draft.discounted?.value.centAmount ?? null) : null,
      discount_id: active?.id ?? null,
      discount_from: active?.validFrom ?? null,
      discount_until: active?.validUntil ?? null,
    };
  });
}
