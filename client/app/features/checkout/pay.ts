import { CaptchaUnansweredError } from '../captcha/index.ts';
import { beginAttempt } from './begin-attempt.ts';
import {
  type Attempt,
  isDeclinedOrVoided,
  type PaymentContext,
  type PaymentOutcome,
  type PlaceResult,
  problemOutcome,
} from './payment.ts';
import { mapPlaceResult, pollAttempt } from './poll-attempt.ts';

/** Pays once: a second call or a reload continues the same attempt (CHECKOUT-60). */
export async function pay(context: PaymentContext): Promise<PaymentOutcome> {
  context.onStage('preparing');
  const begun = await beginAttempt(context);
  if (!begun.attempt) return begun.outcome;
  if (begun.attempt.status !== 'OPEN') return pollAttempt(context, begun.attempt);
  context.onStage('charging');
  let result: PlaceResult;
  try {
    result = await context.graph.place(begun.attempt.id);
  } catch (error) {
    if (error instanceof CaptchaUnansweredError) return problemOutcome({ type: 'captcha' });
    return awaitLostOrder(context, begun.attempt);
  }
  return mapPlaceResult(context, result);
}

/**
 * The outcome of an order whose response was lost: the attempt is polled, because the order may have been received
 * (CHECKOUT-58). An order that was not received may still arrive, so it is cancelled before the page shows that nothing was
 * charged (ERRORS-82). The attempt may have the failure of an earlier order until this one begins.
 */
async function awaitLostOrder(context: PaymentContext, attempt: Attempt): Promise<PaymentOutcome> {
  const outcome = await pollAttempt(context, { ...attempt, status: 'PROCESSING' });
  if (outcome.type !== 'problem') return outcome;
  const cancel = () => context.graph.cancelOrder(attempt.id);
  try {
    const result = await cancel().catch(cancel);
    return result?.__typename === 'AttemptNotOpen' ? await pollAttempt(context, result.attempt) : outcome;
  } catch {
    return { type: 'pending' };
  }
}

/**
 * Resumes a payment that this tab began before a reload or a redirect to the bank; undefined if it was not charged. While the
 * shop cannot be reached, the payment is pending: it may be running (ERRORS-83).
 */
export async function resume(context: PaymentContext): Promise<PaymentOutcome | undefined> {
  const begun = await beginAttempt(context);
  if (!begun.attempt) return isUnavailable(begun.outcome) ? { type: 'pending' } : begun.outcome;
  return begun.attempt.status === 'OPEN' ? undefined : pollAttempt(context, begun.attempt);
}

/**
 * Cancels the payment that locks the subject; does nothing if none does. While the shop cannot be reached, the payment is
 * pending: it may be running (ERRORS-84).
 * @returns undefined when nothing is being paid; an outcome when the payment completed first or could not be cancelled
 */
export async function cancelPayment(context: PaymentContext): Promise<PaymentOutcome | undefined> {
  const attemptId = await context.graph.findLockingAttempt().catch(() => undefined);
  if (attemptId === null) return undefined;
  const result = attemptId && (await context.graph.cancel(attemptId).catch(() => undefined));
  if (!result) return { type: 'pending' };
  if (result.__typename === 'AttemptNotFound') return problemOutcome({ type: 'elsewhere' });
  if (!isDeclinedOrVoided(result.attempt)) {
    // The payment completed first, its void is still in progress, or it needs a review.
    const outcome = await pollAttempt(context, result.attempt);
    if (!isCancellation(outcome)) return outcome;
  }
  context.keys.remove(context.subjectId);
  return undefined;
}

const isCancellation = (outcome: PaymentOutcome): boolean =>
  outcome.type === 'problem' && outcome.problem.type === 'failure' && outcome.problem.code === 'CHECKOUT_CANCELLED';

const isUnavailable = (outcome: PaymentOutcome): boolean =>
  outcome.type === 'problem' && outcome.problem.type === 'unavailable';
