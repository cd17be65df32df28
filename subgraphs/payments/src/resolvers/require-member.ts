import { createForbiddenError, createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import type { AddressedHolder } from '../application/wallet/limit-add-card.ts';
import type { Context } from '../context.ts';

/**
 * The signed-in member; nobody else has saved cards (PAYMENTS-67).
 * @throws GraphQLError UNAUTHENTICATED; FORBIDDEN for partners and operators, who act for no member
 */
export function requireMember({ shopper, isPartner, operator }: Context): AddressedHolder {
  if (shopper?.membershipNumber !== undefined) {
    const { membershipNumber, market, clientIp } = shopper;
    return { membershipNumber, market, clientIp };
  }
  throw isPartner || operator ? createForbiddenError() : createUnauthenticatedError();
}
