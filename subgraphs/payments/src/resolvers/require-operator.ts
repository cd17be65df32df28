import { createForbiddenError, createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import type { Operator } from '../application/operators/operator-desk.ts';
import type { Context } from '../context.ts';

/**
 * The signed-in operator; nobody else may see or resolve the attempts of all shoppers (CHECKOUT-200).
 * @throws GraphQLError FORBIDDEN for members and partners, UNAUTHENTICATED for guests and anonymous callers
 */
export function requireOperator({ operator, shopper, isPartner }: Context): Operator {
  if (operator) return operator;
  const isSignedIn = isPartner || shopper?.membershipNumber !== undefined;
  throw isSignedIn ? createForbiddenError() : createUnauthenticatedError();
}
