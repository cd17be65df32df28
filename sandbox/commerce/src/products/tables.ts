import type { JsonColumn, Resource } from '../resources/tables.ts';

/** A stored product without prices and availability, which depend on the request. */
export interface StoredProduct extends Resource {
  readonly masterVariant: StoredVariant;
  readonly variants: readonly StoredVariant[];
  readonly categories: readonly { readonly typeId: string; readonly id: string }[];
  /** Whether shoppers can see the product. */
  readonly published: boolean;
  readonly [field: string]: unknown;
}

export interface StoredVariant {
  readonly id: number;
  readonly sku?: string;
  readonly key?: string;
  readonly images: readonly unknown[];
  /** Absent in products that were stored before there were assets. */
  readonly assets?: readonly unknown[];
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

/**
 * An embedded price. `discount_*` are copies of the product discount's validity, so that selecting a price needs no
 * join.
 */
export interface ProductPriceTable {
  product_id: string;
  variant_id: number;
  position: number;
  id: string;
  /** Empty for a price in every country. */
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
 * Regular and current amount, with valid discounts, of each price of a market in cents; one number when all amounts are
 * equal, as for most products.
 */
export type MarketPrice = number | readonly (readonly [cents: number, currentCents: number])[];

/** Columns for searching, filtering and counting products; narrow, so that scans stay cheap. */
export interface ProductSearchTable {
  product_id: string;
  published: boolean;
  created_at: Date;
  modified_at: Date;
  name_es: string;
  name_en: string;
  rating: number | null;
  category_ids: string[];
  /** The product's categories and all their ancestors. */
  tree_ids: string[];
  /** SKUs of the variants, to find their stock. */
  skus: string[];
  /** Values of all variants by searchable attribute; localized ones as `name.es` and `name.en`. */
  attributes: JsonColumn<Record<string, (string | number | boolean)[]>>;
  /** Country-wide prices by `{country} {currency}`, for sorting, filters and facets. */
  market_prices: JsonColumn<Record<string, MarketPrice>>;
  /** Time of the next start or end of a price or discount. */
  changes_at: Date | null;
  text_es: string;
  text_en: string;
}

/** The last change of each product and of its search data. */
export interface ProductChangeTable {
  product_id: string;
  /** Id of the transaction. */
  changed_in: string;
}

export interface ProductTables {
  product: ProductTable;
  product_variant: ProductVariantTable;
  product_price: ProductPriceTable;
  product_search: ProductSearchTable;
  product_change: ProductChangeTable;
}
