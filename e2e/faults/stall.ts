import { setTimeout as sleep } from 'node:timers/promises';
import { guestOf } from '../graph/shopper.ts';
import { checkOut, prepareBuyer } from './buyer.ts';
import type { FaultCase, Scene } from './case.ts';
import type { Trap } from './interceptor.ts';
import { type CallPoint, cart, post } from './kill-points.ts';
import { lateBy } from './late-by.ts';

interface Stall extends CallPoint, Pick<Trap, 'when'> {}

const stalls: readonly Stall[] = [
  { step: 'HOLD_CART', card: 'approved', matches: post(cart, '"lockCart"'), when: 'arrives' },
  { step: 'PREPARE', card: 'approved', matches: post(cart, 'temp_hash'), when: 'answered' },
  { step: 'PROCESS', card: 'approved', matches: post(/\/v1\/transactions$/), when: 'arrives' },
  { step: 'PROCESS', card: 'approved', matches: post(/\/v1\/transactions$/), when: 'answered' },
  { step: 'CAPTURE', card: 'approved', matches: post(/\/capture$/), when: 'arrives' },
  { step: 'CREATE_PAYMENT', card: 'approved', matches: post(/\/payments$/), when: 'arrives' },
  { step: 'ADD_PAYMENT', card: 'approved', matches: post(cart, 'addPayment'), when: 'arrives' },
  { step: 'CREATE_ORDER', card: 'approved', matches: post(/\/orders$/), when: 'arrives' },
];

const callLimitMs = 30_000;
const restLimitMs = 60_000;
/** Longer than the campaign's lease. */
const stallMs = 3_000;

/**
 * A store that is stopped while its call is on the way, past its lease, and then goes on. With a second store the attempt
 * is taken over and brought to its end meanwhile, and only then does the call reach its upstream.
 */
export const stallCases: readonly FaultCase[] = stalls.map((stall) => ({
  kind: 'stall',
  title: `${stall.step} ${stall.when === 'arrives' ? 'before' : 'after'} its call`,
  expected: { ends: 'either' },
  async run({ stack, interceptor, other }: Scene) {
    const guestId = crypto.randomUUID();
    const buyer = await prepareBuyer(stack, stall.who, guestOf(stack, undefined, guestId));
    const call = interceptor.hold(stall);
    const placed = checkOut(buyer, stall).catch(() => undefined);
    await Promise.race([call.held, lateBy(callLimitMs, `${stall.step}: its call does not come`)]);
    const { pid } = stack.store();
    process.kill(pid, 'SIGSTOP');
    try {
      if (other) await guestOf(other.view, undefined, guestId).settled(buyer.attemptId, restLimitMs);
      else await sleep(stallMs);
    } finally {
      process.kill(pid, 'SIGCONT');
      call.release();
    }
    await placed;
    const { status } = await buyer.shopper.settled(buyer.attemptId, restLimitMs);
    return { buyer, status };
  },
}));

export const quickStallCases = stallCases.filter(({ title }) => title === 'PROCESS before its call');
