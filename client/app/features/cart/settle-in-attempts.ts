import { waitFor } from '../../wait-for.ts';
import type { SettleServiceFeeMutation } from './cart-choices.gen.ts';
import { isRequestFailure, type RequestFailure } from './send-command.ts';

type Result = SettleServiceFeeMutation['settleServiceFee'] | RequestFailure;

/** Whether the fee could not be set; its result says when to try again. */
export const isFeeUnavailable = (result: Result): result is Extract<Result, { __typename: 'ServiceFeeUnavailable' }> =>
  !isRequestFailure(result) && result.__typename === 'ServiceFeeUnavailable';

/**
 * Sends attempts to settle the service fee while it is unavailable, with the waits of the first result in between
 * (DELIVERY-111, DELIVERY-112). Returns the last result; after the signal is aborted nothing is sent.
 */
export async function settleInAttempts(send: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  let result = await send();
  const waitsSeconds = isFeeUnavailable(result) ? result.retryWaitsSeconds : [];
  for (const seconds of waitsSeconds) {
    await waitFor(seconds * 1_000, signal);
    if (signal.aborted) return result;
    result = await send();
    if (!isFeeUnavailable(result)) return result;
  }
  return result;
}
