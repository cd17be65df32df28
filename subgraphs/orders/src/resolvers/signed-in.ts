import { forbidden, unauthenticated } from '@tarima/service-kit/graphql-errors';
import type { Context } from '../context.ts';

/**
 * The membership number of the member who is signed in; only members list and cancel orders (ORDERS-19, ORDERS-45).
 * @throws GraphQLError UNAUTHENTICATED; FORBIDDEN for partners, who are nobody's member
 */
export function signedIn({ caller, membershipNumber }: Context): string {
  if (membershipNumber !== null) return membershipNumber;
  throw caller.identity.kind === 'partner' ? forbidden() : unauthenticated();
}
