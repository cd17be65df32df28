import { toMarketPrice } from '@tarima/markets/rates';
import { markets } from '@tarima/markets/table';
import { productTypeKey } from '@tarima/platform-project/product-type';
import type { FeedProduct } from './feed.ts';

/** Key of the tax category that must exist in the project before an import. */
export const taxCategoryKey = 'standard';
/** Key of the discount that sale prices reference. */
export const saleDiscountKey = 'feed-sale';

/** Stock of each club for a product in stock; a feed has no quantities. */
const inStockQuantity = 60;

/**
 * Encodes a feed id as a product key. The first dash of a sku separates product and variant, so the key contains none: every
 * character other than letters and digits becomes `_` and its bytes in hexadecimal, which keeps keys unique (CATALOG-2).
 */
export function encodeId(id: string): string {
  return id.replace(/[^A-Za-z0-9]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}

/** Converts text to lower-case words without accents, joined by dashes. */
export function slugify(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ['x']).join('-');
}

/** Joins the slugs of a category path with two dashes. A slug never contains two dashes in a row, so keys are unique. */
export const createCategoryKey = (path: readonly string[]): string => path.map(slugify).join('--').slice(0, 256);

/** Uses the only text of a feed for both languages (CATALOG-4). */
const localizeText = (text: string) => ({ es: text, en: text });

/** Creates the import resource of the category at `path`. */
export function createCategoryResource(path: readonly string[], position: number) {
  const name = path.at(-1) ?? '';
  return {
    key: createCategoryKey(path),
    name: localizeText(name),
    slug: localizeText(slugify(name)),
    // Sorts imported categories after the existing ones, in feed order.
    orderHint: `0.9${String(position).padStart(5, '0')}1`,
    externalId: path.join(' > ').slice(0, 256),
    ...(path.length > 1 ? { parent: { typeId: 'category', key: createCategoryKey(path.slice(0, -1)) } } : {}),
  };
}

/**
 * Creates the import resource of a product with a price in every market's currency. `withRating` adds the rating, which is
 * a field of the sandbox: the platform computes ratings from its own reviews.
 */
export function createProductResource(product: FeedProduct, { withRating }: { withRating: boolean }) {
  const key = encodeId(product.id);
  const category = createCategoryKey(product.categoryPath);
  // A product without a picture gets the one of its category (CATALOG-7).
  const image = product.imageLink ?? `/categories/${category}/640.webp`;
  return {
    key,
    productType: { typeId: 'product-type', key: productTypeKey },
    name: localizeText(product.title),
    slug: localizeText(`${slugify(product.title).slice(0, 200)}-${key.toLowerCase()}`),
    ...(product.description ? { description: localizeText(product.description) } : {}),
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
      prices: markets.map(({ code }) => createPriceResource(code, product)),
    },
    ...(withRating && product.rating !== undefined
      ? { reviewRatingStatistics: createRatingStatistics(product.rating) }
      : {}),
  };
}

function createPriceResource(country: (typeof markets)[number]['code'], { usdCents, saleUsdCents }: FeedProduct) {
  const regular = toMarketPrice(country, usdCents);
  const sale = saleUsdCents === undefined ? regular : toMarketPrice(country, saleUsdCents);
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

/** Represents the average rating of a feed as one review. */
function createRatingStatistics(average: number) {
  return {
    averageRating: average,
    highestRating: average,
    lowestRating: average,
    count: 1,
    ratingsDistribution: { [String(Math.round(average))]: 1 },
  };
}

/** Creates the import resources of a product's stock, one per supply channel. */
export function createInventoryResources(product: FeedProduct, channelKeys: readonly string[]) {
  const sku = `${encodeId(product.id)}-1`;
  return channelKeys.map((channel) => ({
    key: `${sku}_${channel}`,
    sku,
    supplyChannel: { typeId: 'channel', key: channel },
    quantityOnStock: product.inStock ? inStockQuantity : 0,
  }));
}
