import type { PaymentMethod } from '../apollo/schema-types.gen.ts';
import { Reports } from '../reports.ts';
import type { CartPartsFragment } from './cart.gen.ts';

interface Money {
  readonly centAmount: number;
  readonly currency: string;
}

/** A product as a page shows it. */
export interface TrackedProduct {
  readonly sku: string;
  readonly name: string;
  readonly brand?: string | null | undefined;
  readonly category?: string | undefined;
  readonly price?: Money | undefined;
  readonly quantity?: number;
}

/** A placed order. */
export interface TrackedOrder {
  readonly orderNumber: string;
  readonly total: Money;
  readonly subtotal: Money;
  readonly deliveryCharge: Money | null;
  readonly tax: Money | null;
  readonly allowsPartialFulfillment: boolean | null;
  readonly deliveryMethod: 'DELIVERY' | 'PICK_UP_IN_CLUB';
  /** True for an electronic invoice, false for a ticket; null in a market without electronic invoices. */
  readonly isInvoiceNamed: boolean | null;
  readonly products: readonly TrackedProduct[];
}

/** A membership that is bought, renewed or upgraded. */
export interface TrackedMembership {
  readonly action: 'purchase' | 'renewal' | 'upgrade';
  /** The type after the action; undefined while the page does not know it. */
  readonly membershipType: string | undefined;
  readonly total: Money;
}

/**
 * What visitors do that analytics records (docs/rules/analytics.md). An event names facts of the shop; its name and
 * properties in the format of Segment are decided where it is sent.
 */
export type TrackedEvent =
  | { readonly type: 'suggestion-submitted'; readonly kind: 'recent' | 'query' | 'product'; readonly text: string }
  | { readonly type: 'products-searched'; readonly query: string; readonly total: number }
  | {
      readonly type: 'list-viewed';
      readonly category: string;
      readonly name: string;
      readonly products: readonly TrackedProduct[];
    }
  | { readonly type: 'product-viewed'; readonly product: TrackedProduct }
  /** A command of the shopper changed the cart. */
  | {
      readonly type: 'cart-changed';
      readonly before: CartPartsFragment | null | undefined;
      readonly after: CartPartsFragment | null | undefined;
    }
  | { readonly type: 'cart-viewed'; readonly cart: CartPartsFragment | null }
  | { readonly type: 'checkout-started'; readonly cart: CartPartsFragment }
  | { readonly type: 'order-completed'; readonly order: TrackedOrder }
  | { readonly type: 'membership-checkout-started'; readonly membership: TrackedMembership }
  /** The shopper pays; `id` is the cart or the attempt. */
  | { readonly type: 'payment-info-entered'; readonly id: string; readonly method: PaymentMethod }
  | {
      readonly type: 'membership-completed';
      readonly attemptId: string;
      readonly membership: TrackedMembership;
      /** True for an electronic invoice, false for a ticket; null in a market without electronic invoices. */
      readonly isInvoiceNamed: boolean | null;
    }
  | { readonly type: 'membership-cancelled'; readonly membershipType: string | undefined };

/** Events of this document; the code that sends them is loaded later and drops them without consent. */
export const trackedEvents = new Reports<TrackedEvent>();

/** Records what a visitor did. It does nothing without their consent, and never throws. */
export const track = (event: TrackedEvent): void => trackedEvents.report(event);
