import { type AttemptNotFound, type AttemptNotOpen, attemptNotFound } from '../../domain/failure.ts';
import type { Shopper } from '../shopper.ts';
import type { PlaceOrderDependencies, PlaceOrderSuccess } from './place-order.ts';

export interface SubmitDeviceDataInput {
  readonly attemptId: string;
  /** Undefined when the data collection did not report in time: the payment continues without it. */
  readonly sessionId: string | undefined;
}

export type SubmitDeviceDataResult = PlaceOrderSuccess | AttemptNotFound | AttemptNotOpen;

/** Continues a card payment after device data collection; a repetition changes nothing (PAYMENTS-101). */
export async function submitDeviceData(
  { attempts, runner, waiter }: Pick<PlaceOrderDependencies, 'attempts' | 'runner' | 'waiter'>,
  shopper: Shopper,
  { attemptId, sessionId }: SubmitDeviceDataInput,
): Promise<SubmitDeviceDataResult> {
  const attempt = await attempts.find(shopper.owner, attemptId);
  if (!attempt) return attemptNotFound;
  if (attempt.status === 'CHALLENGE_REQUIRED' && attempt.facts.challenge?.kind === 'DEVICE_DATA') {
    const from = { status: attempt.status, step: attempt.step };
    const facts = { ...attempt.facts, deviceSessionId: sessionId };
    const run = await attempts.beginRun(attempt.id, from, { step: 'ENROLL', facts, isNewTry: false });
    if (run) {
      runner.start(run);
      return { type: 'PlaceOrderSuccess', attempt: await waiter.waitForRun(attempt) };
    }
  }
  if (['OPEN', 'DECLINED', 'VOIDED', 'NEEDS_REVIEW'].includes(attempt.status)) {
    return { type: 'AttemptNotOpen', code: 'ATTEMPT_CLOSED', attempt };
  }
  // Another call has continued the attempt: its result is the result of this call too.
  return { type: 'PlaceOrderSuccess', attempt: await waiter.waitForAnyRun(attempt) };
}
