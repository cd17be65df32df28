import { createHash } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { MembershipError } from '../errors.ts';
import { type TransactionRequest, transactionRequestSchema } from '../wire/transactions.ts';
import { addPurchaseLog } from './purchase-logs.ts';
import type { Store, TransactionRow } from './tables.ts';

/** What a transaction did; `failureReason` when the club refused it. */
export type Execution = { readonly membershipId: string } | { readonly failureReason: string };

/** Executes a request in a database transaction. */
export type Execute = (trx: Store, request: TransactionRequest) => Promise<Execution>;

/** How the club executes a transaction. */
export interface TransactionOptions {
  readonly execute: Execute;
  readonly now: Date;
}

const hash = (request: TransactionRequest) => createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** Serializes calls with the same id, which may arrive at once. */
async function lockId(trx: Store, transactionId: string): Promise<void> {
  await trx
    .selectNoFrom(({ fn, val }) => fn('pg_advisory_xact_lock', [fn('hashtext', [val(transactionId)])]).as('lock'))
    .execute();
}

/**
 * Executes a transaction once: a repetition returns its result, also through the other version of the API.
 * @param delayMs after which time it is executed; it is pending until then
 * @throws MembershipError 409 TRANSACTION_REUSED when the id was used for another request
 */
export function executeOnce(
  db: Store,
  transactionId: string,
  request: TransactionRequest,
  { execute, now, delayMs }: TransactionOptions & { readonly delayMs: number },
): Promise<TransactionRow> {
  return inTransaction(db, async (trx) => {
    await lockId(trx, transactionId);
    const known = await findTransaction(trx, transactionId);
    if (known?.request != null && known.request !== hash(request)) {
      throw new MembershipError(409, 'TRANSACTION_REUSED', 'The transaction id was used for another request.');
    }
    if (known) return settle(trx, known, { execute, now });
    const row = await trx
      .insertInto('membership_transaction')
      .values({
        transaction_id: transactionId,
        request: hash(request),
        status: 'PENDING',
        pending_request: JSON.stringify(request),
        due_at: new Date(now.getTime() + delayMs),
        failure_reason: null,
        membership_id: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await addPurchaseLog(trx, { transactionId, source: 'CLUB', event: 'RECEIVED', detail: request.context }, now);
    return settle(trx, row, { execute, now });
  });
}

/** A transaction that was accepted, executed, refused or withdrawn. */
export function findTransaction(db: Store, transactionId: string): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('membership_transaction')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/** Executes the pending transactions that are due. */
export async function executeDue(db: Store, { execute, now }: TransactionOptions): Promise<void> {
  const due = await db
    .selectFrom('membership_transaction')
    .select('transaction_id')
    .where('status', '=', 'PENDING')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
  for (const { transaction_id: id } of due) {
    await inTransaction(db, async (trx) => {
      await lockId(trx, id);
      const row = await findTransaction(trx, id);
      if (row) await settle(trx, row, { execute, now });
    });
  }
}

/** Makes a transaction that was not executed impossible; an executed one stays. */
export function withdrawTransaction(db: Store, transactionId: string, now: Date): Promise<TransactionRow> {
  return inTransaction(db, async (trx) => {
    await lockId(trx, transactionId);
    const known = await findTransaction(trx, transactionId);
    if (known && known.status !== 'PENDING') return known;
    const result = {
      status: 'FAILURE',
      failure_reason: 'WITHDRAWN',
      membership_id: null,
      pending_request: null,
      due_at: null,
    } as const;
    await addPurchaseLog(trx, { transactionId, source: 'CLUB', event: 'WITHDRAWN' }, now);
    return trx
      .insertInto('membership_transaction')
      .values({ transaction_id: transactionId, request: known?.request ?? null, ...result })
      .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(result))
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Executes a pending transaction that is due, in the transaction that holds the lock of its id. */
async function settle(trx: Store, row: TransactionRow, { execute, now }: TransactionOptions): Promise<TransactionRow> {
  if (row.pending_request === null || row.due_at === null || row.due_at > now) return row;
  const request = transactionRequestSchema.parse(JSON.parse(row.pending_request));
  const result = await execute(trx, request);
  const isDone = 'membershipId' in result;
  const { transaction_id: transactionId } = row;
  await addPurchaseLog(
    trx,
    isDone
      ? { transactionId, source: 'CLUB', event: 'EXECUTED', detail: result.membershipId }
      : { transactionId, source: 'CLUB', event: 'REFUSED', detail: result.failureReason },
    now,
  );
  const { electronicInvoiceDetails: invoice } = request;
  if (isDone && invoice) {
    await addPurchaseLog(trx, { transactionId, source: 'CLUB', event: 'INVOICED', detail: invoice.idType }, now);
  }
  return trx
    .updateTable('membership_transaction')
    .set({
      status: isDone ? 'SUCCESS' : 'FAILURE',
      failure_reason: isDone ? null : result.failureReason,
      membership_id: isDone ? result.membershipId : null,
      pending_request: null,
      due_at: null,
    })
    .where('transaction_id', '=', transactionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
