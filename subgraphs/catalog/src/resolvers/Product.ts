import { deepestPath } from '../domain/category-tree.ts';
import type { Variant } from '../domain/product.ts';
import { promotionsAt } from '../domain/promotions.ts';
import { shownVariant } from '../domain/shown-variant.ts';
import type { ProductResolvers } from '../resolver-types.gen.ts';

export const Product: ProductResolvers = {
  __resolveReference: async ({ key }, { variants }) =>
    (await variants.load({ sku: key, clubKey: null }))?.product ?? null,
  categoryPath: async ({ categoryIds }, _arguments, context) => deepestPath(await context.categories(), categoryIds),
  variants: ({ variants }) => [...variants],
  // Every product of the platform has a master variant; the mapping puts it first.
  masterVariant: ({ variants }) => variants[0] as Variant,
  async variantAt(product, { clubId = null, chosen }, context) {
    const place = await context.placeOf(clubId);
    return shownVariant(product, chosen ?? [], ({ stock }) =>
      place ? (stock.get(place.channelId)?.quantity ?? 0) > 0 : false,
    );
  },
  async promotions({ campaignPlaces }, { clubId = null }, context) {
    if (campaignPlaces.length === 0) return [];
    const { market, language } = context.locale;
    const place = { country: market.code, clubKey: clubId, language, now: new Date() };
    return promotionsAt(await context.campaigns(), campaignPlaces, place);
  },
};
