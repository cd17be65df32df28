import type { CheckoutPurpose } from '../../apollo/schema-types.gen.ts';
import type { PageId } from '../../i18n/route-table.ts';

export type MembershipPurpose = Exclude<CheckoutPurpose, 'ORDER'>;

/** The pages of a purchase, a renewal and an upgrade. */
export const membershipPages = {
  MEMBERSHIP_NEW: { start: 'membership-info', checkout: 'membership-checkout', thankYou: 'membership-thank-you' },
  RENEW: { start: 'renew-welcome', checkout: 'renew-checkout', thankYou: 'renew-thank-you' },
  UPGRADE: { start: 'upgrade-welcome', checkout: 'upgrade-checkout', thankYou: 'upgrade-thank-you' },
} as const satisfies Record<MembershipPurpose, Record<'start' | 'checkout' | 'thankYou', PageId>>;
