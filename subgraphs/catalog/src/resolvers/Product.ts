import { getDisplayVariant } from '../application/get-display-variant.ts';
import { isMembersSelection, listPromotions } from '../application/list-promotions.ts';
import { findDeepestPath } from '../domain/category-tree.ts';
import type { Variant } from '../domain/product.ts';
import type { ProductResolvers } from '../resolver-types.gen.ts';

export const Product: ProductResolvers = {
  __resolveReference: async ({ key }, { variants }) =>
    (await variants.load({ sku: key, clubKey: null }))?.product ?? null,
  categoryPath: async ({ categoryIds }, _arguments, { directory }) =>
    findDeepestPath(await directory.getCategoryTree(), categoryIds),
  variants: ({ variants }) => [...variants],
  // Every product has a master variant, which is the first.
  masterVariant: ({ variants }) => variants[0] as Variant,
  displayVariant: (product, { clubKey = null, filters }, context) =>
    getDisplayVariant(context, product, clubKey, filters ?? []),
  promotions: (product, { clubKey = null }, context) => listPromotions(context, product, clubKey),
  isMembersSelection: (product, { clubKey = null }, context) => isMembersSelection(context, product, clubKey),
};
