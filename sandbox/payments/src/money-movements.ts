import { inTransaction } from '@tarima/service-kit/database';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import type { Store, TransactionRow } from './store/tables.ts';
import { insertMovement, lockTransaction, updateTransaction } from './store/transactions.ts';
import { getProfile } from './test-cards.ts';

/** Locks the transaction. @throws PaymentsError TRANSACTION_NOT_FOUND. */
export async function lockExistingTransaction(trx: Store, referenceNumber: string): Promise<TransactionRow> {
  const row = await lockTransaction(trx, referenceNumber);
  if (!row) throw createTransactionNotFoundError();
  return row;
}

/** Creates the error for an unknown reference number. */
export function createTransactionNotFoundError(): PaymentsError {
  return new PaymentsError(404, 'TRANSACTION_NOT_FOUND', 'There is no such transaction.');
}

/** Result of a capture; after `refused` the amount is still authorised. */
export interface Capture {
  readonly row: TransactionRow;
  readonly refused: boolean;
  /** False when an earlier call captured the transaction. */
  readonly first: boolean;
}

/**
 * Captures an authorised transaction once; a replay returns the first result and moves no money.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, NOT_APPROVED, ALREADY_VOIDED.
 */
export function capture(context: PaymentsContext, referenceNumber: string): Promise<Capture> {
  return inTransaction(context.db, async (trx) => {
    const row = await lockExistingTransaction(trx, referenceNumber);
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
 * Voids an authorisation or an unsettled capture, and closes a transaction that moved no money. A replay changes
 * nothing.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, ALREADY_SETTLED.
 */
export function voidTransaction(context: PaymentsContext, referenceNumber: string): Promise<TransactionRow> {
  return inTransaction(context.db, async (trx) => {
    const row = await lockExistingTransaction(trx, referenceNumber);
    if (row.voided_at) return row;
    const now = context.clock();
    if (row.captured_at && now.getTime() - row.captured_at.getTime() >= getSettlementMs(context)) {
      throw new PaymentsError(409, 'ALREADY_SETTLED', 'The capture is settled and needs a refund.');
    }
    if (row.status === 'APPROVED') await insertMovement(trx, row, 'VOID', now);
    return updateTransaction(trx, referenceNumber, { voided_at: now });
  });
}

function getSettlementMs(context: PaymentsContext): number {
  return context.env.PAYMENTS_SETTLEMENT_MINUTES * 60_000;
}
