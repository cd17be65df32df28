import type { MessageDraft } from '../subscriptions/messages.ts';
import { isWithin } from './indexed-prices.ts';
import type { PriceRow } from './price-row.ts';
import type { StoredProduct } from './tables.ts';

/** Fields of a product that its messages contain. */
type ProductReference = Pick<StoredProduct, 'id' | 'version'> & { readonly key?: string | undefined };

const describeProduct = ({ id, version, key }: ProductReference) => ({
  typeId: 'product',
  resource: { id, version },
  ...(key === undefined ? {} : { identifiers: { key } }),
});

/** Builds the messages of a product that was created, or replaced by an import. */
export function buildWriteMessages(
  product: ProductReference & { readonly published: boolean },
  before: { readonly published: boolean } | undefined,
): MessageDraft[] {
  const published = {
    ...describeProduct(product),
    type: 'ProductPublished',
    payload: { removedImageUrls: [], scope: 'All' },
  };
  return [
    ...(before ? [] : [{ ...describeProduct(product), type: 'ProductCreated', payload: {} }]),
    ...(product.published ? [published] : []),
    ...(before?.published && !product.published
      ? [{ ...describeProduct(product), type: 'ProductUnpublished', payload: {} }]
      : []),
  ];
}

/** Builds the message of a deleted product. */
export const buildDeletedMessage = (product: ProductReference): MessageDraft => ({
  ...describeProduct(product),
  type: 'ProductDeleted',
  payload: { removedImageUrls: [] },
});

/** Builds the message about the start or end of a discount; undefined when no price has a discount. */
export function buildDiscountsMessage(
  product: ProductReference,
  prices: readonly PriceRow[],
  now: Date,
): MessageDraft | undefined {
  const discounted = prices.filter(({ discount_id }) => discount_id !== null);
  if (discounted.length === 0) return undefined;
  const updatedPrices = discounted.map((price) => ({
    variantId: price.variant_id,
    priceId: price.id,
    ...(isWithin(price.discount_from, price.discount_until, now)
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
  return { ...describeProduct(product), type: 'ProductPriceDiscountsSet', payload: { updatedPrices } };
}
