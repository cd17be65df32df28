import { type IneligibilityReason, type ReasonCode, toReasons } from '@tarima/markets/membership-reasons';
import type { RenewalFieldName } from '@tarima/markets/renewal-fields';
import type { Localized } from '@tarima/markets/table';

/** What a member can do with a membership. */
export type MembershipAction = 'renewal' | 'upgrade';

/** The configured rules of a market for renewals and upgrades. */
export interface EligibilityRules {
  readonly renewal: boolean;
  readonly upgrade: boolean;
  /** Days before the last day of a membership from which it can be renewed. */
  readonly renewalDaysBeforeExpiry: number;
  /** Contact information that a renewal requires (MEMBERSHIP-29). */
  readonly requiredRenewalFields: readonly RenewalFieldName[];
  /** Whether holders of additional cards can upgrade (MEMBERSHIP-28). */
  readonly upgradeSecondaryCards: boolean;
}

/** Whether an action is possible; the reasons against it are empty when it is. */
export interface Eligibility {
  readonly isEligible: boolean;
  readonly reasons: IneligibilityReason[];
}

/** What editors wrote about reasons, by code (MEMBERSHIP-301). */
export type ReasonMessages = Partial<
  Readonly<Record<ReasonCode, { readonly title: Localized; readonly text: Localized }>>
>;

/** @returns the eligibility with each reason once, in the order given */
export function toEligibility(codes: readonly ReasonCode[]): Eligibility {
  const reasons = toReasons(codes);
  return { isEligible: reasons.length === 0, reasons };
}
