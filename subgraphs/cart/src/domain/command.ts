import type { Cart } from './cart.ts';
import type { CommandLog, LogEntry } from './command-log.ts';
import type { DeliveryChoice } from './delivery.ts';
import type { ChosenWindow } from './delivery-window.ts';

/**
 * A change that a shopper wants, with the id under which it is done once. `bodyHash` is of what the shopper sent, so
 * that the same command is recognised whatever has changed around it (CART-81, CART-82).
 */
export interface Command extends LogEntry {
  readonly change: Change;
  /** Ids of earlier commands that change nothing when they arrive after this one. */
  readonly replaces?: readonly string[];
}

export type Change =
  | {
      readonly kind: 'add';
      readonly sku: string;
      readonly quantity: number;
      /** The chosen club; null leaves the cart where it is. */
      readonly clubKey: string | null;
    }
  | { readonly kind: 'changeQuantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }
  | {
      readonly kind: 'deliver';
      readonly choice: DeliveryChoice;
      /** Lines are cut to what the club has; otherwise they stay, and the checkout tells what is missing. */
      readonly fitToStock: boolean;
      /**
       * Carts for which it is meant, others stay as they are: those that are delivered to the same saved address still, or
       * those without a choice of delivery. All carts without one.
       */
      readonly onlyFor?: 'SAME_ADDRESS' | 'UNDECIDED';
    }
  | { readonly kind: 'partialFulfillment'; readonly isAllowed: boolean }
  /** Lines cost what the platform says now. */
  | { readonly kind: 'reprice' }
  /** Nothing but what must hold of every cart: the fee as it is owed, one line a sku. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'window'; readonly clubKey: string; readonly window: ChosenWindow }
  | {
      readonly kind: 'merge';
      /** Goods of the other cart. */
      readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
      /** The other cart, logged with the command so that it is merged once whatever the command's id; null without one. */
      readonly from: { readonly cartId: string; readonly version: number } | null;
      /** What the other cart carried out, and its past guest: known from now on where its goods are. */
      readonly log: CommandLog;
      readonly pastGuest: string | null;
      readonly clubKey: string | null;
    };

/** The change that puts another cart's goods into the shopper's, or that only chooses the club. */
export function mergeOf(other: Cart | null, clubKey: string | null): Extract<Change, { kind: 'merge' }> {
  return {
    kind: 'merge',
    lines: other?.lines ?? [],
    from: other && { cartId: other.id, version: other.version },
    log: other?.commandLog ?? [],
    pastGuest: other?.pastGuest ?? null,
    clubKey,
  };
}
