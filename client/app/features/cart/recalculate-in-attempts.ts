import { poll } from '../../poll.ts';
import type { RecalculateServiceFeeMutation } from './cart-choices.gen.ts';
import type { CommandOutcome, FailureOf } from './cart-command.ts';
import { isRequestFailure } from './cart-failure.ts';

type Failure = FailureOf<RecalculateServiceFeeMutation>;
type Outcome = CommandOutcome<Failure>;

/** The failure when the fee could not be set; it says when to try again. */
export function getFeeUnavailable(
  outcome: Outcome,
): Extract<Failure, { __typename: 'ServiceFeeUnavailable' }> | undefined {
  if (outcome.kind !== 'failed' || isRequestFailure(outcome.failure)) return undefined;
  return outcome.failure.__typename === 'ServiceFeeUnavailable' ? outcome.failure : undefined;
}

/**
 * Sends attempts to recalculate the service fee while it is unavailable, with the waits of the first result in between
 * (DELIVERY-111, DELIVERY-112). Returns the last outcome; after the signal is aborted nothing is sent.
 */
export async function recalculateInAttempts(send: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  let outcome = await send();
  const waitsMs = getFeeUnavailable(outcome)?.retryWaitsSeconds.map((seconds) => seconds * 1_000) ?? [];
  await poll({ waitsMs, signal }, async () => {
    outcome = await send();
    return getFeeUnavailable(outcome) ? undefined : outcome;
  });
  return outcome;
}
