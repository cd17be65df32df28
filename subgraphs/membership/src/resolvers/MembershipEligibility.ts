import type { MembershipEligibilityResolvers } from '../resolver-types.gen.ts';

export const MembershipEligibility: MembershipEligibilityResolvers = {
  message: ({ reasons: [reason] }, _arguments, { caller, getReasonMessages }) => {
    const message = reason && getReasonMessages()[reason.code];
    return message ? { title: message.title[caller.language], text: message.text[caller.language] } : null;
  },
};
