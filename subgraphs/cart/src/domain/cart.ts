import type { Address } from '@tarima/markets/address';
import type { Money } from '@tarima/markets/money';
import type { KnownMarket } from '@tarima/markets/table';
import type { CommandLog } from './command-log.ts';
import type { ChosenWindow, DeliverySpeed } from './delivery-window.ts';

/** A shopper's cart in a market; the service fee is not among its lines (CART-16). */
export interface Cart {
  readonly id: string;
  readonly version: number;
  readonly market: KnownMarket;
  /** Line items in the order they were added. */
  readonly lines: readonly CartLine[];
  /** One line while the fee is charged. The next change removes any other. */
  readonly feeLines: readonly FeeLine[];
  /** The amount to pay, taxes included. */
  readonly total: Money;
  /** Null until an address determines it. */
  readonly tax: Money | null;
  /** Whether prices include the tax; null until an address determines it. */
  readonly isTaxIncluded: boolean | null;
  readonly shipping: Shipping | null;
  readonly delivery: Delivery | null;
  /** The chosen club, whose price and stock apply to every line; null for the country's. */
  readonly clubKey: string | null;
  /** Whether the available items are sent when others are unavailable; otherwise the order is cancelled. */
  readonly allowsPartialFulfillment: boolean;
  /** True while a payment locks the cart. */
  readonly isLocked: boolean;
  /** The checkout attempt that locks the cart. */
  readonly attemptId: string | null;
  readonly commandLog: CommandLog;
  /** `hashGuest` of the guest who owned the cart or whose lines were merged into it; null without one. */
  readonly formerGuestHash: string | null;
  /** Whether custom fields can be set without setting their type first. */
  readonly hasCustomFields: boolean;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** One product in a cart, with what is needed to show it. */
export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** The price before the promotion; null without a promotion. */
  readonly regularUnitPrice: Money | null;
  readonly total: Money;
  /** Key of the channel, a club's or the country's, whose price and stock apply; null when it is unknown. */
  readonly channelKey: string | null;
  readonly isSoldByWeight: boolean;
  /** Volume of one unit in litres; null when it is unknown. */
  readonly volumeLitres: number | null;
  /** Storage of the product, e.g. `FROZEN`; null when it is unknown. */
  readonly storageType: string | null;
}

export interface FeeLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly total: Money;
  readonly channelKey: string | null;
}

export interface Shipping {
  readonly price: Money;
  /** Subtotal from which delivery is free; null when it is never free. */
  readonly freeAbove: Money | null;
}

export type DeliveryMethod = 'PICK_UP_IN_CLUB' | 'DELIVERY';

/** The chosen pickup or home delivery. */
export interface Delivery {
  readonly method: DeliveryMethod;
  /** The club where the order is picked up, or that delivers it. */
  readonly clubKey: string | null;
  readonly address: Address | null;
  /** Distance from the delivering club in kilometres; null when it is unknown, and for pickup. */
  readonly distanceKm: number | null;
  /** Null for pickup. */
  readonly speed: DeliverySpeed | null;
  /** Null until a window is chosen. */
  readonly window: ChosenWindow | null;
}

/** A delivery together with its cart. */
export interface DeliveryOfCart extends Delivery {
  readonly cart: Cart;
}

/**
 * Key of the channel whose price and stock apply at a club, or in the whole country without a club (CART-34).
 */
export function toChannelKey(clubKey: string | null, market: KnownMarket): string {
  return clubKey ?? market.channelKey;
}
