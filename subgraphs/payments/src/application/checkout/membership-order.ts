import { isRenewalOpen, storeReasons } from '@tarima/markets/membership-reasons';
import { getMarket, type MarketCode } from '@tarima/markets/table';
import type { Attempt } from '../../domain/attempt.ts';
import type { MembershipOrder, MembershipQuote } from '../../domain/membership-purchase.ts';
import type { MembershipPurpose } from '../../domain/purpose.ts';
import type { Ports } from '../ports.ts';
import type { SagaSettings } from './settings.ts';

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

/** Reason codes against a membership, the most important first; empty when the club does not sell the type. */
export interface NotSold {
  readonly reasons: readonly number[];
}

type ReasonSettings = Pick<SagaSettings, 'getMembershipRules' | 'isMembershipSold'>;

/** What a member does with an existing membership, as reasons name it. */
const actions = { RENEW: 'renewal', UPGRADE: 'upgrade' } as const;

/** Why the market sells no such membership online now; undefined when it does (MEMBERSHIP-21, MEMBERSHIP-22, MEMBERSHIP-49). */
export function findSwitchedOff(
  { isMembershipSold }: Pick<SagaSettings, 'isMembershipSold'>,
  { purpose, market, club }: Pick<MembershipInquiry, 'purpose' | 'market'> & { readonly club: string | undefined },
): NotSold | undefined {
  if (club !== undefined && isMembershipSold(market, purpose, club)) return undefined;
  return { reasons: purpose === 'MEMBERSHIP_NEW' ? [] : [storeReasons.switchedOff[actions[purpose]]] };
}

/** What the club sells the membership for now, or the reasons why it does not (MEMBERSHIP-130). */
export async function quoteMembership(
  ports: Pick<Ports, 'membership'>,
  settings: ReasonSettings,
  { purpose, market, order }: MembershipInquiry,
): Promise<MembershipQuote | NotSold> {
  const { type, club, membershipNumber } = order;
  const switchedOff = findSwitchedOff(settings, { purpose, market, club });
  if (switchedOff) return switchedOff;
  const reasons = await listReasons(ports, settings, { purpose, market, membershipNumber });
  if (reasons.length > 0) return { reasons };
  const offers = await ports.membership.listOffers({ purpose, market, club, membershipNumber });
  return offers.find((offer) => offer.type === type)?.quote ?? { reasons };
}

/**
 * Reason codes against a renewal or an upgrade: the club's, then the store's own (MEMBERSHIP-19, MEMBERSHIP-24,
 * MEMBERSHIP-25). A new membership has none.
 */
export async function listReasons(
  { membership }: Pick<Ports, 'membership'>,
  { getMembershipRules }: Pick<SagaSettings, 'getMembershipRules'>,
  {
    purpose,
    market,
    membershipNumber = '',
  }: Pick<MembershipInquiry, 'purpose' | 'market'> & {
    readonly membershipNumber: string | undefined;
  },
): Promise<readonly number[]> {
  if (purpose === 'MEMBERSHIP_NEW') return [];
  if (purpose === 'UPGRADE') {
    const [reasons, isOffered] = await Promise.all([
      membership.listReasons(purpose, membershipNumber),
      membership.isUpgradeOffered(membershipNumber),
    ]);
    return reasons.length === 0 && !isOffered ? [storeReasons.upgradeNotOffered] : reasons;
  }
  const [reasons, expiresOn] = await Promise.all([
    membership.listReasons(purpose, membershipNumber),
    membership.findLastDay(membershipNumber),
  ]);
  const isTooEarly =
    expiresOn !== undefined &&
    !isRenewalOpen({ expiresOn, market: getMarket(market) }, getMembershipRules(), new Date());
  return isTooEarly ? [...reasons, storeReasons.renewalNotOpen] : reasons;
}
