import type { MembershipType } from '../../apollo/schema-types.gen.ts';
import type { MembershipPurpose } from '../checkout/index.ts';
import type { MembershipCheckoutPageQuery } from './membership-checkout.gen.ts';
import type { Purchase } from './purchase-summary.tsx';
import type { MembershipAttempt } from './use-attempt.ts';

/** The type after an upgrade (MEMBERSHIP-5). */
const upgradedTypes: Partial<Record<MembershipType, MembershipType>> = {
  DIAMOND: 'PLATINUM',
  BUSINESS: 'BUSINESS_PLATINUM',
};

/** What an attempt buys, with what the page knows about the member before there is one. */
export function describePurchase(
  purpose: MembershipPurpose,
  me: MembershipCheckoutPageQuery['me'],
  attempt: MembershipAttempt | undefined,
): Purchase {
  const bought = attempt?.membership;
  const own = purpose === 'MEMBERSHIP_NEW' ? undefined : me?.membership;
  const isUpgrade = purpose === 'UPGRADE';
  return {
    purpose,
    type: bought?.type ?? (own && isUpgrade ? upgradedTypes[own.type] : own?.type),
    currentType: isUpgrade ? own?.type : undefined,
    membershipNumber: own ? me?.membershipNumber : undefined,
    clubName: bought?.club.name ?? own?.club?.name,
    holderName: bought?.firstName ?? undefined,
    expiresOn: own?.expiresOn,
    expiresOnAfter: purpose === 'RENEW' ? own?.expiresOnAfterRenewal : undefined,
    price: attempt?.amount,
  };
}
