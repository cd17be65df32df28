/** The price and stock of a product at a club, or in a country. */
export interface Offer {
  /** Price of one unit in cents. */
  readonly unitCents: number;
  /** Units in stock, less reserved ones. */
  readonly available: number;
}

/** Offers by sku; products that are unknown or not sold there are missing. */
export type Offers = ReadonlyMap<string, Offer>;
