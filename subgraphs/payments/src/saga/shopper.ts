import type { Language, MarketCode } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import { isOwnedBy, type PayableCart } from '../domain/cart.ts';

/** Who pays: a member or a guest, in a market. */
export interface Shopper {
  readonly owner: string;
  /** 14 digits; absent for guests. */
  readonly membershipNumber: string | undefined;
  /** The anonymous id of a guest's cart; absent for members. */
  readonly guestId: string | undefined;
  readonly market: MarketCode;
  readonly language: Language;
  readonly clientIp: string | undefined;
}

/** The shopper behind a call; undefined for callers who have no cart. */
export function shopperOf({ identity, market, language, clientIp }: Caller): Shopper | undefined {
  const where = { market, language, clientIp };
  if (identity.kind === 'member') {
    const { membershipNumber } = identity;
    return { owner: `member:${membershipNumber}`, membershipNumber, guestId: undefined, ...where };
  }
  if (identity.kind === 'guest') {
    return { owner: `guest:${identity.guestId}`, membershipNumber: undefined, guestId: identity.guestId, ...where };
  }
  return undefined;
}

/** Whether the cart is the shopper's own; `customerId` is a member's id on the platform. */
export function owns(shopper: Shopper, cart: PayableCart, customerId: string | undefined): boolean {
  return isOwnedBy(cart, { owner: shopper.owner, customerId });
}
