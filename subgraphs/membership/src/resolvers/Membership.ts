import type { MembershipResolvers } from '../resolver-types.gen.ts';

export const Membership: MembershipResolvers = {
  isActive: ({ number }, _arguments, { memberships }) => memberships.isValid(number),
  renewal: (membership, _arguments, { checkEligibility }) => checkEligibility('renewal', membership),
  upgrade: (membership, _arguments, { checkEligibility }) => checkEligibility('upgrade', membership),
};
