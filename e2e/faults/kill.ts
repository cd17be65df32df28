import { type Buyer, checkOut, prepareBuyer } from './buyer.ts';
import type { FaultCase } from './case.ts';
import type { KillPoint } from './kill-points.ts';
import { lateBy } from './late-by.ts';

const catchLimitMs = 30_000;
const restLimitMs = 60_000;

/** Ends the store at one moment of a checkout and starts it again. */
export function killCase(point: KillPoint): FaultCase {
  const moment = point.when === 'arrives' ? 'before' : 'after';
  return {
    kind: 'kill',
    title: `${point.step} ${moment} ${point.who === 'member' ? 'the window’s call' : 'its call'}`,
    expected: { ends: point.ends },
    async run({ stack, interceptor }) {
      const buyer: Buyer = await prepareBuyer(stack, point.who);
      const caught = interceptor.catch(point);
      const call = checkOut(buyer, point);
      await Promise.race([
        caught,
        call.then(() => caught),
        lateBy(catchLimitMs, `${point.step}: its call does not come`),
      ]);
      // The connection breaks with the store; the shopper does not learn what became of the call.
      await Promise.all([stack.killStore(), call.catch(() => undefined)]);
      await stack.startStore();
      const { status } = await buyer.shopper.settled(buyer.attemptId, restLimitMs);
      return { buyer, status };
    },
  };
}
