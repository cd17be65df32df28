import type { MarketCode } from '@tarima/markets/table';
import type { Attempt } from '../../domain/attempt.ts';
import type { MembershipOrder, MembershipQuote } from '../../domain/membership-purchase.ts';
import type { MembershipPurpose } from '../../domain/purpose.ts';
import type { Ports } from '../ports.ts';

/** The membership of an attempt. @throws RangeError for an attempt that pays for something else */
export function getMembershipOrder({ id, facts }: Pick<Attempt, 'id' | 'facts'>): MembershipOrder {
  if (!facts.membership) throw new RangeError(`Attempt ${id} pays for no membership`);
  return facts.membership;
}

/** @throws RangeError for an attempt that pays for something else */
export function getMembershipPurpose({ id, purpose }: Pick<Attempt, 'id' | 'purpose'>): MembershipPurpose {
  if (purpose === 'ORDER' || purpose === 'REFUND') throw new RangeError(`Attempt ${id} pays for no membership`);
  return purpose;
}

export interface MembershipInquiry {
  readonly purpose: MembershipPurpose;
  readonly market: MarketCode;
  readonly order: Pick<MembershipOrder, 'type' | 'club' | 'membershipNumber'>;
}

/** What the club sells the membership for now, or the reasons why it does not. */
export async function quoteMembership(
  { membership }: Pick<Ports, 'membership'>,
  { purpose, market, order }: MembershipInquiry,
): Promise<MembershipQuote | { readonly reasons: readonly number[] }> {
  const { type, club, membershipNumber } = order;
  const reasons = purpose === 'MEMBERSHIP_NEW' ? [] : await membership.listReasons(purpose, membershipNumber ?? '');
  if (reasons.length > 0) return { reasons };
  const offers = await membership.listOffers({ purpose, market, club, membershipNumber });
  return offers.find((offer) => offer.type === type)?.quote ?? { reasons };
}
