import type { Logger } from '@tarima/service-kit/logger';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { Attempt } from '../../domain/attempt.ts';
import type { AttemptRepository, Ports } from '../ports.ts';
import type { Shopper } from '../shopper.ts';
import { createAttemptWaiter } from './attempt-waiter.ts';
import { type BeginCheckoutInput, type BeginCheckoutResult, beginCheckout } from './begin-checkout.ts';
import { type CancelCheckoutResult, cancelCheckout } from './cancel-checkout.ts';
import type { PlaceOrderInput } from './check-order.ts';
import { type CompleteChallengeInput, type CompleteChallengeResult, completeChallenge } from './complete-challenge.ts';
import { type PlaceOrderResult, placeOrder } from './place-order.ts';
import type { Runner } from './runner.ts';
import type { SagaSettings } from './settings.ts';

/** The use cases of attempts. Another shopper's attempt does not exist (CHECKOUT-27). */
export interface Checkout {
  find(shopper: Shopper, attemptId: string): Promise<Attempt | undefined>;
  begin(shopper: Shopper, input: BeginCheckoutInput): Promise<BeginCheckoutResult>;
  place(shopper: Shopper, input: PlaceOrderInput): Promise<PlaceOrderResult>;
  completeChallenge(shopper: Shopper, input: CompleteChallengeInput): Promise<CompleteChallengeResult>;
  cancel(shopper: Shopper, attemptId: string): Promise<CancelCheckoutResult>;
}

export interface CheckoutOptions {
  readonly attempts: AttemptRepository;
  readonly runner: Runner;
  readonly ports: Ports;
  readonly settings: Pick<SagaSettings, 'isWindowRequired'>;
  /** How long a response waits for the saga; afterwards the attempt is still `PROCESSING` and can be read. */
  readonly waitTimeoutMs: number;
  readonly logger: Logger;
}

export function createCheckout({ waitTimeoutMs, ...options }: CheckoutOptions): Checkout {
  const { attempts, runner } = options;
  const dependencies = { ...options, waiter: createAttemptWaiter(attempts, runner, waitTimeoutMs) };
  return {
    find: (shopper, attemptId) => attempts.find(shopper.owner, attemptId),
    // Begins nothing while the cart cannot be read (CHECKOUT-70).
    begin: (shopper, input) => mapUpstreamErrors(beginCheckout(dependencies, shopper, input)),
    place: (shopper, input) => placeOrder(dependencies, shopper, input),
    completeChallenge: (shopper, input) => completeChallenge(dependencies, shopper, input),
    cancel: (shopper, attemptId) =>
      mapUpstreamErrors(cancelCheckout(dependencies, shopper, attemptId), { timeout: 'UPSTREAM_TIMEOUT' }),
  };
}
