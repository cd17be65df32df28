import { createForbiddenError, createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import type { Context } from '../context.ts';

/**
 * Returns the membership number of the signed-in member; only members list and cancel orders (ORDERS-19, ORDERS-45).
 * @throws GraphQLError FORBIDDEN for partners, UNAUTHENTICATED for other callers
 */
export function requireMembershipNumber({ caller, membershipNumber }: Context): string {
  if (membershipNumber !== null) return membershipNumber;
  throw caller.identity.kind === 'partner' ? createForbiddenError() : createUnauthenticatedError();
}
