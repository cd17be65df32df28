import { forbidden, unauthenticated } from '@tarima/service-kit/graphql-errors';
import type { Context } from '../context.ts';
import type { AddressedHolder } from '../wallet/limited-wallet.ts';

/**
 * The member who is signed in: nobody else has saved cards (PAYMENTS-67).
 * @throws GraphQLError UNAUTHENTICATED; FORBIDDEN for partners, who are nobody's member
 */
export function requireHolder({ shopper, isPartner }: Context): AddressedHolder {
  if (shopper?.membershipNumber !== undefined) {
    const { membershipNumber, market, clientIp } = shopper;
    return { membershipNumber, market, clientIp };
  }
  throw isPartner ? forbidden() : unauthenticated();
}
