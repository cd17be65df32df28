import { isPermanentRefusal, RefusedError } from '../../domain/refused-error.ts';
import type { StepContext, StepResult } from './step.ts';

/**
 * Returns the money of a refund: the whole amount by a void, which the provider refuses once the capture is settled; then,
 * and for a part, by a refund. Both can be repeated: a void happens once, and the provider knows the refund by its id
 * (PAYMENTS-32).
 */
export async function returnMoney(context: StepContext): Promise<StepResult<'RETURN_MONEY'>> {
  const { attempt, ports } = context;
  const { referenceNumber, refund } = attempt.facts;
  if (!referenceNumber || !refund) {
    return { outcome: 'unclear', facts: { failure: { code: 'PAYMENT_NEEDS_REVIEW' } } };
  }
  if (refund.isWhole && (await voidCapture(context, referenceNumber))) return { outcome: 'done' };
  await context.checkLease();
  await ports.payments.refundTransaction(referenceNumber, attempt.idempotencyKey, attempt.amount.centAmount);
  return { outcome: 'done' };
}

/** True when the transaction is void; false when it is too late for a void (PAYMENTS-31). */
async function voidCapture({ ports, checkLease }: StepContext, referenceNumber: string): Promise<boolean> {
  await checkLease();
  try {
    await ports.payments.void(referenceNumber);
    return true;
  } catch (error) {
    const reason = error instanceof RefusedError ? error.reason : undefined;
    if (reason === 'ALREADY_SETTLED') return false;
    if (reason === 'ALREADY_VOIDED') return true;
    throw error;
  }
}

/**
 * Records the refund on the platform's payment, once (PAYMENTS-203). The money is returned by now, so a platform that
 * refuses the record, or stays down, does not keep the refund open.
 */
export async function recordRefund({
  attempt,
  ports,
  isLastRound,
  logger,
}: StepContext): Promise<StepResult<'RECORD_REFUND'>> {
  const { id: attemptId, paymentKey, idempotencyKey: refundId, amount, orderNumber } = attempt;
  try {
    await ports.commerce.recordRefund(paymentKey, { refundId, amount });
  } catch (error) {
    if (!isPermanentRefusal(error) && !isLastRound) throw error;
    const details = { attemptId, paymentKey, refundId, orderNumber };
    logger.error({ alert: 'refund_not_recorded', err: error, ...details }, 'refund not recorded on the platform');
  }
  return { outcome: 'done' };
}
