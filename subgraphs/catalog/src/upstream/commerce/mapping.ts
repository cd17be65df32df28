import { inBothLanguages, type LocalizedText, textIn } from '@tarima/markets/localized-text';
import { money } from '@tarima/markets/money';
import type { KnownMarket, Language } from '@tarima/markets/table';
import { pictureOf } from '@tarima/service-kit/picture';
import type { CategoryEntry } from '../../domain/category-tree.ts';
import type { Price, Product, Rating, Stock, Variant } from '../../domain/product.ts';
import { type Attributes, campaignPlacesOf, contentOf, detailsOf, textAttribute, weightSaleOf } from './attributes.ts';
import type { PromotionEnds } from './promotions.ts';
import type { CategoryWire, PriceWire, ProductWire, VariantWire } from './wire.ts';

/** Where the prices of a projection were chosen for: a club or, without one, the country. */
export interface PricedFor {
  readonly market: KnownMarket;
  readonly clubKey: string | null;
  readonly language: Language;
  readonly promotionEnds: PromotionEnds;
}

/** A projection of the platform -> a product in one language, with prices of one place. */
export function toProduct(wire: ProductWire, pricedFor: PricedFor): Product {
  const { language } = pricedFor;
  const master = attributesOf(wire.masterVariant);
  const variants: Variant[] = [];
  const slugs = inBothLanguages(wire.slug, wire.masterVariant.sku);
  const product: Product = {
    key: wire.masterVariant.sku,
    name: textIn(wire.name, language) ?? wire.masterVariant.sku,
    slug: slugs[language],
    slugs,
    description: textIn(wire.description, language) ?? null,
    brand: textAttribute(master, 'brand', language) ?? null,
    categoryIds: wire.categories.map(({ id }) => id),
    variants,
    campaignPlaces: campaignPlacesOf(master),
    rating: toRating(wire.reviewRatingStatistics),
  };
  for (const variant of [wire.masterVariant, ...wire.variants]) {
    if (variant) variants.push(toVariant(variant, product, pricedFor));
  }
  return product;
}

const starsDescending = [5, 4, 3, 2, 1] as const;

/** Null before the first review (CATALOG-39). */
function toRating(wire: ProductWire['reviewRatingStatistics']): Rating | null {
  if (!wire?.count) return null;
  const { averageRating, count, ratingsDistribution: shares } = wire;
  return {
    average: averageRating,
    count,
    distribution: starsDescending.map((stars) => ({ stars, count: shares[stars] ?? 0 })),
  };
}

function toVariant(wire: VariantWire, product: Product, pricedFor: PricedFor): Variant {
  const { market, clubKey, language, promotionEnds } = pricedFor;
  const attributes = attributesOf(wire);
  return {
    sku: wire.sku,
    product,
    pictures: wire.images.map(({ url }) => pictureOf(url)),
    details: detailsOf(attributes, language, market),
    price: wire.price ? toPrice(wire.price, promotionEnds) : null,
    pricedAt: clubKey,
    stock: new Map(
      Object.entries(wire.availability?.channels ?? {}).map(([channelId, entry]): [string, Stock] => [
        channelId,
        { quantity: entry.availableQuantity ?? 0, restockableInDays: entry.restockableInDays ?? null },
      ]),
    ),
    content: contentOf(attributes, language),
    weightSale: weightSaleOf(attributes),
  };
}

/** The price before and under an active discount (CATALOG-17), and when the discount ends (CATALOG-19). */
function toPrice(wire: PriceWire, promotionEnds: PromotionEnds): Price {
  const regular = money(wire.value.centAmount, wire.value.currencyCode);
  if (!wire.discounted) return { current: regular, regular: null, validUntil: null };
  const current = money(wire.discounted.value.centAmount, wire.discounted.value.currencyCode);
  return { current, regular, validUntil: promotionEnds.get(wire.discounted.discount.id)?.validUntil ?? null };
}

function attributesOf(wire: VariantWire): Attributes {
  return new Map(wire.attributes.map(({ name, value }) => [name, value]));
}

const none: LocalizedText = {};

/** A category of the platform. */
export function toCategoryEntry(wire: CategoryWire): CategoryEntry {
  return {
    id: wire.id,
    key: wire.key,
    parentId: wire.parent?.id ?? null,
    name: wire.name,
    slug: wire.slug,
    description: wire.description ?? none,
    orderHint: wire.orderHint,
    productCount: wire.stagedProductCount,
    isFeatured: wire.custom?.fields.featured ?? false,
  };
}
