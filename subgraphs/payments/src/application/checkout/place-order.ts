import type { Logger } from '@tarima/service-kit/logger';
import { type Attempt, getCartId } from '../../domain/attempt.ts';
import {
  type AttemptNotFound,
  type AttemptNotOpen,
  attemptNotFound,
  type CartNotReady,
  cartNotReady,
  type IdempotencyConflict,
  type InvalidCard,
  type InvalidGuest,
  idempotencyConflict,
  type PaymentServiceUnavailable,
  paymentServiceUnavailable,
  type TermsNotAccepted,
} from '../../domain/failure.ts';
import type { MembershipRefused } from '../../domain/membership-failure.ts';
import { getFirstStep } from '../../domain/saga.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';
import type { AttemptWaiter } from './attempt-waiter.ts';
import { checkOrder } from './check-order.ts';
import { findOwnCart } from './find-own-cart.ts';
import { hashRequest } from './hash-request.ts';
import type { PlaceOrderInput } from './place-order-input.ts';
import type { Runner } from './runner.ts';

/** The attempt was placed; when it is `OPEN` again, its facts hold the failure. */
export interface PlaceOrderSuccess {
  readonly type: 'PlaceOrderSuccess';
  readonly attempt: Attempt;
}

export type PlaceOrderResult =
  | PlaceOrderSuccess
  | AttemptNotOpen
  | AttemptNotFound
  | CartNotReady
  | InvalidCard
  | InvalidGuest
  | MembershipRefused
  | TermsNotAccepted
  | IdempotencyConflict
  | PaymentServiceUnavailable;

export interface PlaceOrderDependencies {
  readonly attempts: AttemptRepository;
  readonly runner: Runner;
  readonly ports: Ports;
  readonly waiter: AttemptWaiter;
  readonly logger: Logger;
}

/** Requests the payment and creates the order, once; waits for the end of the run or the wait timeout. */
export async function placeOrder(
  { attempts, runner, ports, waiter, logger }: PlaceOrderDependencies,
  shopper: Shopper,
  input: PlaceOrderInput,
): Promise<PlaceOrderResult> {
  const attempt = await attempts.find(shopper.owner, input.attemptId);
  if (!attempt) return attemptNotFound;
  if (attempt.status === 'OPEN') {
    const order = await checkOwnedOrder(ports, shopper, attempt, input).catch((error) => {
      logger.warn({ err: error, attemptId: attempt.id }, 'order could not be checked');
      return paymentServiceUnavailable;
    });
    if ('code' in order) {
      // Another call may have placed the attempt meanwhile, after which the cart can no longer be ordered.
      const latest = await attempts.find(shopper.owner, attempt.id);
      if (latest?.status === 'OPEN') return order;
    } else {
      const from = { status: attempt.status, step: null };
      const { facts, details } = order;
      const { method, commandId } = input;
      const step = getFirstStep(attempt.purpose);
      const run = await attempts.beginRun(attempt.id, from, { step, facts, isNewTry: true, method, commandId });
      if (run) {
        runner.start(run, { details });
        return { type: 'PlaceOrderSuccess', attempt: await waiter.waitForRun(attempt) };
      }
    }
  }
  // Another call has begun this try: its result is the result of this call too, also after the end of the attempt
  // (CHECKOUT-31), unless it placed other details under the same attempt (CHECKOUT-101).
  const latest = await waiter.waitForAnyRun(attempt);
  const { requestHash, failure } = latest.facts;
  // A copy of this request was refused, or the shopper cancelled it.
  if (input.commandId !== undefined && latest.status === 'OPEN' && !failure) return paymentServiceUnavailable;
  const isRepetition = requestHash === hashRequest(input);
  if (!isRepetition && ['DECLINED', 'VOIDED', 'NEEDS_REVIEW'].includes(attempt.status)) {
    return { type: 'AttemptNotOpen', code: 'ATTEMPT_CLOSED', attempt };
  }
  if (!isRepetition && requestHash && latest.status !== 'OPEN') return idempotencyConflict;
  return { type: 'PlaceOrderSuccess', attempt: latest };
}

/**
 * The cart may have another owner since the attempt was begun: the cart of a guest who signs in becomes the member's
 * (CHECKOUT-28).
 */
async function checkOwnedOrder(ports: Ports, shopper: Shopper, attempt: Attempt, input: PlaceOrderInput) {
  if (attempt.purpose !== 'ORDER') return checkOrder(ports, shopper, attempt, input);
  const own = await findOwnCart(ports, shopper, getCartId(attempt));
  return own ? checkOrder(ports, shopper, attempt, input) : cartNotReady;
}
