import { withClaim } from './claims.ts';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { resolveEarlierCalls } from './money-movements.ts';
import type { TransactionRow } from './store/tables.ts';

/**
 * Returns a transaction whose outcome is known; asks the provider when the response to an earlier call was lost.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, PEC_503, PROVIDER_*
 */
export async function loadSettledTransaction(context: PaymentsContext, row: TransactionRow): Promise<TransactionRow> {
  const isCaptureUnknown = row.operation === 'capture' && row.claimed_until === null && row.captured_at === null;
  if (row.status !== 'PENDING' && !isCaptureUnknown) return row;
  return withClaim(context, row.reference_number, 'get', (claimed) => resolveEarlierCalls(context, claimed));
}

/** Like `loadSettledTransaction`; undefined when the outcome cannot be found out now. */
export async function tryLoadSettledTransaction(
  context: PaymentsContext,
  row: TransactionRow,
): Promise<TransactionRow | undefined> {
  try {
    return await loadSettledTransaction(context, row);
  } catch (error) {
    if (error instanceof PaymentsError) return undefined;
    throw error;
  }
}
