import type { Attempt } from '../../domain/attempt.ts';
import { type AttemptNotFound, type AttemptNotOpen, attemptNotFound } from '../../domain/failure.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';
import type { PlaceOrderDependencies } from './place-order.ts';

export interface CancelCheckoutSuccess {
  readonly type: 'CancelCheckoutSuccess';
  readonly attempt: Attempt;
}

export type CancelCheckoutResult = CancelCheckoutSuccess | AttemptNotOpen | AttemptNotFound;

type CancelCheckoutDependencies = Omit<PlaceOrderDependencies, 'logger'>;

/**
 * Voids and unlocks what the attempt holds (CHECKOUT-32), unless it can no longer be cancelled. With a command id, cancels one
 * `placeOrder` that has not begun (CHECKOUT-456).
 */
export async function cancelCheckout(
  { attempts, runner, ports, waiter }: CancelCheckoutDependencies,
  shopper: Shopper,
  attemptId: string,
  commandId?: string,
): Promise<CancelCheckoutResult> {
  const found = await attempts.find(shopper.owner, attemptId);
  if (!found) return attemptNotFound;
  if (commandId !== undefined) return cancelCommand({ attempts, waiter }, found, commandId);
  const attempt = await waiter.waitForAnyRun(found);
  if (attempt.status === 'OPEN') {
    const cancelled = await attempts.cancelOpen(attempt.id);
    if (cancelled) return endCancellation({ attempts, ports }, cancelled);
  }
  if (attempt.status === 'CHALLENGE_REQUIRED') {
    const from = { status: attempt.status, step: attempt.step };
    const facts = { ...attempt.facts, ending: 'VOIDED' as const, failure: { code: 'CHECKOUT_CANCELLED' as const } };
    const run = await attempts.beginRun(attempt.id, from, { step: 'VOID_TRANSACTION', facts, isNewTry: false });
    if (run) {
      runner.start(run);
      return { type: 'CancelCheckoutSuccess', attempt: await waiter.waitForRun(attempt) };
    }
  }
  return endCancellation({ attempts, ports }, await waiter.waitForAnyRun(attempt));
}

/** The attempt with the command closed while it is open; otherwise the attempt as its run ended. */
async function cancelCommand(
  { attempts, waiter }: Pick<CancelCheckoutDependencies, 'attempts' | 'waiter'>,
  found: Attempt,
  commandId: string,
): Promise<CancelCheckoutResult> {
  let attempt = found;
  while (!(await attempts.closeCommand(attempt.id, commandId))) {
    attempt = await waiter.waitForAnyRun(attempt);
    if (attempt.status !== 'OPEN') return toAttemptNotOpen(attempt);
  }
  return { type: 'CancelCheckoutSuccess', attempt: (await attempts.find(attempt.owner, attempt.id)) ?? attempt };
}

function toAttemptNotOpen(attempt: Attempt): AttemptNotOpen {
  const code = attempt.status === 'PROCESSING' ? 'ATTEMPT_PROCESSING' : 'ATTEMPT_CLOSED';
  return { type: 'AttemptNotOpen', code, attempt };
}

interface ReleaseDependencies {
  readonly attempts: AttemptRepository;
  readonly ports: Ports;
}

/** The result for an attempt that has ended or cannot be cancelled; an ended one no longer holds the cart. */
async function endCancellation(dependencies: ReleaseDependencies, attempt: Attempt): Promise<CancelCheckoutResult> {
  const isVoided = attempt.status === 'VOIDED';
  if (isVoided || attempt.status === 'DECLINED') await releaseEndedHold(dependencies, attempt);
  if (isVoided) return { type: 'CancelCheckoutSuccess', attempt };
  return toAttemptNotOpen(attempt);
}

/** Releases a hold that an ended attempt left on the cart, e.g. one that arrived after its release. */
async function releaseEndedHold({ attempts, ports }: ReleaseDependencies, { market, cartId }: Attempt): Promise<void> {
  if (cartId === null) return;
  const cart = await ports.commerce.findCart(market, cartId);
  if (!cart?.heldBy || !(await attempts.hasEnded(cart.heldBy))) return;
  await ports.commerce.releaseCart(market, cartId, cart.heldBy);
}
