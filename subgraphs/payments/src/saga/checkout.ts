import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@tarima/service-kit/logger';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../store/attempts.ts';
import type { Runs } from '../store/runs.ts';
import { type BeginInput, type BeginResult, beginCheckout } from './begin.ts';
import { findOwnCart } from './own-cart.ts';
import { type PlaceInput, type PlaceRefusal, readPlacing } from './place.ts';
import type { Runner } from './runner.ts';
import type { Shopper } from './shopper.ts';
import type { Ports, SagaSettings } from './step.ts';

export type PlaceResult =
  /** The attempt went on; an `OPEN` one carries the failure that opened it again. */
  | { readonly type: 'Placed'; readonly attempt: Attempt }
  | { readonly type: 'AttemptClosed'; readonly attempt: Attempt }
  | { readonly type: 'AttemptNotFound' }
  /** The cart is no longer the shopper's own. */
  | { readonly type: 'CartNotReady' }
  | PlaceRefusal;

export type CancelResult = Extract<PlaceResult, { type: 'Placed' | 'AttemptClosed' | 'AttemptNotFound' }>;

export interface ChallengeAnswer {
  readonly attemptId: string;
  readonly orderId: string;
  readonly cavv?: string | undefined;
  readonly eci?: string | undefined;
}

/** What a shopper can do with attempts. Another shopper's attempt is one that does not exist. */
export interface Checkout {
  find(shopper: Shopper, attemptId: string): Promise<Attempt | undefined>;
  begin(shopper: Shopper, input: BeginInput): Promise<BeginResult>;
  /** Pays, once, and waits a few seconds for the end; after that the attempt is `PROCESSING` and can be asked for. */
  place(shopper: Shopper, input: PlaceInput): Promise<PlaceResult>;
  /** Goes on after the bank's page; repeating it changes nothing (PAYMENTS-44). */
  completeChallenge(shopper: Shopper, answer: ChallengeAnswer): Promise<PlaceResult>;
  /** Cancels: voids and unlocks what the attempt held (CHECKOUT-32). */
  cancel(shopper: Shopper, attemptId: string): Promise<CancelResult>;
}

export interface CheckoutOptions {
  readonly attempts: Attempts;
  readonly runs: Runs;
  readonly runner: Runner;
  readonly ports: Ports;
  readonly settings: Pick<SagaSettings, 'isWindowRequired'>;
  /** How long an answer waits for the saga. */
  readonly patienceMs: number;
  readonly logger: Logger;
}

/** Milliseconds between two looks at an attempt that runs elsewhere. */
const pollMs = 50;

