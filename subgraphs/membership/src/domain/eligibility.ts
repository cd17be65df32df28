import type { RenewalFieldName } from '@tarima/markets/renewal-fields';
import type { KnownMarket } from '@tarima/markets/table';

/** What a member can do with a membership. */
export type MembershipAction = 'renewal' | 'upgrade';

/** Reasons against a renewal (80001 to 80005) or an upgrade (110001 to 110006), by public code (MEMBERSHIP-19). */
export const reasonNames = {
  80001: 'CONFIG',
  80002: 'STATUS',
  80003: 'API',
  80004: 'MULTIPLE_CARDS',
  80005: 'EXPIRY',
  110001: 'CONFIG',
  110002: 'STATUS',
  110003: 'TYPE',
  110004: 'SECONDARY',
  110005: 'NOT_ALLOWED',
  110006: 'MAX_CARDS',
} as const;

export type ReasonCode = keyof typeof reasonNames;

/** Reasons that the store itself gives. */
export const storeReasons = {
  /** The market's configuration has no renewals or no upgrades (MEMBERSHIP-21, MEMBERSHIP-22). */
  switchedOff: { renewal: 80001, upgrade: 110001 },
  /** The membership API gave no usable response; the code is the same for upgrades (MEMBERSHIP-26). */
  serviceUnavailable: 80003,
  /** The renewal period has not begun (MEMBERSHIP-24). */
  renewalNotOpen: 80005,
  /** The club lacks contact information that a renewal requires (MEMBERSHIP-29); the member completes it in my account. */
  renewalFieldMissing: 80002,
  /** Not the first card of the account (MEMBERSHIP-27). */
  secondaryCard: 110004,
  /** The club has no upgrade for this membership (MEMBERSHIP-25). */
  upgradeNotOffered: 110005,
} as const;

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
  readonly reasons: { readonly code: ReasonCode; readonly name: (typeof reasonNames)[ReasonCode] }[];
}

/** Whether the renewal period has begun, in the time zone of the membership's market (MEMBERSHIP-23). */
export function isRenewalOpen(
  { expiresOn, market }: { readonly expiresOn: string; readonly market: KnownMarket },
  { renewalDaysBeforeExpiry }: EligibilityRules,
  now: Date,
): boolean {
  const lastDayInPeriod = new Date(now.getTime() + renewalDaysBeforeExpiry * 86_400_000);
  // The Swedish locale formats dates as ISO 8601 does.
  return expiresOn <= lastDayInPeriod.toLocaleDateString('sv-SE', { timeZone: market.timeZone });
}

/** @returns the eligibility with each reason once, in the order given */
export function toEligibility(codes: readonly ReasonCode[]): Eligibility {
  const reasons = [...new Set(codes)].map((code) => ({ code, name: reasonNames[code] }));
  return { isEligible: reasons.length === 0, reasons };
}
