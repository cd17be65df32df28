import { getMarket, type MarketCode } from '@tarima/markets/table';
import { type MembershipSales, sellsNewMemberships } from '@tarima/service-kit/membership-sales';
import type { SagaSettings } from './settings.ts';

/** What the configuration says about memberships of a market. */
interface MarketRules extends MembershipSales {
  readonly membership: MembershipSales['membership'] & { readonly renewal: boolean; readonly upgrade: boolean };
}

/** Creates the rule of what is sold online: a new membership at the market's clubs that sell them, other purposes by market. */
export function createMembershipRule(getRules: (market: MarketCode) => MarketRules): SagaSettings['isMembershipSold'] {
  return (market, purpose, club) => {
    const rules = getRules(market);
    // The first two digits are the market's own (MEMBERSHIP-7).
    if (!club.startsWith(getMarket(market).channelKey)) return false;
    if (purpose === 'RENEW') return rules.membership.renewal;
    if (purpose === 'UPGRADE') return rules.membership.upgrade;
    return sellsNewMemberships(rules, club);
  };
}
