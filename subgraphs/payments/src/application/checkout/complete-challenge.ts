import { type AttemptNotFound, attemptNotFound } from '../../domain/failure.ts';
import type { ChallengeProof } from '../../domain/transaction.ts';
import type { Shopper } from '../shopper.ts';
import type { PlaceOrderDependencies, PlaceOrderSuccess } from './place-order.ts';

export interface CompleteChallengeInput extends ChallengeProof {
  readonly attemptId: string;
}

export type CompleteChallengeResult = PlaceOrderSuccess | AttemptNotFound;

/** Continues after the bank's page; a repetition changes nothing (PAYMENTS-44). */
export async function completeChallenge(
  { attempts, runner, waiter }: Pick<PlaceOrderDependencies, 'attempts' | 'runner' | 'waiter'>,
  shopper: Shopper,
  { attemptId, ...proof }: CompleteChallengeInput,
): Promise<CompleteChallengeResult> {
  const attempt = await attempts.find(shopper.owner, attemptId);
  if (!attempt) return attemptNotFound;
  // Another order id leaves the challenge open (PAYMENTS-45).
  if (attempt.status === 'CHALLENGE_REQUIRED' && attempt.facts.challenge?.orderId === proof.orderId) {
    const from = { status: attempt.status, step: attempt.step };
    const facts = { ...attempt.facts, proof };
    const run = await attempts.beginRun(attempt.id, from, { step: 'CLOSE_CHALLENGE', facts, isNewTry: false });
    if (run) {
      runner.start(run);
      return { type: 'PlaceOrderSuccess', attempt: await waiter.waitForRun(attempt) };
    }
  }
  return { type: 'PlaceOrderSuccess', attempt: await waiter.waitForAnyRun(attempt) };
}
