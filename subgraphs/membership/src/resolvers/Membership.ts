import { getLastDayAfterRenewal } from '../domain/membership.ts';
import type { MembershipResolvers } from '../resolver-types.gen.ts';

export const Membership: MembershipResolvers = {
  status: (membership, _arguments, { readMembershipStatus }) => readMembershipStatus(membership),
  isActive: async (membership, _arguments, { readMembershipStatus }) =>
    (await readMembershipStatus(membership)) === 'ACTIVE',
  club: ({ clubKey }) => ({ key: clubKey }),
  otherCardholders: ({ otherCardholders }) => [...otherCardholders],
  contact: ({ contact: { cellPhone, addressLine1, ...contact } }) => ({
    ...contact,
    phone: cellPhone,
    street: addressLine1,
  }),
  attributes: ({ number }, _arguments, { memberAttributes }) => memberAttributes.list(number),
  renewal: (membership, _arguments, { checkEligibility }) => checkEligibility('renewal', membership),
  upgrade: (membership, _arguments, { checkEligibility }) => checkEligibility('upgrade', membership),
  expiresOnAfterRenewal: (membership) => getLastDayAfterRenewal(membership, new Date()),
  renewalOffer: (membership, _arguments, { offerFinder }) => offerFinder.findFor('renewal', membership),
  upgradeOffer: (membership, _arguments, { offerFinder }) => offerFinder.findFor('upgrade', membership),
};