export function createCheckout(options: CheckoutOptions): Checkout {
  const { attempts, runs, runner, ports, settings, patienceMs, logger } = options;

  /** The attempt when this process does no more for it, or after `patienceMs`. */
  const waitForRun = async (attempt: Attempt): Promise<Attempt> => {
    await runner.settled(attempt.id, patienceMs);
    return (await attempts.find(attempt.owner, attempt.id)) ?? attempt;
  };

  /** The attempt when no process works on it any more, or after `patienceMs`: another call may have begun its step. */
  const waitForOtherRun = async (attempt: Attempt): Promise<Attempt> => {
    const deadline = Date.now() + patienceMs;
    let latest = await waitForRun(attempt);
    while (latest.status === 'PROCESSING' && Date.now() < deadline) {
      await sleep(pollMs);
      latest = await waitForRun(attempt);
    }
    return latest;
  };

  /**
   * The cart may have got another owner since the attempt was begun: a guest who signs in brings it along
   * (CHECKOUT-28).
   */
  const checkPlacing = async (shopper: Shopper, attempt: Attempt, input: PlaceInput) =>
    (await findOwnCart(ports, shopper, attempt.cartId))
      ? readPlacing(ports, shopper, attempt, input)
      : { type: 'CartNotReady' as const };

  /** Frees the cart of a hold that its attempt left behind, e.g. one that arrived after its release. */
  const freeCart = async ({ market, cartId }: Attempt): Promise<void> => {
    const cart = await ports.commerce.findCart(market, cartId);
    if (!cart?.heldBy || !(await attempts.hasEnded(cart.heldBy))) return;
    await ports.commerce.releaseCart(market, cartId, cart.heldBy);
  };

  /** The result of a cancellation, once the attempt has ended or cannot be cancelled. */
  const toCancelResult = async (attempt: Attempt): Promise<CancelResult> => {
    const isVoided = attempt.status === 'VOIDED';
    if (isVoided || attempt.status === 'DECLINED') await freeCart(attempt);
    return { type: isVoided ? 'Placed' : 'AttemptClosed', attempt };
  };

  return {
    find: (shopper, attemptId) => attempts.find(shopper.owner, attemptId),
    begin: (shopper, input) => beginCheckout({ attempts, ports, settings }, shopper, input),

    async place(shopper, input) {
      const attempt = await attempts.find(shopper.owner, input.attemptId);
      if (!attempt) return { type: 'AttemptNotFound' };
      if (attempt.status === 'OPEN') {
        const order = await checkPlacing(shopper, attempt, input).catch((error) => {
          logger.warn({ err: error, attemptId: attempt.id }, 'placing could not be checked');
          return { type: 'PaymentServiceUnavailable' as const };
        });
        if ('type' in order) return order;
        const from = { status: attempt.status, step: null };
        const run = await runs.begin(attempt.id, from, { step: 'HOLD_CART', facts: order.facts, isNewTry: true });
        if (run) {
          runner.start(run, order.card);
          return { type: 'Placed', attempt: await waitForRun(attempt) };
        }
      }
      if (['DECLINED', 'VOIDED', 'NEEDS_REVIEW'].includes(attempt.status)) return { type: 'AttemptClosed', attempt };
      // Another call has begun this try: its result is the result of this call too (CHECKOUT-31).
      return { type: 'Placed', attempt: await waitForOtherRun(attempt) };
    },

    async completeChallenge(shopper, { attemptId, ...proof }) {
      const attempt = await attempts.find(shopper.owner, attemptId);
      if (!attempt) return { type: 'AttemptNotFound' };
      // Another order id leaves the challenge open (PAYMENTS-45).
      if (attempt.status === 'CHALLENGE_REQUIRED' && attempt.facts.challenge?.orderId === proof.orderId) {
        const from = { status: attempt.status, step: attempt.step };
        const facts = { ...attempt.facts, proof };
        const run = await runs.begin(attempt.id, from, { step: 'CLOSE_CHALLENGE', facts, isNewTry: false });
        if (run) {
          runner.start(run);
          return { type: 'Placed', attempt: await waitForRun(attempt) };
        }
      }
      return { type: 'Placed', attempt: await waitForOtherRun(attempt) };
    },

    async cancel(shopper, attemptId) {
      const found = await attempts.find(shopper.owner, attemptId);
      if (!found) return { type: 'AttemptNotFound' };
      const attempt = await waitForOtherRun(found);
      if (attempt.status === 'OPEN') {
        const cancelled = await attempts.cancelOpen(attempt.id);
        if (cancelled) return toCancelResult(cancelled);
      }
      if (attempt.status === 'CHALLENGE_REQUIRED') {
        const from = { status: attempt.status, step: attempt.step };
        const facts = { ...attempt.facts, ending: 'VOIDED' as const, failure: { code: 'CHECKOUT_CANCELLED' as const } };
        const run = await runs.begin(attempt.id, from, { step: 'VOID_TRANSACTION', facts, isNewTry: false });
        if (run) {
          runner.start(run);
          return { type: 'Placed', attempt: await waitForRun(attempt) };
        }
      }
      return toCancelResult(await waitForOtherRun(attempt));
    },
  };
}
