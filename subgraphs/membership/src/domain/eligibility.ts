import type { KnownMarket } from '@tarima/markets/table';

/** What may be done with a membership. */
export type MembershipAction = 'renewal' | 'upgrade';

/** The club's numbers for why a membership cannot be renewed or upgraded, and our names (MEMBERSHIP-19). */
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

/** The membership API gave no usable answer; upgrades have no number of their own for it (MEMBERSHIP-26). */
export const unanswered: ReasonCode = 80003;

/** What the shop does with memberships of a market, as configured. */
export interface MembershipOffers {
  readonly renewal: boolean;
  readonly upgrade: boolean;
  /** A membership may be renewed from so many days before its last day on. */
  readonly renewalDaysBeforeExpiry: number;
}

/** Whether the days in which the shop renews a membership have begun, in its own country (MEMBERSHIP-23). */
export function isRenewalOpen(
  { expiresOn, market }: { readonly expiresOn: string; readonly market: KnownMarket },
  { renewalDaysBeforeExpiry }: MembershipOffers,
  now: Date,
): boolean {
  const lastDayInPeriod = new Date(now.getTime() + renewalDaysBeforeExpiry * 86_400_000);
  // Swedish writes dates as ISO 8601 does.
  return expiresOn <= lastDayInPeriod.toLocaleDateString('sv-SE', { timeZone: market.timeZone });
}

/** Reasons as the graph tells them, each once. */
export function eligibilityOf(codes: readonly ReasonCode[]) {
  const reasons = [...new Set(codes)].map((code) => ({ code, name: reasonNames[code] }));
  return { isPossible: reasons.length === 0, reasons };
}
