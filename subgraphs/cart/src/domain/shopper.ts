import { createHash } from 'node:crypto';
import type { KnownMarket, Language } from '@tarima/markets/table';

/** The owner of a cart in a market. All tabs and devices of one guest or member are the same shopper. */
export interface Shopper {
  readonly owner: Owner;
  readonly market: KnownMarket;
  /** The language of a cart that is created now. */
  readonly language: Language;
}

export type Owner =
  | { readonly kind: 'guest'; readonly guestId: string }
  | { readonly kind: 'member'; readonly membershipNumber: string };

/** Identifies a shopper's cart: a shopper has one active cart in a market. Part of stored keys, so it must not change. */
export function toShopperKey({ owner, market }: Shopper): string {
  return `${market.code}|${toOwnerKey(owner)}`;
}

/**
 * A hash of a guest in a market, stored on the carts that were theirs, so that a replayed command of the guest is found
 * there. It gives no access to a cart. Undefined for a member.
 */
export function hashGuest(shopper: Shopper): string | undefined {
  if (shopper.owner.kind === 'member') return undefined;
  return createHash('sha256').update(toShopperKey(shopper)).digest('base64url');
}

function toOwnerKey(owner: Owner): string {
  return owner.kind === 'guest' ? `guest|${owner.guestId}` : `member|${owner.membershipNumber}`;
}
