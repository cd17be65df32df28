import { money } from '@tarima/markets/money';
import type { AttemptMembershipResolvers } from '../resolver-types.gen.ts';

export const AttemptMembership: AttemptMembershipResolvers = {
  type: ({ facts }) => facts.membership.type,
  club: ({ facts }) => ({ key: facts.membership.club }),
  amountInUsd: ({ facts }) => (facts.quote ? money(facts.quote.usdCents, 'USD') : null),
  firstName: ({ facts }) => facts.membership.applicant?.firstName ?? null,
  expiresOn: ({ status, facts }) => (status === 'COMPLETED' ? (facts.expiresOn ?? null) : null),
  onlineAccount: ({ facts }) => facts.onlineAccount ?? 'NOT_REQUESTED',
};
