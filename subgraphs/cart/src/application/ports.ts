import type { Address, FulfillmentClub } from '@tarima/markets/address';
import type { KnownMarket } from '@tarima/markets/table';
import type { Cart } from '../domain/cart.ts';
import type { CommandLog } from '../domain/command-log.ts';
import type { Club, ClubDescription, Member, ShippingMethod } from '../domain/delivery.ts';
import type { DeliveryWindow, WindowRequest } from '../domain/delivery-window.ts';
import type { Failure } from '../domain/failure.ts';
import type { Offers } from '../domain/offer.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Step } from '../domain/steps.ts';

/** The past carts of a shopper in a market: ordered, archived or assigned to a member. */
export interface PastCarts {
  /** The commands of the latest ones. */
  readonly commandLog: CommandLog;
  readonly isEmpty: boolean;
}

/** Stores carts. A cart is only found by its owner. */
export interface CartStore {
  /** The shopper's active cart in the market; an archived cart is not active. */
  find(shopper: Shopper): Promise<Cart | undefined>;
  /** The shopper's active carts in other markets, the latest first. */
  findInOtherMarkets(shopper: Shopper): Promise<readonly Cart[]>;
  /** The shopper's archived carts in the market, the latest first. */
  findArchived(shopper: Shopper): Promise<readonly Cart[]>;
  /** The past carts of a shopper without a cart. */
  findPast(shopper: Shopper): Promise<PastCarts>;
  /** Offers of products at a club, or in the country without a club. */
  findOffers(skus: readonly string[], market: KnownMarket, clubKey: string | null): Promise<Offers>;
  /** Creates the shopper's cart with the lines and fields of the steps. `past`: the past carts, read before. */
  create(shopper: Shopper, steps: readonly Step[], past: PastCarts): Promise<WriteResult>;
  /** Changes exactly this version of a cart, with all steps or none. */
  update(cart: Cart, steps: readonly Step[]): Promise<WriteResult>;
  /** Assigns a guest's cart to a member. */
  assign(cart: Cart, to: Shopper, steps: readonly Step[]): Promise<WriteResult>;
  /** Deletes this version of a cart; one that was deleted or changed since is left as it is. */
  remove(cart: Cart): Promise<void>;
}

export type WriteResult =
  | { readonly kind: 'written'; readonly cart: Cart }
  /** The cart was changed or deleted by another writer. */
  | { readonly kind: 'stale' }
  /** The response was lost: the cart may have been written. */
  | { readonly kind: 'unknown'; readonly error: unknown }
  /** These steps are not accepted; nothing was changed. */
  | { readonly kind: 'refused'; readonly failure: Failure };

/** Clubs and their shipping methods. */
export interface ClubDirectory {
  /** A club of any market. */
  findClub(key: string): Promise<Club | undefined>;
  /** How a club of any market is shown. */
  describeClub(key: string): Promise<ClubDescription | undefined>;
  /** A club's shipping methods in a market, the default one first. */
  listShippingMethods(clubKey: string, market: KnownMarket): Promise<readonly ShippingMethod[]>;
}

/** A member's customer record with the saved addresses. */
export interface Customer extends Member {
  readonly id: string;
  readonly version: number;
}

export interface Customers {
  /** The customer as it is saved now; undefined when the member has none. */
  find(membershipNumber: string): Promise<Customer | undefined>;
  /** Saves the clubs that deliver to an address, unless the customer was changed since it was read. */
  saveFulfillmentClubs(customer: Pick<Customer, 'id' | 'version'>, address: Address): Promise<void>;
}

/** Delivery windows, their capacity, and the clubs that deliver to a location. */
export interface Fulfilment {
  /** Windows that accept orders, the earliest first; with `isEarliestOnly` at most the first one with enough capacity. */
  listWindows(request: WindowRequest, isEarliestOnly: boolean): Promise<readonly DeliveryWindow[]>;
  /**
   * Holds capacity in a window for a cart, in place of its previous hold.
   * @returns when the hold expires (ISO 8601); null when the window has too little capacity
   */
  holdCapacity(cartId: string, windowId: string, volumeLitres: number): Promise<string | null>;
  releaseCapacity(cartId: string): Promise<void>;
  /** Clubs that deliver to a plus code, nearest first. */
  findFulfillmentClubs(plusCode: string): Promise<readonly FulfillmentClub[]>;
}

/** Reports to operators why a delivery is not possible. */
export type ReportDeliveryProblem = (problem: string, details: Readonly<Record<string, unknown>>) => void;
