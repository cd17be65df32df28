import { inTransaction } from '@tarima/service-kit/database';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import type { Store, TransactionRow } from './store/tables.ts';
import { insertMovement, lockTransaction, updateTransaction } from './store/transactions.ts';
import { getProfile } from './test-cards.ts';

/** The transaction, held; @throws PaymentsError TRANSACTION_NOT_FOUND. */
export async function holdTransaction(trx: Store, referenceNumber: string): Promise<TransactionRow> {
  const row = await lockTransaction(trx, referenceNumber);
  if (!row) throw transactionNotFound();
  return row;
}

/** The refusal of a reference number that belongs to no transaction. */
export function transactionNotFound(): PaymentsError {
  return new PaymentsError(404, 'TRANSACTION_NOT_FOUND', 'There is no such transaction.');
}

/** What a capture came to; `refused` leaves the money held. */
export interface Capture {
  readonly row: TransactionRow;
  readonly refused: boolean;
  /** False when the money had been taken before. */
  readonly first: boolean;
}

/**
 * Takes the held money, once: a repeated capture answers as the first did and moves nothing.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, NOT_APPROVED, ALREADY_VOIDED.
 */
export function capture(context: PaymentsContext, referenceNumber: string): Promise<Capture> {
  return inTransaction(context.db, async (trx) => {
    const row = await holdTransaction(trx, referenceNumber);
    if (row.voided_at) throw new PaymentsError(409, 'ALREADY_VOIDED', 'The transaction was voided.');
    if (row.status !== 'APPROVED') throw new PaymentsError(409, 'NOT_APPROVED', 'The transaction is not approved.');
    if (row.captured_at) return { row, refused: false, first: false };
    if (getProfile(row.profile).captureRefused) return { row, refused: true, first: true };
    const now = context.clock();
    await insertMovement(trx, row, 'CAPTURE', now);
    const captured = await updateTransaction(trx, referenceNumber, { captured_at: now });
    return { row: captured, refused: false, first: true };
  });
}

/**
 * Lets the money go: a hold, or a capture that is not settled yet; a transaction without money is closed for good.
 * Repeating it changes nothing.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, ALREADY_SETTLED.
 */
export function voidTransaction(context: PaymentsContext, referenceNumber: string): Promise<TransactionRow> {
  return inTransaction(context.db, async (trx) => {
    const row = await holdTransaction(trx, referenceNumber);
    if (row.voided_at) return row;
    const now = context.clock();
    if (row.captured_at && now.getTime() - row.captured_at.getTime() >= settlementMs(context)) {
      throw new PaymentsError(409, 'ALREADY_SETTLED', 'The capture is settled and needs a refund.');
    }
    if (row.status === 'APPROVED') await insertMovement(trx, row, 'VOID', now);
    return updateTransaction(trx, referenceNumber, { voided_at: now });
  });
}

function settlementMs(context: PaymentsContext): number {
  return context.env.PAYMENTS_SETTLEMENT_MINUTES * 60_000;
}
