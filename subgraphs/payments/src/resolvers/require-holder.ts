import { forbidden, unauthenticated } from '@tarima/service-kit/graphql-errors';
import type { Context } from '../context.ts';
import type { Holder } from '../wallet/wallet.ts';

/**
 * The member who is signed in: nobody else has saved cards (checkout.md §6).
 * @throws GraphQLError UNAUTHENTICATED; FORBIDDEN for partners, who are nobody's member
 */
export function requireHolder({ shopper, isPartner }: Context): Holder {
  if (shopper?.membershipNumber !== undefined) {
    return { membershipNumber: shopper.membershipNumber, market: shopper.market };
  }
  throw isPartner ? forbidden() : unauthenticated();
}
