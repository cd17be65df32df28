import type { BlockStatus } from '@tarima/markets/block-status';
import { membershipNumberSchema } from '@tarima/markets/formats';
import type { KnownMarket } from '@tarima/markets/table';

/** Types of membership (MEMBERSHIP-1). */
export type MembershipType = 'DIAMOND' | 'PLATINUM' | 'BUSINESS' | 'BUSINESS_PLATINUM';

/** Whether a membership can be used today, and otherwise why not (MEMBERSHIP-10). */
export type MembershipStatus = 'ACTIVE' | BlockStatus;

/** The membership of a member. */
export interface Membership {
  /** 14 digits. */
  readonly number: string;
  /** The market that the membership belongs to. */
  readonly market: KnownMarket;
  readonly type: MembershipType;
  /** Last day on which the membership is valid, ISO 8601 date. */
  readonly expiresOn: string;
}

/** Whether a text has the format of a membership number: club 4 digits, account 6, card 4 (MEMBERSHIP-6). */
export function isMembershipNumber(text: string): boolean {
  return membershipNumberSchema.safeParse(text).success;
}
