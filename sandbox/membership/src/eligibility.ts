import type { z } from 'zod';
import { blockStatusOf, localDate } from './answers.ts';
import type { Membership } from './store/memberships.ts';
import type { AccountRow } from './store/tables.ts';
import type { renewalReasonSchema, transactionSchema, upgradeReasonSchema } from './wire.ts';

/** How far the club goes without the service desk. */
export interface EligibilityRules {
  /** A membership may be renewed from so many days before its last day on. */
  readonly renewalDays: number;
  /** The most cards in force of an account that is renewed or upgraded. */
  readonly maximumCards: number;
}

type RenewalCode = z.output<typeof renewalReasonSchema>['code'];
type UpgradeCode = z.output<typeof upgradeReasonSchema>['code'];
type Transaction = z.output<typeof transactionSchema>;

const dayMs = 86_400_000;

/** Which type an upgrade makes of each; the others are the highest of their kind (MEMBERSHIP-5). */
const upgrades: Partial<Record<AccountRow['membership_type'], AccountRow['membership_type']>> = {
  DIAMOND: 'PLATINUM',
  BUSINESS: 'BUSINESS_PLATINUM',
};

/** Why a membership cannot be renewed, the most important reason first. One that has expired can. */
export function renewalReasons(membership: Membership, rules: EligibilityRules, now: Date): RenewalCode[] {
  const { account } = membership;
  const blockStatus = blockStatusOf(membership, now);
  const lastDayInPeriod = localDate(account.country_code, new Date(now.getTime() + rules.renewalDays * dayMs));
  return those<RenewalCode>([
    [80002, blockStatus !== undefined && blockStatus !== 'EXPIRED'],
    [80004, hasTooManyCards(membership, rules)],
    [80005, account.expires_on > lastDayInPeriod],
  ]);
}

/** Why a membership cannot be upgraded, the most important reason first (MEMBERSHIP-5, MEMBERSHIP-27). */
export function upgradeReasons(membership: Membership, rules: EligibilityRules, now: Date): UpgradeCode[] {
  const { account, card } = membership;
  return those<UpgradeCode>([
    [110002, blockStatusOf(membership, now) !== undefined],
    [110003, upgrades[account.membership_type] === undefined],
    [110004, !card.is_primary],
    [110005, !account.is_upgrade_allowed],
    [110006, hasTooManyCards(membership, rules)],
  ]);
}

/** What the club sells for a membership, and the types that it may have afterwards. */
export function transactionsOf({ account }: Membership): Transaction[] {
  const upgraded = account.is_upgrade_allowed ? upgrades[account.membership_type] : undefined;
  const renewal: Transaction = { context: 'RENEWAL', membershipTypes: [account.membership_type] };
  return upgraded ? [renewal, { context: 'UPGRADE', membershipTypes: [upgraded] }] : [renewal];
}

function hasTooManyCards({ cards }: Membership, { maximumCards }: EligibilityRules): boolean {
  return cards.filter(({ status }) => status === 'ACTIVE').length > maximumCards;
}

function those<Code>(codes: readonly (readonly [code: Code, holds: boolean])[]): Code[] {
  return codes.filter(([, holds]) => holds).map(([code]) => code);
}
