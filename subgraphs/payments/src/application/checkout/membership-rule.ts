import { getMarket, type MarketCode } from '@tarima/markets/table';
import type { SagaSettings } from './settings.ts';

/** What the configuration says about memberships of a market. */
interface MarketRules {
  readonly membership: { readonly purchase: boolean; readonly renewal: boolean; readonly upgrade: boolean };
  readonly clubs: { readonly transactional: readonly string[]; readonly membershipPurchaseDisabled: readonly string[] };
}

/** Creates the rule of what is sold online: a new membership at the market's clubs that sell them, other purposes by market. */
export function createMembershipRule(getRules: (market: MarketCode) => MarketRules): SagaSettings['isMembershipSold'] {
  return (market, purpose, club) => {
    const { membership, clubs } = getRules(market);
    // The first two digits are the market's own (MEMBERSHIP-7).
    if (!club.startsWith(getMarket(market).channelKey)) return false;
    if (purpose === 'RENEW') return membership.renewal;
    if (purpose === 'UPGRADE') return membership.upgrade;
    const isClub = clubs.transactional.includes(club) && !clubs.membershipPurchaseDisabled.includes(club);
    return membership.purchase && isClub;
  };
}
