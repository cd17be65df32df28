import { type Buyer, checkOut, completeActions, prepareBuyer } from './buyer.ts';
import type { FaultCase } from './case.ts';
import { createCheckoutCase } from './checkout-case.ts';
import type { KillPoint } from './kill-points.ts';
import { rejectAfter } from './reject-after.ts';

const catchTimeoutMs = 30_000;
const settleTimeoutMs = 60_000;

/** Kills the store at one point of a checkout and restarts it. */
export function createKillCase(point: KillPoint): FaultCase {
  const moment = point.phase === 'request' ? 'before' : 'after';
  return createCheckoutCase({
    kind: 'kill',
    route: point.route ?? 'card',
    title: `${point.step} ${moment} its call`,
    isExclusive: true,
    expected: { ending: point.ending },
    async play({ stack, interceptor }) {
      const buyer: Buyer = await prepareBuyer(stack, point);
      const stopRefusing = point.alsoRefuses && interceptor.refuseCalls(point.alsoRefuses);
      const caught = interceptor.catchCall(point);
      const call = checkOut(buyer, point);
      await Promise.race([
        caught,
        call.then(() => caught),
        rejectAfter(catchTimeoutMs, `${point.step}: the call did not arrive`),
      ]);
      // The connection to the store breaks, so the call of the shopper fails.
      await Promise.all([stack.killStore(), call.catch(() => undefined)]);
      await stack.startStore();
      if (point.challenge !== 'cancel') await completeActions(buyer, point);
      const { status } = await buyer.shopper.waitUntilSettled(buyer.attemptId, settleTimeoutMs);
      stopRefusing?.();
      return { buyer, status };
    },
  });
}
