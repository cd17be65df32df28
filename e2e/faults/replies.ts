import { checkOut, getCallKeys, prepareBuyer } from './buyer.ts';
import type { FaultCase } from './case.ts';
import { createCheckoutCase } from './checkout-case.ts';
import type { KillPoint } from './kill-points.ts';
import { rejectAfter } from './reject-after.ts';

/** The upstream did not answer in time. */
export const gatewayTimeout = { status: 504, code: 'PROVIDER_TIMEOUT' } as const;

const callTimeoutMs = 30_000;
const settleTimeoutMs = 60_000;

/**
 * One call of a checkout gets 504: before the upstream has acted, or after it, so that its reply is lost. The store cannot
 * know which.
 */
export function createReplyCase(point: KillPoint): FaultCase {
  return createCheckoutCase({
    kind: 'reply',
    route: point.route ?? 'card',
    title: `${point.step} 504 ${point.phase === 'request' ? 'instead of its call' : 'after its call'}`,
    isExclusive: point.isShared === true,
    expected: { ending: point.ending },
    async play({ stack, interceptor }) {
      const buyer = await prepareBuyer(stack, point);
      const faults = point.isShared ? interceptor : interceptor.limitTo(getCallKeys(buyer));
      const stopRefusing = point.alsoRefuses && faults.refuseCalls(point.alsoRefuses);
      const call = faults.failCall(point, gatewayTimeout);
      try {
        await checkOut(buyer, point);
        const { status } = await buyer.shopper.waitUntilSettled(buyer.attemptId, settleTimeoutMs);
        await Promise.race([call.held, rejectAfter(callTimeoutMs, `${point.step}: the call did not arrive`)]);
        return { buyer, status };
      } finally {
        call.release();
        stopRefusing?.();
      }
    },
  });
}
