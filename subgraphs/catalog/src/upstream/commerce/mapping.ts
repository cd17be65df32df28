import { toMoney } from '@tarima/commerce-client/wire';
import { fillBothLanguages, getLocalizedText, type LocalizedText } from '@tarima/markets/localized-text';
import type { KnownMarket, Language } from '@tarima/markets/table';
import type { CategoryEntry } from '../../domain/category-tree.ts';
import type { Price, Product, Rating, Stock, Variant } from '../../domain/product.ts';
import {
  type Attributes,
  getTextAttribute,
  parseCampaignAssignments,
  toContent,
  toDetails,
  toWeightSale,
} from './attributes.ts';
import type { PromotionEnds } from './promotions.ts';
import type { CategoryWire, PriceWire, ProductWire, VariantWire } from './wire.ts';

/** The club or country whose prices a projection has, and what else the mapping needs. */
export interface MappingContext {
  readonly market: KnownMarket;
  readonly clubKey: string | null;
  readonly language: Language;
  readonly promotionEnds: PromotionEnds;
}

/**
 * A projection of the platform -> a product in one language with the prices of one club or country; undefined when its
 * master variant has no SKU, which identifies the product in the graph.
 */
export function toProduct(wire: ProductWire, mappingContext: MappingContext): Product | undefined {
  const { language } = mappingContext;
  const { sku } = wire.masterVariant;
  if (sku === undefined) return undefined;
  const master = toAttributes(wire.masterVariant);
  const variants: Variant[] = [];
  const slugs = fillBothLanguages(wire.slug, sku);
  const product: Product = {
    key: sku,
    name: getLocalizedText(wire.name, language) ?? sku,
    slug: slugs[language],
    slugs,
    description: getLocalizedText(wire.description, language) ?? null,
    metaTitle: getLocalizedText(wire.metaTitle, language) ?? null,
    metaDescription: getLocalizedText(wire.metaDescription, language) ?? null,
    metaKeywords: getLocalizedText(wire.metaKeywords, language) ?? null,
    brand: getTextAttribute(master, 'brand', language) ?? null,
    categoryIds: wire.categories.map(({ id }) => id),
    variants,
    campaignAssignments: parseCampaignAssignments(master),
    rating: toRating(wire.reviewRatingStatistics),
  };
  for (const variant of [wire.masterVariant, ...wire.variants]) {
    if (variant?.sku !== undefined) variants.push(toVariant(variant, variant.sku, product, mappingContext));
  }
  return product;
}

const starsDescending = [5, 4, 3, 2, 1] as const;

/** Null before the first review (CATALOG-39). */
function toRating(wire: ProductWire['reviewRatingStatistics']): Rating | null {
  if (!wire?.count) return null;
  const { averageRating, count, ratingsDistribution: counts } = wire;
  return {
    average: averageRating,
    count,
    distribution: starsDescending.map((stars) => ({ stars, count: counts[stars] ?? 0 })),
  };
}

function toVariant(wire: VariantWire, sku: string, product: Product, mappingContext: MappingContext): Variant {
  const { market, clubKey, language, promotionEnds } = mappingContext;
  const attributes = toAttributes(wire);
  return {
    sku,
    product,
    pictureUrls: wire.images.map(({ url }) => url),
    details: toDetails(attributes, language, market),
    price: wire.price ? toPrice(wire.price, promotionEnds) : null,
    priceClubKey: clubKey,
    stock: new Map(
      Object.entries(wire.availability?.channels ?? {}).map(([channelId, entry]): [string, Stock] => [
        channelId,
        { quantity: entry.availableQuantity ?? 0, restockableInDays: entry.restockableInDays ?? null },
      ]),
    ),
    content: toContent(attributes, language),
    weightSale: toWeightSale(attributes),
  };
}

/** The price with and without an active discount (CATALOG-17), and when the discount ends (CATALOG-19). */
function toPrice(wire: PriceWire, promotionEnds: PromotionEnds): Price {
  const regular = toMoney(wire.value);
  if (!wire.discounted) return { current: regular, regular: null, validUntil: null };
  const current = toMoney(wire.discounted.value);
  return { current, regular, validUntil: promotionEnds.get(wire.discounted.discount.id)?.validUntil ?? null };
}

function toAttributes(wire: VariantWire): Attributes {
  return new Map(wire.attributes.map(({ name, value }) => [name, value]));
}

const emptyText: LocalizedText = {};

/** A category of the platform -> a category of the catalogue. */
export function toCategoryEntry(wire: CategoryWire, productCount: number): CategoryEntry {
  return {
    id: wire.id,
    // The id is unique too, and stable.
    key: wire.key ?? wire.id,
    parentId: wire.parent?.id ?? null,
    name: wire.name,
    slug: wire.slug,
    description: wire.description ?? emptyText,
    orderHint: wire.orderHint,
    productCount,
    isFeatured: wire.custom?.fields.featured ?? false,
  };
}
