import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from './tables.ts';

export type EmailCodePurpose = IdentityTables['email_code']['purpose'];

/** Limits of the codes that are sent by email. */
export interface EmailCodeLimits {
  /** How long a code is valid. */
  readonly minutes: number;
  /** Codes of one account and purpose within an hour. */
  readonly perHour: number;
}

/** What a code is worth: its account, or why it is refused. */
export type EmailCodeCheck =
  | { readonly kind: 'valid' | 'used' | 'expired'; readonly subject: string }
  | { readonly kind: 'unknown' };

const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url');
const keptDays = 7;

/** Requests that create, use or end codes of one account wait for each other. */
const lockAccount = (db: Kysely<IdentityTables>, subject: string) =>
  db.selectFrom('account').select('subject').where('subject', '=', subject).forUpdate().execute();

/**
 * Creates a code for an account; undefined when the account has received as many as allowed. Codes have 256 random bits, so
 * that a fast hash suffices. An older code stays valid, because mails can arrive in another order.
 */
export async function createEmailCode(
  db: Kysely<IdentityTables>,
  purpose: EmailCodePurpose,
  subject: string,
  { minutes, perHour }: EmailCodeLimits,
): Promise<string | undefined> {
  const code = randomBytes(32).toString('base64url');
  await lockAccount(db, subject);
  const { recent } = await db
    .selectFrom('email_code')
    .select((select) => select.fn.countAll<string>().as('recent'))
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (Number(recent) >= perHour) return undefined;
  await db
    .insertInto('email_code')
    .values({
      hash: hashCode(code),
      purpose,
      subject,
      created_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
      used_at: null,
    })
    .execute();
  return code;
}

/** Checks a code without using it. */
export async function findEmailCode(
  db: Kysely<IdentityTables>,
  purpose: EmailCodePurpose,
  code: string,
): Promise<EmailCodeCheck> {
  const row = await db
    .selectFrom('email_code')
    .select(['subject', 'used_at', sql<boolean>`expires_at <= now()`.as('is_expired')])
    .where('hash', '=', hashCode(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  if (row.used_at !== null) return { kind: 'used', subject: row.subject };
  return { kind: row.is_expired ? 'expired' : 'valid', subject: row.subject };
}

/**
 * Uses a valid code; of parallel requests only one succeeds. All other codes of this account and purpose end.
 * @param subject the account that the code must belong to; any account without it
 */
export async function consumeEmailCode(
  db: Kysely<IdentityTables>,
  purpose: EmailCodePurpose,
  code: string,
  subject?: string,
): Promise<EmailCodeCheck> {
  const found = await findEmailCode(db, purpose, code);
  if (found.kind === 'unknown' || (subject !== undefined && found.subject !== subject)) return { kind: 'unknown' };
  await lockAccount(db, found.subject);
  const check = await findEmailCode(db, purpose, code);
  if (check.kind !== 'valid') return check;
  await db
    .updateTable('email_code')
    .set({ used_at: sql<Date>`now()` })
    .where('subject', '=', check.subject)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  return check;
}

/** Ends the codes of an account whose email address was replaced. They are still counted as sent. */
export async function endEmailCodes(db: Kysely<IdentityTables>, subject: string): Promise<void> {
  await db
    .updateTable('email_code')
    // Earlier than the start of any transaction that has the code.
    .set({ expires_at: sql.ref<Date>('created_at') })
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes codes that expired a week ago; until then a used or expired one is reported as such. */
export async function deleteExpiredEmailCodes(db: Kysely<IdentityTables>): Promise<void> {
  await db
    .deleteFrom('email_code')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}
