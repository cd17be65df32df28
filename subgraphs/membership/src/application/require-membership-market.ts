import type { AddressRules } from '@tarima/markets/address-rules';
import type { MarketMismatch } from '../domain/failure.ts';
import type { Member } from '../domain/member.ts';
import type { Viewer } from './viewer.ts';

/**
 * The signed-in member, or the failure in a market that is not the member's own (ADDRESSES-3). Addresses are saved for the
 * request's market, so this also keeps an address's country equal to the member's (ADDRESSES-16).
 * @throws GraphQLError `UNAUTHENTICATED`
 */
export async function requireMembershipMarket(
  viewer: Viewer,
  { market }: AddressRules,
): Promise<Member | MarketMismatch> {
  const member = await viewer.require();
  if (member.market.code === market.code) return member;
  return { type: 'MarketMismatch', code: 'MARKET_MISMATCH', marketCode: member.market.code };
}
