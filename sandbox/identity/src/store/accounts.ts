import { inTransaction } from '@tarima/service-kit/database';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { endEmailCodes } from './email-codes.ts';
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
  readonly phone?: string | undefined;
  /** How well the details match the club's record of the membership. */
  readonly verificationStatus: AccountVerification;
  /** An account can sign in once its email address is verified. */
  readonly isEmailVerified: boolean;
}

/** The statuses of an account; a rejected registration creates none. */
export type AccountVerification = 'PENDING' | 'VERIFIED' | 'APPROVED';

/** A new account. One that the club's staff creates is approved and its address verified. */
export interface NewAccount
  extends Omit<Account, 'verificationStatus' | 'isEmailVerified'>,
    Partial<Pick<Account, 'verificationStatus' | 'isEmailVerified'>> {
  readonly password: string;
}

/** Result of a password check: the account, or that its address has to be verified first. */
export type Authentication =
  | { readonly kind: 'signed-in' | 'unverified'; readonly account: Account }
  | { readonly kind: 'wrong' };

type Row = Selectable<IdentityTables['account']>;

/** Operators have no membership. */
export const getAccountKind = ({ membershipNumber }: Pick<Account, 'membershipNumber'>): AccountKind =>
  membershipNumber === undefined ? 'operator' : 'member';

const toAccount = (row: Row): Account => ({
  subject: row.subject,
  membershipNumber: row.membership_number ?? undefined,
  email: row.email,
  givenName: row.given_name,
  familyName: row.family_name,
  locale: row.locale,
  phone: row.phone ?? undefined,
  verificationStatus: row.verification_status,
  isEmailVerified: row.email_verified_at !== null,
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
  phone: account.phone ?? null,
  verification_status: account.verificationStatus ?? 'APPROVED',
  email_verified_at: (account.isEmailVerified ?? true) ? new Date() : null,
});

async function insertAccount(db: Kysely<IdentityTables>, row: Insertable<IdentityTables['account']>): Promise<boolean> {
  const created = await db
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return created !== undefined;
}

/** Normalises an entered identifier to its stored form: emails in lower case, membership numbers as digits. */
export function normalizeIdentifier(entered: string): string {
  const digits = entered.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : entered.trim().toLowerCase();
}

/**
 * The accounts of the provider. Together with the functions below the only SQL on the tables `account` and
 * `deleted_subject`.
 */
export function createAccounts(db: Kysely<IdentityTables>) {
  // Verifying a decoy hash takes as long for an unknown identifier as for a wrong password, so that timing does not
  // reveal who is a member.
  const decoy = hashPassword('no account has this password');
  const selectByIdentifier = (kind: AccountKind, identifier: string) =>
    db
      .selectFrom('account')
      .selectAll()
      .where('kind', '=', kind)
      .where((where) => where.or([where('email', '=', identifier), where('membership_number', '=', identifier)]))
      .executeTakeFirst();

  return {
    async find(subject: string): Promise<Account | undefined> {
      const row = await db.selectFrom('account').selectAll().where('subject', '=', subject).executeTakeFirst();
      return row && toAccount(row);
    },

    /** The account of this kind with this email or membership number, normalised by `normalizeIdentifier`. */
    async findByIdentifier(kind: AccountKind, identifier: string): Promise<Account | undefined> {
      const row = await selectByIdentifier(kind, identifier);
      return row && toAccount(row);
    },

    /** Checks the password of the account of this kind with this email or membership number. */
    async authenticate(kind: AccountKind, identifier: string, password: string): Promise<Authentication> {
      const row = await selectByIdentifier(kind, identifier);
      const matches = await verifyPassword(password, row?.password_hash ?? (await decoy));
      if (!row || !matches) return { kind: 'wrong' };
      const account = toAccount(row);
      return { kind: account.isEmailVerified ? 'signed-in' : 'unverified', account };
    },

    /** Creates an account. @returns false when the subject, membership number or email exists already */
    create: async (account: NewAccount): Promise<boolean> => insertAccount(db, await toRow(account)),

    /**
     * Creates the account of a membership, or replaces one whose email address was never verified: its codes end, and it keeps
     * its subject, for which the codes sent so far are counted (MEMBERSHIP-350).
     * @returns false when the membership has a verified account, or another account has the email address
     */
    async register(account: NewAccount & { readonly membershipNumber: string }): Promise<boolean> {
      const { subject, ...details } = await toRow(account);
      return inTransaction(db, async (trx) => {
        if (await insertAccount(trx, { subject, ...details })) return true;
        const replaced = await trx
          .updateTable('account')
          .set(details)
          .where('membership_number', '=', account.membershipNumber)
          .where('email_verified_at', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('account as other')
                  .select('other.subject')
                  .where('other.email', '=', details.email)
                  .whereRef('other.subject', '!=', 'account.subject'),
              ),
            ),
          )
          .returning('subject')
          .executeTakeFirst();
        if (replaced) await endEmailCodes(trx, replaced.subject);
        return replaced !== undefined;
      });
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

/** Marks the email address of an account as verified, which happens once. */
export async function verifyAccountEmail(db: Kysely<IdentityTables>, subject: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('subject', '=', subject)
    .where('email_verified_at', 'is', null)
    .execute();
}

/**
 * Changes the email address of an account to one that was verified. Links to set a password that went to the former address
 * end. @returns false when another account has the address
 */
export async function changeAccountEmail(db: Kysely<IdentityTables>, subject: string, email: string): Promise<boolean> {
  // A concurrent change to the same address waits here for the first one.
  await sql`select pg_advisory_xact_lock(hashtext(${email}))`.execute(db);
  const changed = await db
    .updateTable('account')
    .set({ email, email_verified_at: sql<Date>`now()` })
    .where('subject', '=', subject)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account as other').select('other.subject').where('other.email', '=', email))),
    )
    .returning('subject')
    .executeTakeFirst();
  if (changed) await endEmailCodes(db, subject);
  return changed !== undefined;
}

/** Sets the password of an account. */
export async function setAccountPassword(db: Kysely<IdentityTables>, subject: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.updateTable('account').set({ password_hash }).where('subject', '=', subject).execute();
}

export type Accounts = ReturnType<typeof createAccounts>;
