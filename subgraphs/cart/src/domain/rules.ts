import type { WindowRules } from './delivery-window.ts';

/** What a market's configuration decides about carts (architecture §9). */
export interface CartRules {
  /** The most that one cart may hold of a product. */
  readonly maximumQuantity: number;
  /** The most different products that one cart may hold; the service fee is not among them. */
  readonly maximumLines: number;
  /** Null while no fee is charged in this market. */
  readonly serviceFee: ServiceFeeRule | null;
  readonly serviceFeeRetries: ServiceFeeRetries;
  readonly windows: WindowRules;
}

/** The fee is a product; it is charged while the goods are under the minimum order (store.md §4.5, decisions.md). */
export interface ServiceFeeRule {
  readonly sku: string;
  readonly minimumOrderCents: number;
}

/** How a fee that could not be set is tried again (store.md §4.5, §9). */
export interface ServiceFeeRetries {
  /** Before each try but the first. */
  readonly waitsSeconds: readonly number[];
  /** Whether the shopper is asked to try again after the last one. */
  readonly asksShopper: boolean;
}

/** What the platform knows now of a sku at a place; missing when it is unknown or not sold there. */
export interface SkuFacts {
  /** Cents of one piece. */
  readonly unitCents: number;
  /** Pieces that can be bought now. */
  readonly available: number;
}

export type Facts = ReadonlyMap<string, SkuFacts>;
