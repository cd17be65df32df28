import type { ApolloClient } from '@apollo/client';
import { MembershipActionsDocument, type MembershipActionsQuery } from './membership-actions.gen.ts';

/**
 * Requests the member with what they can do; null when the session has ended. Past the cache, where the missing member
 * would make the page one of a guest (ROUTING-61).
 */
export async function requestMembershipActions(client: ApolloClient): Promise<MembershipActionsQuery['me']> {
  const { data } = await client.query({ query: MembershipActionsDocument, fetchPolicy: 'no-cache' });
  return data?.me ?? null;
}
