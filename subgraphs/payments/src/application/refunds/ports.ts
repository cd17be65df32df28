import type { OrderChange, Refund } from '../../domain/refund.ts';
import type { Run } from '../../domain/run.ts';

/** A page of the orders that changed at order management, in order of their change. */
export interface OrderChangePage {
  /** The orders of the page that were cancelled or corrected. */
  readonly changes: readonly OrderChange[];
  /** Number of orders on the page, also of those without a change that matters here. */
  readonly count: number;
  /** When the page's last order changed; undefined for an empty page. */
  readonly lastChangedAt: Date | undefined;
}

/** The club's order management. */
export interface OrderManagementPort {
  /** @throws when it is down */
  listChanges(query: {
    readonly since: Date;
    readonly offset: number;
    readonly count: number;
  }): Promise<OrderChangePage>;
}

/** What happened to an order whose change was examined. `waiting`: its payment or its last refund has not ended. */
export type Examination =
  | { readonly kind: 'started'; readonly run: Run }
  | { readonly kind: 'nothing-owed' | 'waiting' };

/** Changes of orders and their refunds. All processes share them. */
export interface RefundRepository {
  /** Up to when changes were read; at first when the store's first attempt was begun. */
  getPosition(): Promise<Date>;
  /** Stores changes of orders that the store sold, as pending when they are new, and how far they were read. */
  storeChanges(changes: readonly OrderChange[], position: Date): Promise<void>;
  /** Numbers of orders with a pending change, the longest pending first. */
  listPending(limit: number): Promise<readonly string[]>;
  /** Number of pending changes, and seconds since the oldest of them; 0 without any. */
  countPending(): Promise<{ readonly count: number; readonly oldestSeconds: number }>;
  /**
   * Compares a pending change with what was paid and returned, and starts a refund of what is owed. Examinations of one order
   * run one after another, and the amount is computed where it is stored, so that the refunds of an order never add up to
   * more than was captured (PAYMENTS-202).
   */
  examine(orderNumber: string): Promise<Examination>;
  /** The refunds of orders, oldest first, without those that return nothing. */
  listRefunds(orderNumbers: readonly string[]): Promise<readonly Refund[]>;
}
