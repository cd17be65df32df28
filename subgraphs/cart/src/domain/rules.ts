import type { WindowRules } from './delivery-window.ts';

/** The rules for carts in a market, from its configuration. */
export interface CartRules {
  /** Maximum quantity of a line (CART-22). */
  readonly maximumQuantity: number;
  /** Maximum number of different products in a cart, without the service fee (CART-23). */
  readonly maximumLines: number;
  /** Null while no fee is charged in this market. */
  readonly serviceFee: ServiceFeeRule | null;
  readonly serviceFeeRetries: ServiceFeeRetries;
  readonly windows: WindowRules;
}

/**
 * The fee is a product. It is charged while the items cost less than the minimum order (DELIVERY-103, DELIVERY-105).
 */
export interface ServiceFeeRule {
  readonly sku: string;
  readonly minimumOrderCents: number;
}

/** How clients retry to recalculate the service fee (DELIVERY-112). */
export interface ServiceFeeRetries {
  /** Waits before the second and each later attempt. */
  readonly waitsSeconds: readonly number[];
  /** Whether the shopper is asked to retry after the last attempt. */
  readonly isRetrySuggested: boolean;
}
