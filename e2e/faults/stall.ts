import { setTimeout as sleep } from 'node:timers/promises';
import { createGuestShopper } from '../graph/shopper.ts';
import { checkOut, prepareBuyer } from './buyer.ts';
import type { Trap } from './call-rules.ts';
import type { FaultCase, FaultContext } from './case.ts';
import { createCheckoutCase } from './checkout-case.ts';
import { type CallPoint, cartPath, matchPost } from './kill-points.ts';
import { rejectAfter } from './reject-after.ts';

interface Stall extends CallPoint, Pick<Trap, 'phase'> {}

const stalls: readonly Stall[] = [
  { step: 'HOLD_CART', card: 'approved', matches: matchPost(cartPath, '"lockCart"'), phase: 'request' },
  { step: 'PREPARE', card: 'approved', matches: matchPost(cartPath, 'temp_hash'), phase: 'response' },
  { step: 'PROCESS', card: 'approved', matches: matchPost(/\/v1\/transactions$/), phase: 'request' },
  { step: 'PROCESS', card: 'approved', matches: matchPost(/\/v1\/transactions$/), phase: 'response' },
  { step: 'CAPTURE', card: 'approved', matches: matchPost(/\/capture$/), phase: 'request' },
  { step: 'CREATE_PAYMENT', card: 'approved', matches: matchPost(/\/payments$/), phase: 'request' },
  { step: 'ADD_PAYMENT', card: 'approved', matches: matchPost(cartPath, 'addPayment'), phase: 'request' },
  { step: 'CREATE_ORDER', card: 'approved', matches: matchPost(/\/orders$/), phase: 'request' },
];

const callTimeoutMs = 30_000;
const settleTimeoutMs = 60_000;
/** Longer than the lease of a checkout in the campaign. */
const stallMs = 3_000;

/**
 * The store is suspended during a call until its lease has expired, and then resumed. With a second store, that store takes
 * over the attempt and settles it first; only then does the call reach the upstream.
 */
export const stallCases: readonly FaultCase[] = stalls.map((stall) =>
  createCheckoutCase({
    kind: 'stall',
    route: stall.route ?? 'card',
    title: `${stall.step} ${stall.phase === 'request' ? 'before' : 'after'} its call`,
    isExclusive: true,
    expected: { ending: 'either' },
    async play({ stack, interceptor, secondStore }: FaultContext) {
      const guestId = crypto.randomUUID();
      const buyer = await prepareBuyer(stack, stall, createGuestShopper(stack, undefined, guestId));
      const call = interceptor.holdCall(stall);
      const checkout = checkOut(buyer, stall).catch(() => undefined);
      await Promise.race([call.held, rejectAfter(callTimeoutMs, `${stall.step}: the call did not arrive`)]);
      const { pid } = stack.store();
      process.kill(pid, 'SIGSTOP');
      try {
        if (secondStore) {
          await createGuestShopper(secondStore.stack, undefined, guestId).waitUntilSettled(
            buyer.attemptId,
            settleTimeoutMs,
          );
        } else {
          await sleep(stallMs);
        }
      } finally {
        process.kill(pid, 'SIGCONT');
        call.release();
      }
      await checkout;
      const { status } = await buyer.shopper.waitUntilSettled(buyer.attemptId, settleTimeoutMs);
      return { buyer, status };
    },
  }),
);
