import type { Money } from '@tarima/markets/money';
import type { KnownMarket } from '@tarima/markets/table';
import type { Picture } from '@tarima/service-kit/picture';
import type { Address } from './address.ts';
import type { ChosenWindow, DeliverySpeed } from './delivery-window.ts';

/** A cart of the commerce platform in the store's own shape; the service fee is not among its lines (CART-16). */
export interface Cart {
  readonly id: string;
  readonly version: number;
  readonly market: KnownMarket;
  /** Goods, in the order they were added. */
  readonly lines: readonly CartLine[];
  /** One line while the fee is charged; more are a fault that the next change mends. */
  readonly feeLines: readonly FeeLine[];
  /** What will be charged, taxes included. */
  readonly total: Money;
  /** Null until an address makes it known. */
  readonly tax: Money | null;
  /** Whether the prices hold the tax; null until an address makes it known. */
  readonly isTaxIncluded: boolean | null;
  readonly shipping: Shipping | null;
  readonly delivery: Delivery | null;
  /** The chosen club, which every line's price and stock are of; null for the country's. */
  readonly clubKey: string | null;
  /** When something runs out: the rest is sent, or the order called off. */
  readonly allowsPartialFulfillment: boolean;
  /** True while a payment holds it. */
  readonly isLocked: boolean;
  /** The checkout attempt that holds it. */
  readonly attemptId: string | null;
  /** Last commands, oldest first. */
  readonly commandLog: readonly string[];
  /** The guest whose cart it was, or whose goods it took, as `guestMark`; null of a cart that no guest had. */
  readonly pastGuest: string | null;
  /** Whether it can take our custom fields without being given their type first. */
  readonly hasFields: boolean;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** One product in a cart; what it takes to draw it is in it. */
export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly picture: Picture | null;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** Before the promotion; null without one. */
  readonly regularUnitPrice: Money | null;
  readonly total: Money;
  /** Key of the club or country channel whose price and stock it has; null when it has none. */
  readonly placeKey: string | null;
  readonly isSoldByWeight: boolean;
  /** What one takes up in a van; null when nobody knows. */
  readonly litres: number | null;
  /** How it is kept, e.g. `FROZEN`; null when nobody knows. */
  readonly storageType: string | null;
}

export interface FeeLine {
  readonly id: string;
  readonly quantity: number;
  readonly total: Money;
  readonly placeKey: string | null;
}

export interface Shipping {
  readonly price: Money;
  /** Goods of this much travel free; null when they never do. */
  readonly freeAbove: Money | null;
}

export type DeliveryMethod = 'PICK_UP_IN_CLUB' | 'DELIVERY';

/** The chosen way and place. */
export interface Delivery {
  readonly method: DeliveryMethod;
  /** The club that hands out or sends the goods. */
  readonly clubKey: string | null;
  readonly address: Address | null;
  /** Kilometres from the club that sends the goods; null when unknown or fetched. */
  readonly distanceKm: number | null;
  /** How fast it is brought; null when fetched. */
  readonly speed: DeliverySpeed | null;
  /** When it is brought; null before a choice. */
  readonly window: ChosenWindow | null;
}

/** A delivery with the cart that it is of. */
export interface DeliveryOfCart extends Delivery {
  readonly cart: Cart;
}

/** Key of a club's channel, or of the country's without a club (CART-34). */
export function placeKey(clubKey: string | null, market: KnownMarket): string {
  return clubKey ?? market.channelKey;
}
