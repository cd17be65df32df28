import type { Money } from '@tarima/markets/money';
import type { Localized } from '@tarima/markets/table';
import type { CampaignPlace } from './promotions.ts';
import type { WeightSale } from './weight.ts';

/** A product of one market with its texts in one language. */
export interface Product {
  /** The master variant's sku. */
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly slugs: Localized;
  readonly description: string | null;
  readonly brand: string | null;
  /** The platform's ids of the categories it stands in. */
  readonly categoryIds: readonly string[];
  /** The master first. */
  readonly variants: readonly Variant[];
  /** Where which promotion campaigns hold for it. */
  readonly campaignPlaces: readonly CampaignPlace[];
  /** Null before the first review. */
  readonly rating: Rating | null;
}

/** URLs of one picture by size, each square. */
export interface Picture {
  /** 96 px. */
  readonly thumbnail: string;
  /** 320 px. */
  readonly card: string;
  /** 640 px. */
  readonly detail: string;
  /** 1200 px. */
  readonly zoom: string;
}

/** Reviews in figures; `distribution` has all five, the most stars first. */
export interface Rating {
  readonly average: number;
  readonly count: number;
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
}

export interface Variant {
  readonly sku: string;
  readonly product: Product;
  readonly pictures: readonly Picture[];
  readonly details: readonly Detail[];
  /** Null when it is not sold at `pricedAt`. */
  readonly price: Price | null;
  /** The club whose price this is; null for the country's. */
  readonly pricedAt: string | null;
  /** Stock by channel id. */
  readonly stock: ReadonlyMap<string, Stock>;
  /** How many `unit` one pack holds, for the unit price. */
  readonly content: { readonly amount: number; readonly unit: string } | null;
  /** Set when it is sold by weight, at some clubs at least. */
  readonly weightSale: WeightSale | null;
}

/** A row of the details table, translated. */
export interface Detail {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** The same in every language, as filters carry it; the value itself where it has no key. */
  readonly valueKey: string;
}

export interface Price {
  readonly current: Money;
  /** Before the promotion; null without one. */
  readonly regular: Money | null;
  /** ISO 8601; null when open-ended or without a promotion. */
  readonly validUntil: string | null;
}

export interface Stock {
  readonly quantity: number;
  readonly restockableInDays: number | null;
}
