import type { z } from 'zod';
import { upgrades } from './prices.ts';
import { formatLocalDate, getBlockStatus } from './responses.ts';
import type { Membership } from './store/memberships.ts';
import type { renewalReasonSchema, transactionSchema, upgradeReasonSchema } from './wire/memberships.ts';

/** Limits for renewals and upgrades without the service desk. */
export interface EligibilityRules {
  /** Number of days before the expiry date from which a membership can be renewed. */
  readonly renewalDays: number;
  /** Maximum number of active cards of an account that is renewed or upgraded. */
  readonly maximumCards: number;
}

type RenewalCode = z.output<typeof renewalReasonSchema>['code'];
type UpgradeCode = z.output<typeof upgradeReasonSchema>['code'];
type Transaction = z.output<typeof transactionSchema>;

const dayMs = 86_400_000;

/** Reasons against a renewal, the most important first. An expired membership can be renewed. */
export function listRenewalReasons(membership: Membership, rules: EligibilityRules, now: Date): RenewalCode[] {
  const { account } = membership;
  const blockStatus = getBlockStatus(membership, now);
  const lastDayInPeriod = formatLocalDate(account.country_code, new Date(now.getTime() + rules.renewalDays * dayMs));
  return selectCodes<RenewalCode>([
    [80002, blockStatus !== undefined && blockStatus !== 'EXPIRED'],
    [80004, hasTooManyCards(membership, rules)],
    [80005, account.expires_on > lastDayInPeriod],
  ]);
}

/** Reasons against an upgrade, the most important first (MEMBERSHIP-5, MEMBERSHIP-27). */
export function listUpgradeReasons(membership: Membership, rules: EligibilityRules, now: Date): UpgradeCode[] {
  const { account, card } = membership;
  return selectCodes<UpgradeCode>([
    [110002, getBlockStatus(membership, now) !== undefined],
    [110003, upgrades[account.membership_type] === undefined],
    [110004, !card.is_primary],
    [110005, !account.is_upgrade_allowed],
    [110006, hasTooManyCards(membership, rules)],
  ]);
}

/** Transactions that the club offers for a membership, with the resulting membership types. */
export function listTransactions({ account }: Membership): Transaction[] {
  const upgraded = account.is_upgrade_allowed ? upgrades[account.membership_type] : undefined;
  const renewal: Transaction = { context: 'RENEWAL', membershipTypes: [account.membership_type] };
  return upgraded ? [renewal, { context: 'UPGRADE', membershipTypes: [upgraded] }] : [renewal];
}

function hasTooManyCards({ cards }: Membership, { maximumCards }: EligibilityRules): boolean {
  return cards.filter(({ status }) => status === 'ACTIVE').length > maximumCards;
}

function selectCodes<Code>(codes: readonly (readonly [code: Code, holds: boolean])[]): Code[] {
  return codes.filter(([, applies]) => applies).map(([code]) => code);
}
