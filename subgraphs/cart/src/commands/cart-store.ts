import type { KnownMarket, Language } from '@tarima/markets/table';
import type { Cart } from '../domain/cart.ts';
import type { CommandLog } from '../domain/command-log.ts';
import type { Step } from '../domain/difference.ts';
import type { Failure } from '../domain/failure.ts';
import type { Facts } from '../domain/rules.ts';

/** Whose cart it is, in which market; two tabs of one shopper are one shopper. */
export interface Shopper {
  readonly owner: Owner;
  readonly market: KnownMarket;
  /** Language of a cart that is made now. */
  readonly language: Language;
}

export type Owner =
  | { readonly kind: 'guest'; readonly guestId: string }
  | { readonly kind: 'member'; readonly membershipNumber: string };

/** Carts of the platform as the commands need them. */
export interface CartStore {
  /** The shopper's active cart in the market's store; one that was put aside is none. */
  find(shopper: Shopper): Promise<Cart | undefined>;
  /** The shopper's active carts in the stores of other markets, the latest first. */
  findElsewhere(shopper: Shopper): Promise<readonly Cart[]>;
  /** The shopper's carts in the market's store that were put aside, the latest first. */
  findAside(shopper: Shopper): Promise<readonly Cart[]>;
  /**
   * What the shopper's carts of the past in the market's store carried out: those that were ordered, put aside or given to
   * a member. For a shopper without a cart.
   */
  logBefore(shopper: Shopper): Promise<CommandLog>;
  /** What is known of skus at a club, or in the country. */
  facts(skus: readonly string[], market: KnownMarket, clubKey: string | null): Promise<Facts>;
  /** Makes the shopper a cart; the steps hold its lines. */
  create(shopper: Shopper, steps: readonly Step[]): Promise<WriteResult>;
  /** Changes exactly this version of a cart, wholly or not at all. */
  update(cart: Cart, steps: readonly Step[]): Promise<WriteResult>;
  /** Gives a guest's cart to a member. */
  assign(cart: Cart, to: Shopper, steps: readonly Step[]): Promise<WriteResult>;
  /** Takes a cart away; one that is gone, or changed meanwhile, is left as it is. */
  remove(cart: Cart): Promise<void>;
}

export type WriteResult =
  | { readonly kind: 'written'; readonly cart: Cart }
  /** Somebody else changed it first, or it is gone. */
  | { readonly kind: 'stale' }
  /** The reply was lost: it may have been written. */
  | { readonly kind: 'unknown'; readonly error: unknown }
  /** The platform does not accept these steps; nothing was changed. */
  | { readonly kind: 'refused'; readonly failure: Failure };
