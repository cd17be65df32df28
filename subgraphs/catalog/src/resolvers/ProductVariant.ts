import { pricePerUnit, savingOf } from '../domain/price.ts';
import { noStock, stockState } from '../domain/stock.ts';
import type { ProductVariantResolvers } from '../resolver-types.gen.ts';

export const ProductVariant: ProductVariantResolvers = {
  __resolveReference: ({ sku }, { variants }) => variants.load({ sku, clubKey: null }),
  images: ({ pictures }) => [...pictures],
  attributes: ({ details }) => [...details],
  async price(variant, { clubId = null }, context) {
    const there =
      variant.pricedAt === clubId ? variant : await context.variants.load({ sku: variant.sku, clubKey: clubId });
    if (!there?.price) return null;
    const { price, content } = there;
    const unitAmount = content && pricePerUnit(price.current, content.amount);
    return {
      current: price.current,
      regular: price.regular,
      saving: savingOf(price),
      validUntil: price.validUntil,
      unitPrice: content && unitAmount ? { amount: unitAmount, unit: content.unit } : null,
      isTaxIncluded: await context.isTaxIncluded(),
    };
  },
  async availability({ stock }, { clubId = null }, context) {
    const place = await context.placeOf(clubId);
    const { quantity, restockableInDays } = (place && stock.get(place.channelId)) ?? noStock;
    return {
      state: stockState(quantity, context.lowStockThreshold),
      quantity: Math.max(0, quantity),
      restockableInDays,
      // Stock is read for each request: what this service answers is of now, what the gateway keeps of then.
      asOf: new Date().toISOString(),
    };
  },
};
