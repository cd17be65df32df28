import type { JsonColumn, Resource } from '../resources/tables.ts';

/** A product as every projection starts from: no prices and no availability, which depend on who asks. */
export interface StoredProduct extends Resource {
  readonly masterVariant: StoredVariant;
  readonly variants: readonly StoredVariant[];
  readonly categories: readonly { readonly typeId: string; readonly id: string }[];
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
  /** Null holds in every country. */
  country: string | null;
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

/** The cheapest and dearest country-wide price of a product, which lists are sorted by. */
export interface ProductMarketTable {
  product_id: string;
  country: string;
  currency: string;
  min_cents: number;
  max_cents: number;
  /** With the discounts that hold now. */
  min_current: number;
  max_current: number;
  /** When a discount next begins or ends. */
  changes_at: Date | null;
}

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
  text_es: string;
  text_en: string;
}

export interface ProductTables {
  product: ProductTable;
  product_variant: ProductVariantTable;
  product_price: ProductPriceTable;
  product_market: ProductMarketTable;
  product_search: ProductSearchTable;
}
