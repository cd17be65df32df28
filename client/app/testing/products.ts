import type { Locale } from '@tarima/markets/locale';
import type { ProductCardFragment } from '../features/catalog/product-card.gen.ts';
import type { ProductPageQuery } from '../features/catalog/product-page.gen.ts';
import { createMoneyFactory } from './fixtures.ts';

type PageVariant = NonNullable<ProductPageQuery['productVariant']>;
type PagePrice = NonNullable<PageVariant['price']>;
type PageProduct = PageVariant['product'];

/** A price of 5 units of the currency, with its taxes. */
export const createPrice = (locale: Locale, more: Partial<PagePrice> = {}): PagePrice => ({
  __typename: 'ProductPrice',
  current: createMoneyFactory(locale)(500),
  regular: null,
  discountAmount: null,
  validUntil: null,
  unitPrice: null,
  priceEstimate: null,
  isTaxIncluded: true,
  ...more,
});

/** Stock of 40 pieces, just loaded. */
export const createAvailability = (more: Partial<PageVariant['availability']> = {}): PageVariant['availability'] => ({
  __typename: 'Availability',
  state: 'IN_STOCK',
  quantity: 40,
  restockableInDays: null,
  asOf: '2026-11-20T12:00:00Z',
  ...more,
});

/** A product without optional fields. */
export const createProduct = (more: Partial<PageProduct> = {}): PageProduct => ({
  __typename: 'Product',
  key: 'coffee-1',
  name: 'Café',
  slug: 'cafe',
  slugs: { __typename: 'Slugs', es: 'cafe', en: 'coffee' },
  brand: null,
  description: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  isMembersSelection: false,
  promotions: [],
  rating: null,
  categoryPath: [],
  variants: [],
  ...more,
});

/** The graph's response for a product page. */
export const createVariant = (locale: Locale, more: Partial<PageVariant> = {}): PageVariant => ({
  __typename: 'ProductVariant',
  sku: 'coffee-1',
  images: [],
  attributes: [],
  price: createPrice(locale),
  availability: createAvailability(),
  weightRange: null,
  clubsInStock: [],
  product: createProduct(),
  ...more,
});

/** The same product in a list. */
export function createListedProduct(
  locale: Locale,
  more: Partial<ProductCardFragment['displayVariant']> = {},
): ProductCardFragment {
  const { sku, images, price, availability, weightRange, product } = createVariant(locale);
  const { __typename, key, name, slug, brand } = product;
  const displayVariant = {
    __typename: 'ProductVariant' as const,
    sku,
    images,
    price,
    availability,
    weightRange,
    ...more,
  };
  return { __typename, key, name, slug, brand, rating: null, displayVariant };
}
