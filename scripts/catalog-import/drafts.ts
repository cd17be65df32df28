import { marketPrice } from '@tarima/markets/rates';
import { markets } from '@tarima/markets/table';
import type { FeedProduct } from './feed.ts';

/** Keys of what the project must have before a feed can be imported. */
export const productTypeKey = 'club-product';
export const taxCategoryKey = 'standard';
/** The discount that sale prices of a feed refer to. */
export const saleDiscountKey = 'feed-sale';

/** What each club has of a product that the feed calls in stock: a feed tells no numbers. */
const shelfQuantity = 60;

/**
 * An id as a product key. The variant is told from the sku by its first dash, so that the key may hold none: every
 * character but letters and digits is written as `_` and its bytes in hexadecimal, which can be read back (CATALOG-2).
 */
export function encodeId(id: string): string {
  return id.replace(/[^A-Za-z0-9]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}

/** Lower case, no accents, words joined by dashes. */
export function slugify(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ['x']).join('-');
}

/** The key of a category is its path; a slug never holds two dashes, so that paths stay apart. */
export const categoryKey = (path: readonly string[]): string => path.map(slugify).join('--').slice(0, 256);

/** A feed has one text, which serves both languages (CATALOG-4). */
const both = (text: string) => ({ es: text, en: text });

/** Import resource of the category at `path`. */
export function categoryResource(path: readonly string[], position: number) {
  const name = path.at(-1) ?? '';
  return {
    key: categoryKey(path),
    name: both(name),
    slug: both(slugify(name)),
    // After the categories that the club wrote itself, in the order of the feed.
    orderHint: `0.9${String(position).padStart(5, '0')}1`,
    externalId: path.join(' > ').slice(0, 256),
    ...(path.length > 1 ? { parent: { typeId: 'category', key: categoryKey(path.slice(0, -1)) } } : {}),
  };
}

/** Import resource of a product with a price in every market's currency. */
export function productResource(product: FeedProduct) {
  const key = encodeId(product.id);
  const category = categoryKey(product.categoryPath);
  // Without a picture of its own, the one of its category (CATALOG-7).
  const image = product.imageLink ?? `/categories/${category}/640.webp`;
  return {
    key,
    productType: { typeId: 'product-type', key: productTypeKey },
    name: both(product.title),
    slug: both(`${slugify(product.title).slice(0, 200)}-${key.toLowerCase()}`),
    ...(product.description ? { description: both(product.description) } : {}),
    categories: [{ typeId: 'category', key: category }],
    taxCategory: { typeId: 'tax-category', key: taxCategoryKey },
    publish: true,
    masterVariant: {
      key: `${key}-1`,
      sku: `${key}-1`,
      images: [{ url: image, label: product.title, dimensions: { w: 640, h: 640 } }],
      attributes: [
        { name: 'master_sku', type: 'text', value: `${key}-1` },
        ...(product.brand ? [{ name: 'brand', type: 'text', value: product.brand }] : []),
      ],
      prices: markets.map(({ code }) => priceResource(code, product)),
    },
    ...(product.rating === undefined ? {} : { reviewRatingStatistics: ratingStatistics(product.rating) }),
  };
}

function priceResource(country: (typeof markets)[number]['code'], { usdCents, saleUsdCents }: FeedProduct) {
  const regular = marketPrice(country, usdCents);
  const sale = saleUsdCents === undefined ? regular : marketPrice(country, saleUsdCents);
  const value = (centAmount: number) => ({
    type: 'centPrecision',
    currencyCode: regular.currency,
    centAmount,
    fractionDigits: regular.fractionDigits,
  });
  return {
    key: country,
    country,
    value: value(regular.centAmount),
    ...(sale.centAmount < regular.centAmount
      ? {
          discounted: {
            value: value(sale.centAmount),
            discount: { typeId: 'product-discount', key: saleDiscountKey },
          },
        }
      : {}),
  };
}

/** A feed tells an average only: it stands as one review. */
function ratingStatistics(average: number) {
  return {
    averageRating: average,
    highestRating: average,
    lowestRating: average,
    count: 1,
    ratingsDistribution: { [String(Math.round(average))]: 1 },
  };
}

/** Import resources of a product's stock, one for each supply channel. */
export function inventoryResources(product: FeedProduct, channelKeys: readonly string[]) {
  const sku = `${encodeId(product.id)}-1`;
  return channelKeys.map((channel) => ({
    key: `${sku}_${channel}`,
    sku,
    supplyChannel: { typeId: 'channel', key: channel },
    quantityOnStock: product.inStock ? shelfQuantity : 0,
  }));
}
