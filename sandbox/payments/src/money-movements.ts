import { withClaim } from './claims.ts';
import type { PaymentsContext } from './context.ts';
import { createTransactionNotFoundError, PaymentsError } from './errors.ts';
import { recordAuthorization } from './record-outcome.ts';
import type { TransactionRow } from './store/tables.ts';
import { listRefunds, moveTransaction, updateTransaction } from './store/transactions.ts';

/** Result of a capture; after `refused` the amount is still authorised. */
export interface Capture {
  readonly row: TransactionRow;
  readonly refused: boolean;
  /** False when an earlier call captured the transaction. */
  readonly first: boolean;
}

/**
 * Captures an authorised transaction once; a replay returns the first result and moves no money.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, NOT_APPROVED, ALREADY_VOIDED, PEC_503, PROVIDER_*.
 */
export function capture(context: PaymentsContext, referenceNumber: string): Promise<Capture> {
  return withClaim(context, referenceNumber, 'capture', async (claimed) => {
    const row = await resolveEarlierCalls(context, claimed);
    if (row.voided_at) throw new PaymentsError(409, 'ALREADY_VOIDED', 'The transaction was voided.');
    if (row.status !== 'APPROVED') throw new PaymentsError(409, 'NOT_APPROVED', 'The transaction is not approved.');
    if (row.captured_at) return { row, refused: false, first: false };
    return captureClaimed(context, row);
  });
}

/** Captures an approved transaction that the caller has claimed. */
export async function captureClaimed(context: PaymentsContext, row: TransactionRow): Promise<Capture> {
  const result = await context.getConnector(row).capture(row, row.unresolved_operation !== null);
  if (result === 'refused') return { row, refused: true, first: true };
  return { row: await recordCapture(context, row, result.captureId), refused: false, first: true };
}

function recordCapture({ db, clock }: PaymentsContext, row: TransactionRow, captureId: string) {
  const at = clock();
  return moveTransaction(db, row, { kind: 'CAPTURE', at }, { captured_at: at, provider_capture_id: captureId });
}

/**
 * Voids an authorisation or an unsettled capture, and closes a transaction that moved no money. A capture that was partly
 * refunded counts as settled. A replay changes nothing.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, ALREADY_SETTLED, PEC_503, PROVIDER_*.
 */
export function voidTransaction(context: PaymentsContext, referenceNumber: string): Promise<TransactionRow> {
  return withClaim(context, referenceNumber, 'void', async (claimed) => {
    const row = await resolveEarlierCalls(context, claimed);
    if (row.voided_at) return row;
    if (isSettled(context, row) || (await listRefunds(context.db, referenceNumber)).length > 0) {
      throw new PaymentsError(409, 'ALREADY_SETTLED', 'The capture is settled and needs a refund.');
    }
    const isApproved = row.status === 'APPROVED';
    const connector = context.getConnector(row);
    if (isApproved) await connector.void(row, row.unresolved_operation !== null);
    if (row.status === 'CHALLENGE_REQUIRED') await connector.abandon?.(row);
    const at = context.clock();
    return isApproved
      ? moveTransaction(context.db, row, { kind: 'VOID', at }, { voided_at: at })
      : updateTransaction(context.db, referenceNumber, { voided_at: at });
  });
}

/** Whether the capture can no longer be voided. */
export function isSettled({ env, clock }: PaymentsContext, row: TransactionRow): boolean {
  const settledAt = getSettlementTime(env.PAYMENTS_SETTLEMENT_MINUTES, row);
  return settledAt !== undefined && settledAt <= clock();
}

/** When the capture is settled; undefined without a capture. */
export function getSettlementTime(settlementMinutes: number, row: TransactionRow): Date | undefined {
  if (!row.captured_at) return undefined;
  return row.settled_at ?? new Date(row.captured_at.getTime() + settlementMinutes * 60_000);
}

/**
 * Settles a capture now, as the acquirer's batch does later. A settled capture stays as it is.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, NOT_CAPTURED, ALREADY_VOIDED, PEC_503, PROVIDER_*.
 */
export function settleCapture(context: PaymentsContext, referenceNumber: string): Promise<TransactionRow> {
  return withClaim(context, referenceNumber, 'settle', async (claimed) => {
    const row = await resolveEarlierCalls(context, claimed);
    if (row.voided_at) throw new PaymentsError(409, 'ALREADY_VOIDED', 'The transaction was voided.');
    if (!row.captured_at) throw new PaymentsError(409, 'NOT_CAPTURED', 'The transaction is not captured.');
    if (isSettled(context, row)) return row;
    return updateTransaction(context.db, referenceNumber, { settled_at: context.clock() });
  });
}

/**
 * Asks the provider for the outcome of an authorisation or capture whose response was lost, and records it. The caller has
 * claimed the transaction.
 * @throws PaymentsError TRANSACTION_NOT_FOUND when the provider did not execute the authorisation
 */
export async function resolveEarlierCalls(context: PaymentsContext, row: TransactionRow): Promise<TransactionRow> {
  const connector = context.getConnector(row);
  if (row.status === 'PENDING') {
    const result = await connector.findAuthorization(row);
    if (!result) throw createTransactionNotFoundError();
    return recordAuthorization(context, row, result);
  }
  if (row.unresolved_operation === null || row.status !== 'APPROVED' || row.captured_at || row.voided_at) return row;
  const found = await connector.findCapture(row);
  return found ? recordCapture(context, row, found.captureId) : row;
}
