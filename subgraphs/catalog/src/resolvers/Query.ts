import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { findProduct } from '../application/find-product.ts';
import { findProductVariant } from '../application/find-product-variant.ts';
import { listProducts } from '../application/list-products.ts';
import { suggestProducts } from '../application/suggest-products.ts';
import { parseListInput } from '../domain/product-list.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';
import { findSelectedClub } from './find-selected-club.ts';
import { isFieldSelected } from './is-field-selected.ts';

export const Query: QueryResolvers = {
  product: (_parent, { key }, context, info) => findProduct(context, key, findSelectedClub(info)),
  productVariant: (_parent, { sku }, context, info) => findProductVariant(context, sku, findSelectedClub(info)),
  async products(_parent, { input }, context, info) {
    const list = parseListInput(input, context.rules.getListLimits());
    if ('error' in list) throw createBadUserInputError(list.error);
    const listing = await listProducts(context, list, {
      hasFacets: isFieldSelected('facets', info),
      hasInStockTotal: isFieldSelected('inStockTotal', info),
    });
    return {
      ...listing,
      items: [...listing.items],
      facets: listing.facets.map((facet) => ({ ...facet, values: [...facet.values] })),
    };
  },
  async searchSuggestions(_parent, { text, clubKey }, context) {
    const { queries, products } = await suggestProducts(context, text, clubKey ?? null);
    return { queries: [...queries], products: [...products] };
  },
  category: async (_parent, { key }, { directory }) => (await directory.getCategoryTree()).byKey(key) ?? null,
  topCategories: async (_parent, _arguments, { directory }) => [...(await directory.getCategoryTree()).roots],
  allCategories: async (_parent, _arguments, { directory }) => [...(await directory.getCategoryTree()).all],
  featuredCategories: async (_parent, _arguments, { directory }) =>
    (await directory.getCategoryTree()).all.filter(({ isFeatured }) => isFeatured),
  clubs: async (_parent, _arguments, { clubs, locale }) => [...(await clubs.listClubs(locale.market.code))],
  club: async (_parent, { key }, { clubs }) => (await clubs.findClub(key)) ?? null,
  market: (_parent, _arguments, { locale }) => locale.market,
};
