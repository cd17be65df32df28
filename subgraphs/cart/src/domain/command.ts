import type { Cart } from './cart.ts';
import type { CommandLog, LogEntry } from './command-log.ts';
import type { DeliveryChoice } from './delivery.ts';
import type { ChosenWindow } from './delivery-window.ts';

/**
 * A change of a cart, carried out once under its id. `bodyHash` is of the shopper's input, so that a replay is recognised
 * whatever has changed since (CART-81, CART-82).
 */
export interface Command extends LogEntry {
  readonly change: Change;
  /** Ids of earlier commands that change nothing when they arrive after this one. */
  readonly replaces?: readonly string[];
}

/** A product to add, with the number of units. */
export interface ItemToAdd {
  readonly sku: string;
  readonly quantity: number;
}

export type Change =
  | {
      readonly kind: 'add';
      /** Products to add, all of them or none. */
      readonly items: readonly ItemToAdd[];
      /** The chosen club; null keeps the cart's club. */
      readonly clubKey: string | null;
    }
  | { readonly kind: 'changeQuantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }
  | {
      readonly kind: 'deliver';
      readonly choice: DeliveryChoice;
      /** Reduces lines to the club's stock. Otherwise they stay, and the checkout reports missing items. */
      readonly fitToStock: boolean;
      /**
       * Applies the change only to a cart that is still delivered to the same saved address, or only to one without a choice
       * of delivery; to any cart when absent.
       */
      readonly onlyFor?: 'SAME_ADDRESS' | 'UNDECIDED';
    }
  | { readonly kind: 'partialFulfillment'; readonly isAllowed: boolean }
  /** Updates all lines to current prices. */
  | { readonly kind: 'reprice' }
  /** Only restores what holds for every cart: the service fee as it is due, one line for each sku. */
  | { readonly kind: 'recalculateServiceFee' }
  | { readonly kind: 'window'; readonly clubKey: string; readonly window: ChosenWindow }
  | {
      readonly kind: 'merge';
      /** Line items of the other cart. */
      readonly lines: readonly ItemToAdd[];
      /** The other cart. It is logged with the command, so that it is merged once whatever the command's id; null without one. */
      readonly from: { readonly cartId: string; readonly version: number } | null;
      /** The other cart's log, which moves with its lines. */
      readonly log: CommandLog;
      /** The other cart's `formerGuestHash`. */
      readonly formerGuestHash: string | null;
      readonly clubKey: string | null;
    };

/** The change that adds another cart's lines to the shopper's; without another cart it only chooses the club. */
export function createMergeChange(other: Cart | null, clubKey: string | null): Extract<Change, { kind: 'merge' }> {
  return {
    kind: 'merge',
    lines: other?.lines ?? [],
    from: other && { cartId: other.id, version: other.version },
    log: other?.commandLog ?? [],
    formerGuestHash: other?.formerGuestHash ?? null,
    clubKey,
  };
}
