import { withClaim } from './claims.ts';
import type { RefundCall, RefundOrder } from './connectors/connector.ts';
import type { PaymentsContext } from './context.ts';
import { PaymentsError } from './errors.ts';
import { resolveEarlierCalls } from './money-movements.ts';
import type { TransactionRow } from './store/tables.ts';
import { insertRefund, listRefunds } from './store/transactions.ts';

/** A refund and the sum of all refunds of its transaction, in cents. */
export interface Refund extends RefundOrder {
  readonly refundedAmount: number;
}

/**
 * Returns a part of the captured amount, before or after settlement. A replay with the same `refundId` returns the first
 * refund.
 * @throws PaymentsError TRANSACTION_NOT_FOUND, NOT_CAPTURED, ALREADY_VOIDED, AMOUNT_EXCEEDED, REFUND_REUSED, PEC_503,
 * PROVIDER_*.
 */
export function refundTransaction(
  context: PaymentsContext,
  referenceNumber: string,
  order: RefundOrder,
): Promise<Refund> {
  const { refundId, amount } = order;
  return withClaim(context, referenceNumber, formatOperation(order), async (claimed) => {
    const row = await resolveEarlierCalls(context, claimed);
    await repeatUnresolvedRefund(context, row, order);
    const refunds = await listRefunds(context.db, referenceNumber);
    const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const earlier = refunds.find((refund) => refund.refundId === refundId);
    if (earlier) {
      if (earlier.amount === amount) return { refundId, amount, refundedAmount: refunded };
      throw new PaymentsError(422, 'REFUND_REUSED', 'The refund id belongs to a refund of another amount.');
    }
    if (row.voided_at) throw new PaymentsError(409, 'ALREADY_VOIDED', 'The transaction was voided.');
    if (!row.captured_at) throw new PaymentsError(409, 'NOT_CAPTURED', 'The transaction is not captured.');
    if (refunded + amount > Number(row.amount)) {
      throw new PaymentsError(422, 'AMOUNT_EXCEEDED', 'The refunds would exceed the captured amount.');
    }
    await executeRefund(context, row, { ...order, refundedBefore: refunded });
    return { refundId, amount, refundedAmount: refunded + amount };
  });
}

const formatOperation = ({ refundId, amount }: RefundOrder) => `refund:${amount}:${refundId}`;

async function executeRefund(context: PaymentsContext, row: TransactionRow, call: RefundCall): Promise<void> {
  await context.getConnector(row).refund(row, call, row.unresolved_operation !== null);
  await insertRefund(context.db, row, context.clock(), call);
}

/** Repeats an earlier refund whose outcome is unknown, so that this refund sees the amount that is left. */
async function repeatUnresolvedRefund(
  context: PaymentsContext,
  row: TransactionRow,
  order: RefundOrder,
): Promise<void> {
  const [, amount, refundId] = /^refund:(\d+):(.+)$/.exec(row.unresolved_operation ?? '') ?? [];
  if (amount === undefined || refundId === undefined || refundId === order.refundId) return;
  const refunds = await listRefunds(context.db, row.reference_number);
  if (refunds.some((refund) => refund.refundId === refundId)) return;
  const refundedBefore = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  await executeRefund(context, row, { refundId, amount: Number(amount), refundedBefore });
}
