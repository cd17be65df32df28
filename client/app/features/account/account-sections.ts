import type { AccountQuery } from './account.gen.ts';

/** The signed-in member of my account. */
export type AccountMember = NonNullable<AccountQuery['me']>;

/** Parts of my account, as `?section=` names them (ACCOUNT-263). */
const accountSectionNames = ['details', 'membership', 'devices'] as const;

export type AccountSectionName = (typeof accountSectionNames)[number];

/** The part of my account in a page's query; undefined for the overview. */
export const findAccountSection = (query: URLSearchParams): AccountSectionName | undefined =>
  accountSectionNames.find((name) => name === query.get('section'));
