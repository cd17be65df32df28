import { createHash } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { MembershipError } from '../errors.ts';
import type { Store, TransactionRow } from './tables.ts';

/** What a transaction did; `failureReason` when the club refused it. */
export type Execution = { readonly membershipId: string } | { readonly failureReason: string };

const hash = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** Serializes calls with the same id, which may arrive at once. */
async function lockId(trx: Store, transactionId: string): Promise<void> {
  await trx
    .selectNoFrom(({ fn, val }) => fn('pg_advisory_xact_lock', [fn('hashtext', [val(transactionId)])]).as('lock'))
    .execute();
}

/**
 * Executes a transaction once: a repetition returns its result.
 * @throws MembershipError 409 TRANSACTION_REUSED when the id was used for another request
 */
export function executeOnce(
  db: Store,
  transactionId: string,
  request: unknown,
  execute: (trx: Store) => Promise<Execution>,
): Promise<TransactionRow> {
  return inTransaction(db, async (trx) => {
    await lockId(trx, transactionId);
    const known = await findTransaction(trx, transactionId);
    if (known?.request != null && known.request !== hash(request)) {
      throw new MembershipError(409, 'TRANSACTION_REUSED', 'The transaction id was used for another request.');
    }
    if (known) return known;
    const result = await execute(trx);
    const isDone = 'membershipId' in result;
    return trx
      .insertInto('membership_transaction')
      .values({
        transaction_id: transactionId,
        request: hash(request),
        status: isDone ? 'SUCCESS' : 'FAILURE',
        failure_reason: isDone ? null : result.failureReason,
        membership_id: isDone ? result.membershipId : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** A transaction that was executed, refused or withdrawn. */
export function findTransaction(db: Store, transactionId: string): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('membership_transaction')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/** Makes a transaction that was not executed impossible; an executed one stays. */
export function withdrawTransaction(db: Store, transactionId: string): Promise<TransactionRow> {
  return inTransaction(db, async (trx) => {
    await lockId(trx, transactionId);
    const known = await findTransaction(trx, transactionId);
    if (known) return known;
    return trx
      .insertInto('membership_transaction')
      .values({
        transaction_id: transactionId,
        request: null,
        status: 'FAILURE',
        failure_reason: 'WITHDRAWN',
        membership_id: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
