import type { Order, StatusCode } from '../domain/order.ts';
import type { ManagedOrderSlice, OrderPosition } from '../domain/order-page.ts';

/** Orders and customers on the commerce platform. Methods throw UPSTREAM_UNAVAILABLE while it is down. */
export interface PlatformOrders {
  /** An order of any shopper: check its owner before it is shown. */
  find(orderNumber: string): Promise<Order | undefined>;
  /** Those of the orders that exist, of any shopper: check their owners before they are shown. */
  findAll(orderNumbers: readonly string[]): Promise<Order[]>;
  /** A customer's orders placed since a moment, newest first. */
  list(query: {
    readonly customerId: string;
    readonly since: Date;
    /** Only orders after this position. */
    readonly after: OrderPosition | undefined;
    readonly limit: number;
  }): Promise<Order[]>;
  /** Id of the customer of a member (14 digits); undefined without one. */
  findCustomerId(membershipNumber: string): Promise<string | undefined>;
}

/** The club's order management. Methods throw UPSTREAM_UNAVAILABLE while it is down. */
export interface OrderManagement {
  /** Status code of an order that order management does not have yet. */
  readonly initialStatusCode: StatusCode;
  /** An order of any shopper: check its owner before it is shown. Undefined for an order that it does not have yet, too. */
  find(orderNumber: string): Promise<Order | undefined>;
  /** Orders of a membership (14 digits) placed since a moment, newest first. */
  search(query: {
    readonly membershipNumber: string;
    readonly since: Date;
    readonly offset: number;
    readonly count: number;
  }): Promise<ManagedOrderSlice>;
  /** Requests a cancellation; a repeated request changes nothing. */
  cancel(order: {
    readonly orderNumber: string;
    readonly membershipNumber: string;
    readonly country: string;
  }): Promise<CancellationOutcome>;
}

export type CancellationOutcome =
  /** The order with its cancellation requested. */
  | { readonly kind: 'requested'; readonly order: Order }
  /** The order has progressed too far. */
  | { readonly kind: 'refused' }
  /** Order management does not have this order of the membership, or not yet. */
  | { readonly kind: 'not-found' };

/** Limits lookups by email. */
export interface LookupThrottle {
  /** Counts one lookup of the caller; false when it exceeds the limit. */
  admit(): Promise<boolean>;
  /** Releases a counted lookup that found an order or failed. */
  release(): Promise<void>;
}
