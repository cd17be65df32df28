import { waitFor } from '../../wait-for.ts';
import type { SettleServiceFeeMutation } from './cart-choices.gen.ts';
import type { CommandOutcome, FailureOf } from './cart-command.ts';
import { isRequestFailure } from './cart-failure.ts';

type Failure = FailureOf<SettleServiceFeeMutation>;
type Outcome = CommandOutcome<Failure>;

/** The failure when the fee could not be set; it says when to try again. */
export function getFeeUnavailable(
  outcome: Outcome,
): Extract<Failure, { __typename: 'ServiceFeeUnavailable' }> | undefined {
  if (outcome.kind !== 'failed' || isRequestFailure(outcome.failure)) return undefined;
  return outcome.failure.__typename === 'ServiceFeeUnavailable' ? outcome.failure : undefined;
}

/**
 * Sends attempts to settle the service fee while it is unavailable, with the waits of the first result in between
 * (DELIVERY-111, DELIVERY-112). Returns the last outcome; after the signal is aborted nothing is sent.
 */
export async function settleInAttempts(send: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  let outcome = await send();
  for (const seconds of getFeeUnavailable(outcome)?.retryWaitsSeconds ?? []) {
    await waitFor(seconds * 1_000, signal);
    if (signal.aborted) return outcome;
    outcome = await send();
    if (!getFeeUnavailable(outcome)) return outcome;
  }
  return outcome;
}
