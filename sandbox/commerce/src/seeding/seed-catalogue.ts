import { productTypeKey } from '@tarima/platform-project/product-type';
import { buildCatalogue } from '../../seeds/catalogue.ts';
import { categories as seedCategories } from '../../seeds/categories.ts';
import { buildPrices } from '../../seeds/prices.ts';
import { buildStock } from '../../seeds/stock.ts';
import type { SeedProduct, SeedVariant } from '../../seeds/types.ts';
import { upsertCategories } from '../categories/upsert-categories.ts';
import { setStockLevels } from '../inventory/stock-levels.ts';
import { productDraft } from '../products/draft.ts';
import { upsertProducts } from '../products/product-repository.ts';
import type { Seeder } from '../seed.ts';

const batchSize = 50;

/** Seeds the category tree. */
export const seedCategoryTree: Seeder = {
  label: 'categories',
  async run(context, report) {
    const outcomes = await upsertCategories(
      context,
      seedCategories.map(({ key, name, slug, description, orderHint, parentKey, isFeatured }) => ({
        key,
        name,
        slug,
        description,
        orderHint: orderHint.replace(/0+$/, ''),
        ...(isFeatured
          ? { custom: { type: { typeId: 'type' as const, key: 'category' }, fields: { featured: true } } }
          : {}),
        ...(parentKey ? { parent: { typeId: 'category' as const, key: parentKey } } : {}),
      })),
    );
    for (const outcome of outcomes) if ('error' in outcome) throw outcome.error;
    report(outcomes.length, outcomes.length);
  },
};

/** Seeds products with prices in every market and stock in every club. */
export const seedProducts: Seeder = {
  label: 'products',
  async run(context, report) {
    const all = buildCatalogue(context.now());
    const channels = new Map(
      (await context.db.selectFrom('resource').select(['id', 'key']).where('kind', '=', 'channel').execute()).map(
        ({ id, key }) => [key, id],
      ),
    );
    for (let at = 0; at < all.length; at += batchSize) {
      const batch = all.slice(at, at + batchSize);
      const outcomes = await upsertProducts(
        context,
        batch.map((product) => productDraft.parse(buildDraft(product))),
      );
      for (const outcome of outcomes) if ('error' in outcome) throw outcome.error;
      const levels = batch.flatMap(({ variants }) => variants).flatMap(({ sku }) => buildStock(sku));
      await setStockLevels(
        context.db,
        levels.map(({ channelKey, ...level }) => ({ ...level, channelId: channels.get(channelKey) ?? '' })),
        context.now(),
      );
      report(Math.min(at + batchSize, all.length), all.length);
    }
  },
};

function buildDraft(product: SeedProduct) {
  const [master, ...others] = product.variants.map((variant) => buildVariant(variant, product));
  const stars = Object.entries(product.rating.distribution).filter(([, count]) => count > 0);
  const [leaf] = product.categoryKeys;
  return {
    key: product.id,
    productType: { typeId: 'product-type', key: productTypeKey },
    name: product.name,
    slug: product.slug,
    description: product.description,
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
    categories: leaf ? [{ typeId: 'category', key: leaf }] : [],
    taxCategory: { typeId: 'tax-category', key: product.taxCategoryKey },
    masterVariant: master,
    variants: others,
    publish: true,
    createdAt: product.createdAt,
    ...(product.rating.count > 0
      ? {
          reviewRatingStatistics: {
            averageRating: product.rating.average,
            highestRating: Math.max(...stars.map(([star]) => Number(star))),
            lowestRating: Math.min(...stars.map(([star]) => Number(star))),
            count: product.rating.count,
            ratingsDistribution: product.rating.distribution,
          },
        }
      : {}),
  };
}

function buildVariant({ sku, usdCents, images, attributes }: SeedVariant, { promotion }: SeedProduct) {
  return {
    sku,
    attributes,
    images: images.map(({ url, label, width, height }) => ({ url, label, dimensions: { w: width, h: height } })),
    prices: buildPrices(sku, usdCents, promotion).map(({ country, channelKey, value, discounted }) => ({
      country,
      value: toDraftMoney(value),
      ...(channelKey ? { channel: { typeId: 'channel', key: channelKey } } : {}),
      ...(discounted
        ? {
            discounted: {
              value: toDraftMoney(discounted.value),
              discount: { typeId: 'product-discount', key: discounted.promoId },
            },
          }
        : {}),
    })),
  };
}

const toDraftMoney = ({ centAmount, currency }: { centAmount: number; currency: string }) => ({
  type: 'centPrecision',
  centAmount,
  currencyCode: currency,
});
