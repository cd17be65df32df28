import { checkOut, getCallKeys, prepareBuyer } from './buyer.ts';
import type { FaultCase } from './case.ts';
import { createCheckoutCase } from './checkout-case.ts';
import { type CallPoint, cartPath, matchPost } from './kill-points.ts';
import { rejectAfter } from './reject-after.ts';
import type { Ending } from './verdict.ts';

interface LateCall extends CallPoint {
  readonly ending: Ending;
}

const lateCalls: readonly LateCall[] = [
  { step: 'HOLD_CART', card: 'approved', matches: matchPost(cartPath, '"lockCart"'), ending: 'undone' },
  { step: 'PROCESS', card: 'approved', matches: matchPost(/\/v1\/transactions$/), ending: 'undone' },
  { step: 'CAPTURE', card: 'approved', matches: matchPost(/\/capture$/), ending: 'completed' },
  { step: 'ADD_PAYMENT', card: 'approved', matches: matchPost(cartPath, 'addPayment'), ending: 'completed' },
  { step: 'CREATE_ORDER', card: 'approved', matches: matchPost(/\/orders$/), ending: 'completed' },
];

const callTimeoutMs = 30_000;
const settleTimeoutMs = 60_000;

/** Calls that reach the upstream only after the attempt is settled. */
export const lateCases: readonly FaultCase[] = lateCalls.map((lateCall) =>
  createCheckoutCase({
    kind: 'late',
    route: lateCall.route ?? 'card',
    title: `${lateCall.step} arrives after the attempt ended`,
    isExclusive: false,
    expected: { ending: lateCall.ending },
    async play({ stack, interceptor }) {
      const buyer = await prepareBuyer(stack, lateCall);
      const call = interceptor.limitTo(getCallKeys(buyer)).holdCall({ matches: lateCall.matches, phase: 'request' });
      try {
        const checkout = checkOut(buyer, lateCall);
        await Promise.race([call.held, rejectAfter(callTimeoutMs, `${lateCall.step}: the call did not arrive`)]);
        await checkout;
        const { status } = await buyer.shopper.waitUntilSettled(buyer.attemptId, settleTimeoutMs);
        return { buyer, status };
      } finally {
        call.release();
      }
    },
  }),
);
