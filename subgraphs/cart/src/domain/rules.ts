import type { WindowRules } from './delivery-window.ts';

/** What a market's configuration decides about carts. */
export interface CartRules {
  /** The most pieces that a line may hold (CART-22). */
  readonly maximumQuantity: number;
  /** The most different products that a cart may hold; the service fee is not among them (CART-23). */
  readonly maximumLines: number;
  /** Null while no fee is charged in this market. */
  readonly serviceFee: ServiceFeeRule | null;
  readonly serviceFeeRetries: ServiceFeeRetries;
  readonly windows: WindowRules;
}

/**
 * The fee is a product; it is charged while the items cost less than the minimum order (DELIVERY-103, DELIVERY-105).
 */
export interface ServiceFeeRule {
  readonly sku: string;
  readonly minimumOrderCents: number;
}

/** How setting a fee is retried (DELIVERY-112). */
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
