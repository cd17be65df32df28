import type { Money } from '@tarima/markets/money';
import type { Localized } from '@tarima/markets/table';
import type { CampaignAssignment } from './promotions.ts';
import type { WeightSale } from './weight.ts';

/** A product of one market with its texts in one language. */
export interface Product {
  /** The master variant's sku. */
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly slugs: Localized;
  readonly description: string | null;
  /** Texts for search engines. */
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
  readonly brand: string | null;
  /** Ids of the categories to which it belongs. */
  readonly categoryIds: readonly string[];
  /** The master variant first. */
  readonly variants: readonly Variant[];
  /** Its promotion campaigns by country and club. */
  readonly campaignAssignments: readonly CampaignAssignment[];
  /** Null before the first review. */
  readonly rating: Rating | null;
}

/** Summary of reviews; `distribution` has 5 to 1 stars, in this order. */
export interface Rating {
  readonly average: number;
  readonly count: number;
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
}

/** A variant with its price at one club or in the country. */
export interface Variant {
  readonly sku: string;
  readonly product: Product;
  readonly pictureUrls: readonly string[];
  readonly details: readonly Detail[];
  /** Null when the variant is not sold at `priceClubKey`. */
  readonly price: Price | null;
  /** The club to which `price` belongs; null for the country. */
  readonly priceClubKey: string | null;
  /** Stock by channel id. */
  readonly stock: ReadonlyMap<string, Stock>;
  /** Content of one pack, from which the unit price is calculated; null when unknown. */
  readonly content: { readonly amount: number; readonly unit: string } | null;
  /** Weights of a piece; null unless at least one club sells the variant by weight. */
  readonly weightSale: WeightSale | null;
}

/** A row of the details table in one language. */
export interface Detail {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** Key of the value, the same in every language, for filters; the value itself where it has no key. */
  readonly valueKey: string;
}

/** The price of a variant at a club or in a country. */
export interface Price {
  readonly current: Money;
  /** The price without the discount; null without a discount. */
  readonly regular: Money | null;
  /** When the discount ends, ISO 8601; null without a discount or an end. */
  readonly validUntil: string | null;
}

/** The stock of a variant in one sales channel. */
export interface Stock {
  /** Units; can be negative. */
  readonly quantity: number;
  /** Days until the next delivery; null when unknown. */
  readonly restockableInDays: number | null;
}
