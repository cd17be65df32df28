import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { ProviderError } from './connectors/provider-error.ts';
import type { PaymentsContext } from './context.ts';
import { createTransactionNotFoundError, PaymentsError } from './errors.ts';
import type { TransactionRow } from './store/tables.ts';
import { findTransaction } from './store/transactions.ts';

/** Longer than all calls to a provider that one operation makes. */
const leaseMs = 60_000;
const waitMs = 15_000;
const pollMs = 15;

/**
 * Runs an operation on a transaction while no other operation runs on it, also not in another process. A database lock
 * cannot do this, because the operation calls a provider and a database transaction must not wait for the network. When
 * the outcome of a provider call is unknown, the operation stays recorded as unresolved, and the next claim sees it.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, PEC_503 when the transaction stays busy, PROVIDER_TIMEOUT, PROVIDER_ERROR
 */
export async function withClaim<Result>(
  { db }: PaymentsContext,
  referenceNumber: string,
  operation: string,
  work: (row: TransactionRow) => Promise<Result>,
): Promise<Result> {
  const claim = randomUUID();
  const row = await waitForClaim();
  let isUnknown = false;
  try {
    return await work(row);
  } catch (error) {
    isUnknown = !(error instanceof PaymentsError) && !(error instanceof ProviderError && error.outcome !== 'unknown');
    throw toPaymentsError(error);
  } finally {
    await db
      .updateTable('transaction')
      .set({ claim: null, claimed_until: null, ...(!isUnknown && { operation: null, unresolved_operation: null }) })
      .where('reference_number', '=', referenceNumber)
      .where('claim', '=', claim)
      .execute();
  }

  async function waitForClaim(): Promise<TransactionRow> {
    for (const startTime = Date.now(); Date.now() - startTime < waitMs; await sleep(pollMs)) {
      const claimed = await db
        .updateTable('transaction')
        .set({
          claim,
          claimed_until: new Date(Date.now() + leaseMs),
          operation,
          unresolved_operation: sql`coalesce(operation, unresolved_operation)`,
        })
        .where('reference_number', '=', referenceNumber)
        .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', new Date())]))
        .returningAll()
        .executeTakeFirst();
      if (claimed) return claimed;
      if (!(await findTransaction(db, referenceNumber))) throw createTransactionNotFoundError();
    }
    throw new PaymentsError(503, 'PEC_503', 'The transaction is busy; the request was not executed.');
  }
}

/** Converts the error of a provider to an error of the API; other errors stay as they are. */
export function toPaymentsError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.outcome === 'unavailable') return new PaymentsError(503, 'PEC_503', '503 service unavailable');
  if (error.outcome === 'unknown') {
    return new PaymentsError(504, 'PROVIDER_TIMEOUT', 'The payment provider did not respond in time.');
  }
  return new PaymentsError(422, 'PROVIDER_ERROR', `The payment provider rejected the request with ${error.status}.`);
}
