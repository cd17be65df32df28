import type { Locale } from '@tarima/markets/locale';
import type { Identity } from '@tarima/service-kit/caller';
import { createForbiddenError, createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import type { Shopper } from '../domain/shopper.ts';

/** The caller as a shopper: a member or a guest. Anonymous callers and partners have no cart (CART-4). */
export function findShopper(identity: Identity, { market, language }: Locale): Shopper | undefined {
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

/** The shopper of a command. @throws GraphQLError `UNAUTHENTICATED`, `FORBIDDEN` for partners */
export function requireShopper(identity: Identity, locale: Locale): Shopper {
  const shopper = findShopper(identity, locale);
  if (shopper) return shopper;
  throw identity.kind === 'partner'
    ? createForbiddenError('A cart belongs to a shopper.')
    : createUnauthenticatedError();
}

/** The guest that a member was before sign-in, until that guest's cart is merged (MERGE-2). */
export function findFormerGuest(identity: Identity, { market, language }: Locale): Shopper | undefined {
  if (identity.kind !== 'member' || identity.guestId === undefined) return undefined;
  return { owner: { kind: 'guest', guestId: identity.guestId }, market, language };
}
