import type { MessageDraft } from '../subscriptions/messages.ts';
import { within } from './indexed-prices.ts';
import type { PriceRow } from './price-row.ts';
import type { StoredProduct } from './tables.ts';

/** The fields of a product that its messages need. */
type ProductReference = Pick<StoredProduct, 'id' | 'version'> & { readonly key?: string | undefined };

const about = ({ id, version, key }: ProductReference) => ({
  typeId: 'product',
  resource: { id, version },
  ...(key === undefined ? {} : { identifiers: { key } }),
});

/** Messages of a product that was created, or replaced by an import and published or unpublished with it. */
export function productWritten(
  product: ProductReference & { readonly published: boolean },
  before: { readonly published: boolean } | undefined,
): MessageDraft[] {
  const published = { ...about(product), type: 'ProductPublished', payload: { removedImageUrls: [], scope: 'All' } };
  return [
    ...(before ? [] : [{ ...about(product), type: 'ProductCreated', payload: {} }]),
    ...(product.published ? [published] : []),
    ...(before?.published && !product.published
      ? [{ ...about(product), type: 'ProductUnpublished', payload: {} }]
      : []),
  ];
}

/** The message of a deleted product. */
export const productDeleted = (product: ProductReference): MessageDraft => ({
  ...about(product),
  type: 'ProductDeleted',
  payload: { removedImageUrls: [] },
});

/** The message of a product whose discount begins or ends; undefined when none of its prices has a discount. */
export function discountsSet(
  product: ProductReference,
  prices: readonly PriceRow[],
  now: Date,
): MessageDraft | undefined {
  const discounted = prices.filter(({ discount_id }) => discount_id !== null);
  if (discounted.length === 0) return undefined;
  const updatedPrices = discounted.map((price) => ({
    variantId: price.variant_id,
    priceId: price.id,
    ...(within(price.discount_from, price.discount_until, now)
      ? {
          discounted: {
            value: {
              type: 'centPrecision',
              currencyCode: price.currency,
              centAmount: price.discounted_cents,
              fractionDigits: 2,
            },
            discount: { typeId: 'product-discount', id: price.discount_id },
          },
        }
      : {}),
    staged: false,
  }));
  return { ...about(product), type: 'ProductPriceDiscountsSet', payload: { updatedPrices } };
}
