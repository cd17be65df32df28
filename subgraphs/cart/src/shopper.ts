import { createHash } from 'node:crypto';
import type { Locale } from '@tarima/markets/locale';
import type { Identity } from '@tarima/service-kit/caller';
import { forbidden, unauthenticated } from '@tarima/service-kit/graphql-errors';
import type { Owner, Shopper } from './commands/cart-store.ts';

/** Who has a cart: members and guests; anonymous callers and partners have none (CART-4). */
export function shopperOf(identity: Identity, { market, language }: Locale): Shopper | undefined {
  switch (identity.kind) {
    case 'member':
      return { owner: { kind: 'member', membershipNumber: identity.membershipNumber }, market, language };
    case 'guest':
      return { owner: { kind: 'guest', guestId: identity.guestId }, market, language };
    case 'anonymous':
    case 'partner':
      return undefined;
  }
}

/** The shopper of a mutation. @throws GraphQLError `UNAUTHENTICATED`, `FORBIDDEN` for partners */
export function requireShopper(identity: Identity, locale: Locale): Shopper {
  const shopper = shopperOf(identity, locale);
  if (shopper) return shopper;
  throw identity.kind === 'partner' ? forbidden('A cart belongs to a shopper.') : unauthenticated();
}

/** The guest that a member was before signing in, while that cart waits to be merged (MERGE-2). */
export function formerGuest(identity: Identity, { market, language }: Locale): Shopper | undefined {
  if (identity.kind !== 'member' || identity.guestId === undefined) return undefined;
  return { owner: { kind: 'guest', guestId: identity.guestId }, market, language };
}

/**
 * A guest in a market as a hash, kept on the carts that were theirs: a command that such a guest sends again is known
 * there, and the mark opens nothing. Undefined of a member.
 */
export function guestMark(shopper: Shopper): string | undefined {
  if (shopper.owner.kind === 'member') return undefined;
  return createHash('sha256').update(laneOf(shopper)).digest('base64url');
}

/** The lane in which a shopper's commands queue; one cart a market. */
export function laneOf({ owner, market }: Shopper): string {
  return `${market.code}|${ownerKey(owner)}`;
}

function ownerKey(owner: Owner): string {
  return owner.kind === 'guest' ? `guest|${owner.guestId}` : `member|${owner.membershipNumber}`;
}
