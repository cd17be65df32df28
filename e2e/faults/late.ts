import { checkOut, prepareBuyer } from './buyer.ts';
import type { FaultCase } from './case.ts';
import { type CallPoint, cart, post } from './kill-points.ts';
import { lateBy } from './late-by.ts';
import type { Ending } from './verdict.ts';

interface LateCall extends CallPoint {
  readonly ends: Ending;
}

const lateCalls: readonly LateCall[] = [
  { step: 'HOLD_CART', card: 'approved', matches: post(cart, '"lockCart"'), ends: 'undone' },
  { step: 'PROCESS', card: 'approved', matches: post(/\/v1\/transactions$/), ends: 'undone' },
  { step: 'CAPTURE', card: 'approved', matches: post(/\/capture$/), ends: 'completed' },
  { step: 'ADD_PAYMENT', card: 'approved', matches: post(cart, 'addPayment'), ends: 'completed' },
  { step: 'CREATE_ORDER', card: 'approved', matches: post(/\/orders$/), ends: 'completed' },
];

const callLimitMs = 30_000;
const restLimitMs = 60_000;

/** A call that its upstream acts on only when the attempt rests: after the last status query, or the release. */
export const lateCases: readonly FaultCase[] = lateCalls.map((late) => ({
  kind: 'late',
  title: `${late.step} acted on after the attempt ended`,
  expected: { ends: late.ends },
  async run({ stack, interceptor }) {
    const buyer = await prepareBuyer(stack, late.who);
    const call = interceptor.hold({ matches: late.matches, when: 'arrives' });
    try {
      const placed = checkOut(buyer, late);
      await Promise.race([call.held, lateBy(callLimitMs, `${late.step}: its call does not come`)]);
      await placed;
      const { status } = await buyer.shopper.settled(buyer.attemptId, restLimitMs);
      return { buyer, status };
    } finally {
      call.release();
    }
  },
}));

export const quickLateCases = lateCases.filter(({ title }) => title.startsWith('PROCESS'));
