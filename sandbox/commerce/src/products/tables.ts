import type { JsonColumn, Resource } from '../resources/tables.ts';

/** A product as every projection starts from: no prices and no availability, which depend on who asks. */
export interface StoredProduct extends Resource {
  readonly masterVariant: StoredVariant;
  readonly variants: readonly StoredVariant[];
  readonly categories: readonly { readonly typeId: string; readonly id: string }[];
  /** Whether shoppers see it. */
  readonly published: boolean;
  readonly [field: string]: unknown;
}

export interface StoredVariant {
  readonly id: number;
  readonly sku?: string;
  readonly key?: string;
  readonly images: readonly unknown[];
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[];
}

export interface ProductTable {
  id: string;
  key: string | null;
  version: number;
  document: JsonColumn<StoredProduct>;
}

export interface ProductVariantTable {
  sku: string;
  product_id: string;
  variant_id: number;
}

/** An embedded price. `discount_*` copy the product discount's validity, so that a price is chosen without a join. */
export interface ProductPriceTable {
  product_id: string;
  variant_id: number;
  position: number;
  id: string;
  /** Empty holds in every country. */
  country: string;
  currency: string;
  channel_id: string | null;
  cents: number;
  valid_from: Date | null;
  valid_until: Date | null;
  discounted_cents: number | null;
  discount_id: string | null;
  discount_from: Date | null;
  discount_until: Date | null;
}

/**
 * Cents: cheapest and dearest regular price, cheapest and dearest with the discounts that hold now; one number when all
 * four are the same, as most are.
 */
export type MarketPrice = number | readonly [min: number, max: number, minCurrent: number, maxCurrent: number];

/** What products are searched, filtered and counted by; narrow, so that a scan of many stays cheap. */
export interface ProductSearchTable {
  product_id: string;
  created_at: Date;
  modified_at: Date;
  name_es: string;
  name_en: string;
  rating: number | null;
  category_ids: string[];
  /** The categories and all their ancestors. */
  tree_ids: string[];
  /** Searchable attribute -> its values over all variants; localized ones as `name.es`, `name.en`. */
  attributes: JsonColumn<Record<string, (string | number | boolean)[]>>;
  /** `{country} {currency}` -> the country-wide prices of that market, which lists are sorted by. */
  market_prices: JsonColumn<Record<string, MarketPrice>>;
  /** When a price or a discount next begins or ends. */
  changes_at: Date | null;
  text_es: string;
  text_en: string;
}

export interface ProductTables {
  product: ProductTable;
  product_variant: ProductVariantTable;
  product_price: ProductPriceTable;
  product_search: ProductSearchTable;
}
