import type { MembershipType } from '../../apollo/schema-types.gen.ts';
import type { MembershipPurpose } from '../checkout/index.ts';
import type { MembershipCheckoutPageQuery } from './membership-checkout.gen.ts';
import type { Purchase } from './purchase-summary.tsx';
import type { MembershipAttempt } from './use-attempt.ts';

/** The type that each type is upgraded to (MEMBERSHIP-5). */
const upgradedTypes: Partial<Record<MembershipType, MembershipType>> = {
  DIAMOND: 'PLATINUM',
  BUSINESS: 'BUSINESS_PLATINUM',
};

/** What is bought, from the member's own membership and the attempt. */
export function usePurchase(
  purpose: MembershipPurpose,
  me: MembershipCheckoutPageQuery['me'],
  attempt: MembershipAttempt | undefined,
): Purchase {
  const price = attempt?.amount;
  if (purpose === 'MEMBERSHIP_NEW') return { purpose, type: undefined, price };
  const current = me?.membership?.type;
  const isUpgrade = purpose === 'UPGRADE';
  return {
    purpose,
    type: isUpgrade && current ? upgradedTypes[current] : current,
    currentType: isUpgrade ? current : undefined,
    membershipNumber: me?.membershipNumber,
    expiresOn: me?.membership?.expiresOn,
    price,
  };
}
