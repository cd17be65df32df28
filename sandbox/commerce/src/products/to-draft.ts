import type { ProductProjection, ProductVariant } from '@commercetools/platform-sdk';
import type { ProductDraft, VariantDraft } from './draft.ts';
import type { StoredProduct } from './tables.ts';

/** Converts a stored product, with the prices of its projection, to the draft that would create it again. */
export function toDraft(product: StoredProduct, projection: ProductProjection): ProductDraft {
  const { productType, taxCategory, categories, reviewRatingStatistics } = projection;
  return {
    ...(product as unknown as Pick<ProductDraft, 'key' | 'name' | 'slug' | 'description'>),
    ...(product as unknown as Pick<ProductDraft, 'metaTitle' | 'metaDescription' | 'metaKeywords'>),
    productType: { typeId: 'product-type', id: productType.id },
    taxCategory: taxCategory && { typeId: 'tax-category', id: taxCategory.id },
    categories: categories.map(({ id }) => ({ typeId: 'category', id })),
    masterVariant: toVariantDraft(projection.masterVariant),
    variants: projection.variants.map(toVariantDraft),
    publish: product.published,
    reviewRatingStatistics: reviewRatingStatistics as ProductDraft['reviewRatingStatistics'],
    createdAt: product.createdAt,
  };
}

function toVariantDraft({ sku, key, prices, images, attributes, assets }: ProductVariant): VariantDraft {
  return {
    sku,
    key,
    prices: (prices ?? []).map(({ id, value, country, channel, validFrom, validUntil, discounted }) => ({
      id,
      value: { centAmount: value.centAmount, currencyCode: value.currencyCode },
      country,
      channel: channel && { typeId: 'channel', id: channel.id },
      validFrom,
      validUntil,
      discounted: discounted && {
        value: { centAmount: discounted.value.centAmount, currencyCode: discounted.value.currencyCode },
        discount: { typeId: 'product-discount', id: discounted.discount.id },
      },
    })),
    images: (images ?? []) as VariantDraft['images'],
    attributes: (attributes ?? []).map(({ name, value }) => ({ name, value: toDraftValue(value) })),
    assets: (assets ?? []) as VariantDraft['assets'],
  };
}

/** A draft names an enum value by its key. */
function toDraftValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toDraftValue);
  const isEnumValue = typeof value === 'object' && value !== null && 'key' in value && 'label' in value;
  return isEnumValue ? value.key : value;
}
