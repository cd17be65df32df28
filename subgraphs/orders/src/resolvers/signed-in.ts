import { forbidden, unauthenticated } from '@tarima/service-kit/graphql-errors';
import type { Context } from '../context.ts';

/**
 * The membership number of the member who is signed in: lists and cancellations are members' (checkout.md §6).
 * @throws GraphQLError UNAUTHENTICATED; FORBIDDEN for partners, who are nobody's member
 */
export function signedIn({ caller, membershipNumber }: Context): string {
  if (membershipNumber !== null) return membershipNumber;
  throw caller.identity.kind === 'partner' ? forbidden() : unauthenticated();
}
