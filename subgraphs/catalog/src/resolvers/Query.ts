import { plainText } from '@tarima/markets/plain-text';
import { badUserInput } from '@tarima/service-kit/graphql-errors';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { facetKeys, labelledFacets } from '../domain/facets.ts';
import type { Product, Variant } from '../domain/product.ts';
import { parseListInput } from '../domain/product-list.ts';
import type { VariantLoader } from '../loaders.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';
import { askedClub } from './asked-club.ts';
import { isAsked } from './is-asked.ts';

/** A variant at the club that is asked for; where there is no such club, at none. */
async function variantOf(sku: string, variants: VariantLoader, info: GraphQLResolveInfo): Promise<Variant | null> {
  const clubKey = askedClub(info);
  const there = clubKey === null ? null : await variants.load({ sku, clubKey });
  return there ?? variants.load({ sku, clubKey: null });
}

/** Whether a product is shown by itself: not without a category (CATALOG-10), nor a technical one (CATALOG-9). */
const isShown = (product: Product, { isTechnicalSku }: Context): boolean =>
  product.categoryIds.length > 0 && !isTechnicalSku(product.key);

export const Query: QueryResolvers = {
  async product(_parent, { key }, context, info) {
    const variant = await variantOf(key, context.variants, info);
    // A variant's sku leads to its product too, but is not the product's key.
    return variant && variant.product.key === key && isShown(variant.product, context) ? variant.product : null;
  },
  async productVariant(_parent, { sku }, context, info) {
    const variant = await variantOf(sku, context.variants, info);
    return variant && isShown(variant.product, context) ? variant : null;
  },
  async products(_parent, { input }, context, info) {
    const list = parseListInput(input, context.searchLimits);
    if ('fault' in list) throw badUserInput(list.fault);
    const place = await context.placeOf(list.clubId);
    if (!place) throw badUserInput('clubId names no club of this market.');
    const tree = await context.categories();
    const category = list.categoryKey === null ? undefined : tree.byKey(list.categoryKey);
    const narrowed = (list.filters.get('category') ?? []).map((key) => tree.byKey(key)?.id);
    const nothing = { items: [], total: 0, inClubTotal: list.clubId === null ? null : 0, facets: [] };
    const asOf = new Date().toISOString();
    const empty = { ...nothing, asOf, page: list.page, pageSize: list.pageSize, correctedText: null };
    if (list.categoryKey !== null && !category) return empty;
    const categoryFilterIds = narrowed.filter((id) => id !== undefined);
    if (narrowed.length > 0 && categoryFilterIds.length === 0) return empty;
    const chosen = new Map([...list.filters, ['category' as const, categoryFilterIds]]);
    const facets = isAsked('facets', info) ? facetKeys : [];
    const isInClubCounted = list.clubId !== null && !list.inClubOnly && isAsked('inClubTotal', info);
    const target = { ...place, categoryId: category?.id ?? null, categoryFilterIds, facets, isInClubCounted };
    // Without words no engine searches (SEARCH-4); promotions are unknown to the discovery service.
    const isPlatforms = list.text === null || list.savingEndsWithinDays !== null;
    const [page, colorNames] = await Promise.all([
      isPlatforms ? context.upstream.search(list, target) : context.search.list(list, target),
      context.colorNames(),
    ]);
    const words = { locale: context.locale, tree, category, colorNames };
    return {
      items: page.products.filter((product) => isShown(product, context)),
      total: page.total,
      inClubTotal: list.inClubOnly ? page.total : page.inClubTotal,
      asOf,
      page: list.page,
      pageSize: list.pageSize,
      facets: labelledFacets(page.facets, chosen, words).map((facet) => ({
        ...facet,
        values: [...facet.values],
      })),
      correctedText: page.correctedText,
    };
  },
  async searchSuggestions(_parent, { text, clubId }, context) {
    const words = plainText(text);
    const { maxTextLength, querySuggestions, productSuggestions } = context.searchLimits;
    if (words.length > maxTextLength) throw badUserInput(`text has at most ${maxTextLength} characters.`);
    const place = await context.placeOf(clubId ?? null);
    if (!place) throw badUserInput('clubId names no club of this market.');
    // Blank text has no suggestions (SEARCH-47).
    if (words === '') return { queries: [], products: [] };
    const target = { ...place, categoryId: null, categoryFilterIds: [], facets: [], isInClubCounted: false };
    const found = await context.search.suggest(words, target, {
      queries: querySuggestions,
      products: productSuggestions,
    });
    return { queries: [...found.queries], products: found.products.filter((product) => isShown(product, context)) };
  },
  category: async (_parent, { key }, context) => (await context.categories()).byKey(key) ?? null,
  categories: async (_parent, _arguments, context) => [...(await context.categories()).tops],
  allCategories: async (_parent, _arguments, context) => [...(await context.categories()).all],
  featuredCategories: async (_parent, _arguments, context) =>
    (await context.categories()).all.filter(({ isFeatured }) => isFeatured),
  clubs: async (_parent, _arguments, context) => [...(await context.clubs(context.locale.market.code))],
  club: async (_parent, { key }, context) => (await context.club(key)) ?? null,
  market: (_parent, _arguments, { locale }) => locale.market,
};
