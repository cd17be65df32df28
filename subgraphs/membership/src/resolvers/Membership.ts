import type { MembershipResolvers } from '../resolver-types.gen.ts';

export const Membership: MembershipResolvers = {
  isActive: ({ number }, _arguments, { isValid }) => isValid(number),
};
