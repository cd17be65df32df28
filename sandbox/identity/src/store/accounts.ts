import type { Insertable, Kysely, Selectable } from 'kysely';
import { hashPassword, verifyPassword } from '../passwords.ts';
import type { IdentityTables } from './tables.ts';

/** Members of the club, and operators, who work for it. Each kind signs in to its own clients. */
export type AccountKind = 'member' | 'operator';

/** An account for sign-in; `subject` is the OIDC `sub` and never changes. */
export interface Account {
  readonly subject: string;
  /** 14 digits: club (4), account (6) and card (4). Undefined for operators. */
  readonly membershipNumber?: string | undefined;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Language tag of the member, e.g. `es-CR`. */
  readonly locale: string;
}

export interface NewAccount extends Account {
  readonly password: string;
}

type Row = Selectable<IdentityTables['account']>;

/** Operators have no membership. */
export const getAccountKind = ({ membershipNumber }: Account): AccountKind =>
  membershipNumber === undefined ? 'operator' : 'member';

const toAccount = (row: Row): Account => ({
  subject: row.subject,
  membershipNumber: row.membership_number ?? undefined,
  email: row.email,
  givenName: row.given_name,
  familyName: row.family_name,
  locale: row.locale,
});

const toRow = async ({ password, ...account }: NewAccount): Promise<Insertable<IdentityTables['account']>> => ({
  subject: account.subject,
  kind: getAccountKind(account),
  membership_number: account.membershipNumber ?? null,
  email: account.email.toLowerCase(),
  given_name: account.givenName,
  family_name: account.familyName,
  locale: account.locale,
  password_hash: await hashPassword(password),
});

/** Normalises an entered identifier to its stored form: e-mails in lower case, membership numbers as digits. */
export function normalizeIdentifier(entered: string): string {
  const digits = entered.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : entered.trim().toLowerCase();
}

/**
 * The accounts of the provider. Together with `deleteAccount` the only SQL on the tables `account` and
 * `deleted_subject`.
 */
export function createAccounts(db: Kysely<IdentityTables>) {
  // Verifying a decoy hash takes as long for an unknown identifier as for a wrong password, so that timing does not
  // reveal who is a member.
  const decoy = hashPassword('no account has this password');

  return {
    async find(subject: string): Promise<Account | undefined> {
      const row = await db.selectFrom('account').selectAll().where('subject', '=', subject).executeTakeFirst();
      return row && toAccount(row);
    },

    /** Returns the account of this kind with this e-mail or membership number and password, or undefined. */
    async authenticate(kind: AccountKind, identifier: string, password: string): Promise<Account | undefined> {
      const row = await db
        .selectFrom('account')
        .selectAll()
        .where('kind', '=', kind)
        .where((where) => where.or([where('email', '=', identifier), where('membership_number', '=', identifier)]))
        .executeTakeFirst();
      const matches = await verifyPassword(password, row?.password_hash ?? (await decoy));
      return row && matches ? toAccount(row) : undefined;
    },

    /** Creates an account. @returns false when the subject, membership number or e-mail exists already */
    async create(account: NewAccount): Promise<boolean> {
      const created = await db
        .insertInto('account')
        .values(await toRow(account))
        .onConflict((conflict) => conflict.doNothing())
        .returning('subject')
        .executeTakeFirst();
      return created !== undefined;
    },

    /** Adds missing accounts. Existing accounts keep their password, deleted accounts are not recreated. */
    async add(accounts: readonly NewAccount[]): Promise<void> {
      const subjects = await db
        .selectFrom('account')
        .select('subject')
        .unionAll(db.selectFrom('deleted_subject').select('subject'))
        .execute();
      const known = new Set(subjects.map((row) => row.subject));
      const rows = await Promise.all(accounts.filter((account) => !known.has(account.subject)).map(toRow));
      if (rows.length === 0) return;
      await db
        .insertInto('account')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** Deletes the account of a membership number. @returns its subject, or undefined when there is none */
export async function deleteAccount(db: Kysely<IdentityTables>, membershipNumber: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('account')
    .where('membership_number', '=', membershipNumber)
    .returning('subject')
    .executeTakeFirst();
  if (!deleted) return undefined;
  await db.insertInto('deleted_subject').values(deleted).execute();
  return deleted.subject;
}

export type Accounts = ReturnType<typeof createAccounts>;
