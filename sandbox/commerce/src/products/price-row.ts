/** A row of a price; times are ISO text. */
export type PriceRow = {
  product_id: string;
  variant_id: number;
  position: number;
  id: string;
  /** Empty for a price in every country. */
  country: string;
  currency: string;
  channel_id: string | null;
  cents: number;
  valid_from: string | null;
  valid_until: string | null;
  discounted_cents: number | null;
  discount_id: string | null;
  discount_from: string | null;
  discount_until: string | null;
};
