import { randomInt, randomUUID } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { type Kysely, sql } from 'kysely';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { changeAccountEmail } from './accounts.ts';
import type { EmailCodeLimits } from './email-codes.ts';
import type { IdentityTables } from './tables.ts';

/** Wrong codes after which a change ends. With the limit of changes in an hour, a guess of a code hardly ever succeeds. */
const maxFailedAttempts = 5;
const codeDigits = 6;

/** A requested change; without a code when the address is used by somebody else, so that it cannot be confirmed. */
export interface RequestedEmailChange {
  readonly code: string | undefined;
}

/**
 * `changed` only once; `repeated` when the code was used before. `wrong`: another code can be tried. `ended`: there is no
 * change that can be confirmed. `email-used`: another account got the address since the request.
 */
export type EmailChangeConfirmation =
  | { readonly kind: 'changed' | 'repeated'; readonly email: string }
  | { readonly kind: 'wrong' | 'ended' | 'email-used' };

export interface EmailChanges {
  /** Requests a change, which ends the earlier ones; undefined when the account has requested too many. */
  request(subject: string, newEmail: string, isUsedElsewhere: boolean): Promise<RequestedEmailChange | undefined>;
  /** Changes the address with the code of the newest request. */
  confirm(subject: string, code: string): Promise<EmailChangeConfirmation>;
}

/** Changes of the email addresses of accounts. The only SQL on the table `email_change`. */
export function createEmailChanges(db: Kysely<IdentityTables>, { minutes, perHour }: EmailCodeLimits): EmailChanges {
  // Requests of one account wait for each other, so that parallel ones are counted.
  const lockAccount = (trx: Kysely<IdentityTables>, subject: string) =>
    trx.selectFrom('account').select('email').where('subject', '=', subject).forUpdate().executeTakeFirst();

  return {
    async request(subject, newEmail, isUsedElsewhere) {
      const owner = await db.selectFrom('account').select('subject').where('email', '=', newEmail).executeTakeFirst();
      const code = owner || isUsedElsewhere ? undefined : String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
      // A request without a code takes as long as one with a code.
      const code_hash = await hashPassword(code ?? randomUUID());
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, subject);
        const { recent } = await trx
          .selectFrom('email_change')
          .select((select) => select.fn.countAll<string>().as('recent'))
          .where('subject', '=', subject)
          .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
          .executeTakeFirstOrThrow();
        if (Number(recent) >= perHour) return undefined;
        await trx
          .insertInto('email_change')
          .values({
            subject,
            new_email: newEmail,
            code_hash,
            created_at: sql<Date>`now()`,
            expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
            used_at: null,
          })
          .execute();
        return { code };
      });
    },

    confirm: (subject, code) =>
      inTransaction(db, async (trx) => {
        const account = await lockAccount(trx, subject);
        const change = await trx
          .selectFrom('email_change')
          .select(['id', 'new_email', 'code_hash', 'failed_attempts', 'used_at'])
          .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
          .where('subject', '=', subject)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (!account || !change || change.is_expired || change.failed_attempts >= maxFailedAttempts) {
          return { kind: 'ended' };
        }
        const update = trx.updateTable('email_change').where('id', '=', change.id);
        if (!(await verifyPassword(code, change.code_hash))) {
          const failed_attempts = change.failed_attempts + 1;
          await update.set({ failed_attempts }).execute();
          return { kind: failed_attempts < maxFailedAttempts ? 'wrong' : 'ended' };
        }
        if (change.used_at !== null) return { kind: 'repeated', email: account.email };
        if (!(await changeAccountEmail(trx, subject, change.new_email))) return { kind: 'email-used' };
        await update.set({ used_at: sql<Date>`now()` }).execute();
        return { kind: 'changed', email: change.new_email };
      }),
  };
}

/** Deletes requests that expired and no longer count for the limit of an hour. */
export async function deleteExpiredEmailChanges(db: Kysely<IdentityTables>): Promise<void> {
  await db.deleteFrom('email_change').where('expires_at', '<', sql<Date>`now() - interval '1 hour'`).execute();
}
