import { findMarketByClubKey } from '@tarima/markets/table';
import { calculateRebate } from '../domain/savings.ts';
import type { MemberResolvers } from '../resolver-types.gen.ts';

export const Member: MemberResolvers = {
  /** A reference to another member resolves to null (ACCOUNT-7, MEMBERSHIP-241). */
  __resolveReference: (member, { caller }) =>
    caller.identity.kind === 'member' && caller.identity.subject === member.id ? member : null,
  async savings(_member, _arguments, { membershipNumber, loadSavings, getRebatePercent }) {
    const market = membershipNumber === null ? undefined : findMarketByClubKey(membershipNumber);
    if (membershipNumber === null || !market) return null;
    const savings = await loadSavings(membershipNumber, market);
    const percent = getRebatePercent(market);
    return { ...savings, rebate: percent > 0 ? { percent, amount: calculateRebate(savings, percent) } : null };
  },
};
