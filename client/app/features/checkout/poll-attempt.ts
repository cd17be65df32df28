import { computeRetryTime } from '../../i18n/retry-time.ts';
import { poll, repeatInterval } from '../../poll.ts';
import {
  type Attempt,
  type DeviceDataCollection,
  type PaymentContext,
  type PaymentOutcome,
  type PlaceResult,
  problemOutcome,
} from './payment.ts';

/** Maps the result of placing an order, or of continuing it, to an outcome. */
export function mapPlaceResult(context: PaymentContext, result: PlaceResult): Promise<PaymentOutcome> | PaymentOutcome {
  switch (result.__typename) {
    case 'PlaceOrderSuccess':
    case 'AttemptNotOpen':
      return pollAttempt(context, result.attempt);
    case 'AttemptNotFound':
      context.keys.remove(context.subjectId);
      return problemOutcome({ type: 'interrupted' });
    case 'CartNotReady':
      return { type: 'not-ready' };
    case 'DeliveryWindowNeeded':
      return problemOutcome({ type: 'window-needed' });
    case 'InvalidCard':
      if (result.code === 'CARD_DECLINED_TOO_OFTEN') return problemOutcome({ type: 'field', field: 'declinedCard' });
      return problemOutcome({ type: 'field', field: result.field });
    case 'InvalidGuest':
      return problemOutcome({ type: 'field', field: result.field });
    case 'InvalidInvoice': {
      const { code, message, field } = result;
      return problemOutcome({ type: 'invoice', code, message, field });
    }
    case 'TermsNotAccepted':
      return problemOutcome({ type: 'terms' });
    case 'IdempotencyConflict':
      return problemOutcome({ type: 'elsewhere' });
    case 'ItemsOutOfStock':
      return problemOutcome({ type: 'out-of-stock', skus: result.skus });
    case 'MembershipNotAvailable':
      return problemOutcome({ type: 'not-sold', reasons: result.reasons });
    case 'MembershipRefused': {
      const { code, message } = result;
      return problemOutcome({ type: 'membership', code, message });
    }
    case 'PaymentServiceUnavailable': {
      const { code, message } = result;
      return problemOutcome({ type: 'failure', code, message });
    }
    case 'CaptchaRequired':
      return problemOutcome({ type: 'captcha', message: result.message });
    case 'TooManyPaymentAttempts':
      return problemOutcome({ type: 'too-many-tries', retryAt: computeRetryTime(result.retryAfterSeconds) });
    case 'TotalChanged':
      return problemOutcome({ type: 'total-changed', now: result.total });
  }
}

const slowAfterMs = 20_000;
const pollIntervalMs = 1_500;

/**
 * Polls an attempt until it has ended or needs the shopper. A failed poll is retried. After `pollingTimeoutMs`, or when
 * the shopper leaves the page, the outcome is `pending` and the attempt is unchanged (CHECKOUT-59).
 */
export async function pollAttempt(context: PaymentContext, attempt: Attempt): Promise<PaymentOutcome> {
  if (attempt.status !== 'PROCESSING') return resolveAttemptOutcome(context, attempt);
  const { graph, onStage, pollingTimeoutMs, signal } = context;
  const waitsMs = repeatInterval(pollIntervalMs, pollingTimeoutMs);
  onStage('confirming');
  return (
    (await poll<PaymentOutcome>({ waitsMs, signal }, async (elapsedMs) => {
      const found = await graph.findAttempt(attempt.id).catch(() => attempt);
      if (!found) return problemOutcome({ type: 'interrupted' });
      if (found.status !== 'PROCESSING') return resolveAttemptOutcome(context, found);
      onStage(elapsedMs < slowAfterMs ? 'confirming' : 'slow');
      return undefined;
    })) ?? { type: 'pending' }
  );
}

async function resolveAttemptOutcome(context: PaymentContext, attempt: Attempt): Promise<PaymentOutcome> {
  const { keys, subjectId } = context;
  const { id, status, order, action, method, failure } = attempt;
  if (status === 'COMPLETED' && order) {
    keys.remove(subjectId);
    return { type: 'completed', orderNumber: order.orderNumber };
  }
  if (status === 'COMPLETED') {
    keys.remove(subjectId);
    return { type: 'membership-completed', attemptId: id };
  }
  if (status === 'CHALLENGE_REQUIRED' && action) {
    if (action.__typename === 'DeviceDataCollection') return continueWithDeviceData(context, attempt, action);
    return { type: 'action', attemptId: id, action, method: method ?? 'CARD' };
  }
  if (status === 'NEEDS_REVIEW') return { type: 'review' };
  if (status !== 'OPEN') keys.remove(subjectId);
  if (failure?.code === 'DELIVERY_WINDOW_NEEDED') return problemOutcome({ type: 'window-needed' });
  const { code, message } = failure ?? {};
  return problemOutcome(code && message ? { type: 'failure', code, message } : { type: 'interrupted' });
}

/** Collects the device data and continues; a lost response is found by polling. */
async function continueWithDeviceData(
  context: PaymentContext,
  attempt: Attempt,
  page: DeviceDataCollection,
): Promise<PaymentOutcome> {
  const sessionId = await context.collectDeviceData(page);
  if (context.signal.aborted) return { type: 'pending' };
  const result = await context.graph.submitDeviceData(attempt.id, sessionId).catch(() => undefined);
  return result ? mapPlaceResult(context, result) : pollAttempt(context, { ...attempt, status: 'PROCESSING' });
}
