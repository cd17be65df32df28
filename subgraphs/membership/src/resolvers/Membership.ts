import { eligibilityOf, isRenewalOpen } from '../domain/eligibility.ts';
import type { MembershipResolvers } from '../resolver-types.gen.ts';

/** What is switched off is not asked for (MEMBERSHIP-21, MEMBERSHIP-22); renewals also have days (MEMBERSHIP-24). */
export const Membership: MembershipResolvers = {
  isActive: ({ number }, _arguments, { isValid }) => isValid(number),
  async renewal(membership, _arguments, { offersOf, refusalsOf }) {
    const offers = offersOf(membership.market);
    if (!offers.renewal) return eligibilityOf([80001]);
    const refusals = await refusalsOf('renewal', membership.number);
    return eligibilityOf(isRenewalOpen(membership, offers, new Date()) ? refusals : [...refusals, 80005]);
  },
  async upgrade({ number, market }, _arguments, { offersOf, refusalsOf }) {
    return eligibilityOf(offersOf(market).upgrade ? await refusalsOf('upgrade', number) : [110001]);
  },
};
