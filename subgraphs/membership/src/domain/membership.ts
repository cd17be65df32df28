import { getMarketDate } from '@tarima/markets/applicant-rules';
import type { BlockStatus } from '@tarima/markets/block-status';
import { membershipNumberSchema } from '@tarima/markets/formats';
import type { MembershipContact } from '@tarima/markets/renewal-fields';
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
  /** Club of the account, four digits. */
  readonly clubKey: string;
  /** Whether the card is the first one of its account. */
  readonly isFirstCard: boolean;
  /** Number of cards of the account. */
  readonly cardCount: number;
  /** Names on the other active cards, for the holder of the first card; empty for the others (MEMBERSHIP-233). */
  readonly otherCardholders: readonly string[];
  /** What the club knows of the holder; a field is empty when it does not know it. */
  readonly contact: MembershipContact;
}

/** An extended attribute: a name and a value. */
export interface MembershipAttribute {
  readonly name: string;
  readonly value: string;
}

/** Whether a text has the format of a membership number: club 4 digits, account 6, card 4 (MEMBERSHIP-6). */
export function isMembershipNumber(text: string): boolean {
  return membershipNumberSchema.safeParse(text).success;
}

/**
 * The last day (ISO date) of a membership that is renewed at `now`: a year after its last day, or after today in its market
 * when it has expired (MEMBERSHIP-300).
 */
export function getLastDayAfterRenewal(
  { expiresOn, market }: Pick<Membership, 'expiresOn' | 'market'>,
  now: Date,
): string {
  const today = getMarketDate(market, now);
  const lastDay = new Date(`${expiresOn > today ? expiresOn : today}T00:00:00Z`);
  lastDay.setUTCFullYear(lastDay.getUTCFullYear() + 1);
  return lastDay.toISOString().slice(0, 10);
}
