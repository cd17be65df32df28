import {
  type Attempt,
  isDeclinedOrVoided,
  type PaymentContext,
  type PaymentOutcome,
  problemOutcome,
} from './payment.ts';

type BeginOutcome =
  | { readonly attempt: Attempt; readonly outcome?: never }
  | { readonly attempt?: never; readonly outcome: PaymentOutcome };

/** Begins the attempt of the subject's key; an attempt that ended without a payment is replaced by a new one. */
export async function beginAttempt({ graph, keys, subjectId }: PaymentContext): Promise<BeginOutcome> {
  for (let tries = 0; tries < 2; tries += 1) {
    const key = keys.getOrCreate(subjectId);
    const result = await graph.begin(key).catch(() => graph.begin(key).catch(() => undefined));
    if (!result) return { outcome: problemOutcome({ type: 'unavailable' }) };
    if (result.__typename === 'CartNotReady') return { outcome: { type: 'not-ready' } };
    if (result.__typename === 'DeliveryWindowNeeded') return { outcome: problemOutcome({ type: 'window-needed' }) };
    if (result.__typename === 'MembershipNotAvailable') {
      return { outcome: problemOutcome({ type: 'not-sold', reasons: result.reasons }) };
    }
    if (result.__typename === 'AttemptNotFound') return { outcome: problemOutcome({ type: 'interrupted' }) };
    if (result.__typename === 'CheckoutInProgress') {
      return result.holder ? { attempt: result.holder } : { outcome: problemOutcome({ type: 'elsewhere' }) };
    }
    if (result.__typename === 'BeginCheckoutSuccess' && !isDeclinedOrVoided(result.attempt))
      return { attempt: result.attempt };
    keys.remove(subjectId);
  }
  return { outcome: problemOutcome({ type: 'unavailable' }) };
}
