import type { MembershipPurpose } from '../checkout/index.ts';
import type { MembershipCheckoutPageQuery } from './membership-checkout.gen.ts';
import type { Purchase } from './purchase-summary.tsx';
import type { MembershipAttempt } from './use-attempt.ts';

/** What an attempt buys, with what the page knows about the member before there is one. */
export function describePurchase(
  purpose: MembershipPurpose,
  me: MembershipCheckoutPageQuery['me'],
  attempt: MembershipAttempt | undefined,
): Purchase {
  const bought = attempt?.membership;
  const isNew = purpose === 'MEMBERSHIP_NEW';
  return {
    purpose,
    type: bought?.type ?? (purpose === 'RENEW' ? me?.membership?.type : undefined),
    currentType: purpose === 'UPGRADE' ? me?.membership?.type : undefined,
    membershipNumber: isNew ? undefined : me?.membershipNumber,
    clubName: bought?.club.name,
    holderName: bought?.firstName ?? undefined,
    expiresOn: isNew ? undefined : me?.membership?.expiresOn,
    price: attempt?.amount,
  };
}
