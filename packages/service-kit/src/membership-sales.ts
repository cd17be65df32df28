import type { MarketConfiguration } from './configuration-schema.ts';

/** What a market's configuration says about the sale of memberships. */
export type MembershipSales = {
  readonly membership: Pick<MarketConfiguration['membership'], 'purchase'>;
  readonly clubs: Pick<MarketConfiguration['clubs'], 'transactional' | 'membershipPurchaseDisabled'>;
};

/**
 * Whether a club sells new memberships online: the market does (MEMBERSHIP-49), the club takes online orders
 * (MEMBERSHIP-150), and it is not excluded (MEMBERSHIP-50).
 * @param clubKey four digits; a club of another market or an unknown one sells none
 */
export function sellsNewMemberships({ membership, clubs }: MembershipSales, clubKey: string): boolean {
  return (
    membership.purchase && clubs.transactional.includes(clubKey) && !clubs.membershipPurchaseDisabled.includes(clubKey)
  );
}
