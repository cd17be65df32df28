import type { KnownMarket } from '@tarima/markets/table';

/** Types of membership (MEMBERSHIP-1). */
export type MembershipType = 'DIAMOND' | 'PLATINUM' | 'BUSINESS' | 'BUSINESS_PLATINUM';

/** What a member holds. */
export interface Membership {
  /** 14 digits. */
  readonly number: string;
  /** Where it belongs to. */
  readonly market: KnownMarket;
  readonly type: MembershipType;
  /** ISO date, the last day on which it holds. */
  readonly expiresOn: string;
}

/** Whether a text has the form of a membership number: club 4, account 6, card 4 (MEMBERSHIP-6). */
export function isMembershipNumber(text: string): boolean {
  return /^\d{14}$/.test(text);
}
