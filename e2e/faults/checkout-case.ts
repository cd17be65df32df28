import type { AttemptView } from '../graph/operations.ts';
import type { Buyer } from './buyer.ts';
import type { FaultCase, FaultContext } from './case.ts';
import { checkOutcome, type Expectation } from './verdict.ts';

/** One fault in one checkout of a cart. */
export interface CheckoutFault extends Omit<FaultCase, 'run'> {
  readonly expected: Expectation;
  /** Injects the fault and waits until the attempt is settled. */
  play(context: FaultContext): Promise<{ readonly buyer: Buyer; readonly status: AttemptView['status'] }>;
}

/** Creates a case that checks payments, order, cart and delivery window after the fault. */
export function createCheckoutCase({ expected, play, ...fault }: CheckoutFault): FaultCase {
  return {
    ...fault,
    async run(context) {
      const { buyer, status } = await play(context);
      const endedAfterMs = performance.now() - buyer.startTime;
      return { ...(await checkOutcome(context.stack, buyer, status, expected, context.alerts)), endedAfterMs };
    },
  };
}
