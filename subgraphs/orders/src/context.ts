import type { Caller } from '@tarima/service-kit/caller';
import type { Order } from './domain/order.ts';
import type { OrderPage, Place } from './domain/order-page.ts';
import type { TransitRule } from './domain/status.ts';
import type { OrderLoader } from './loaders.ts';
import type { CancelOutcome } from './upstream/order-management/client.ts';

/** What the resolvers of one request work with. */
export interface Context {
  readonly caller: Caller;
  /** 14 digits of the member who is signed in; null for everybody else. */
  readonly membershipNumber: string | null;
  readonly orders: OrderLoader;
  /** The caller's own order of this number; null when it does not exist or is another's. */
  findOwn(orderNumber: string): Promise<Order | null>;
  /** A page of a member's orders within the configured window. */
  list(membershipNumber: string, first: number, after: Place | undefined): Promise<OrderPage>;
  /** Asks order management to cancel a member's order. */
  cancel(order: Order, membershipNumber: string): Promise<CancelOutcome>;
  /** When a delivery that left the club counts as delivered. */
  readonly transitRule: TransitRule;
  /** Codes that may still be cancelled, as editors set them. */
  readonly cancellableStatuses: readonly string[];
  /** Counts a look-up by e-mail of the caller's; false when it is one too many. */
  admitLookUp(): Promise<boolean>;
}
