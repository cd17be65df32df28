import type { ApolloClient } from '@apollo/client';
import { MembershipActionsDocument } from './membership-actions.gen.ts';

/** What a member can do with their membership today. */
export interface MembershipActions {
  readonly renewal: boolean;
  readonly upgrade: boolean;
}

const nothing: MembershipActions = { renewal: false, upgrade: false };

/** What the member can do in the shop of a market; nothing while that cannot be read, and in another country's shop. */
export async function loadMembershipActions(client: ApolloClient, marketCode: string): Promise<MembershipActions> {
  const { data } = await client.query({ query: MembershipActionsDocument }).catch(() => ({ data: undefined }));
  const membership = data?.me?.marketCode === marketCode ? data.me.membership : null;
  return membership ? { renewal: membership.renewal.isEligible, upgrade: membership.upgrade.isEligible } : nothing;
}
