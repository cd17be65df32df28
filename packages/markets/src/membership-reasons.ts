import type { KnownMarket } from './table.ts';

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
export type ReasonName = (typeof reasonNames)[ReasonCode];

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

/** A reason with its name. */
export interface IneligibilityReason {
  readonly code: ReasonCode;
  readonly name: ReasonName;
}

const isReasonCode = (code: number): code is ReasonCode => Object.hasOwn(reasonNames, code);

/** The reasons of codes, each once, in the order given. Codes that do not exist are left out. */
export const toReasons = (codes: readonly number[]): IneligibilityReason[] =>
  [...new Set(codes)].filter(isReasonCode).map((code) => ({ code, name: reasonNames[code] }));

/**
 * Whether the renewal period of a membership has begun: `renewalDaysBeforeExpiry` days before its last day (an ISO date),
 * in the time zone of its market (MEMBERSHIP-23).
 */
export function isRenewalOpen(
  { expiresOn, market }: { readonly expiresOn: string; readonly market: KnownMarket },
  { renewalDaysBeforeExpiry }: { readonly renewalDaysBeforeExpiry: number },
  now: Date,
): boolean {
  const lastDayInPeriod = new Date(now.getTime() + renewalDaysBeforeExpiry * 86_400_000);
  // The Swedish locale formats dates as ISO 8601 does.
  return expiresOn <= lastDayInPeriod.toLocaleDateString('sv-SE', { timeZone: market.timeZone });
}
