import { settleCapture } from '../../graph/ledger.ts';
import type { Call, CallFaults, Trap } from '../call-rules.ts';
import type { FaultCase, FaultContext } from '../case.ts';
import { matchPost } from '../kill-points.ts';
import { rejectAfter } from '../reject-after.ts';
import { gatewayTimeout } from '../replies.ts';
import { type Change, changeOrder, type PaidOrder, payForOrder } from './paid-order.ts';
import { checkRefunds, type RefundExpectation, waitForRefunds } from './refund-verdict.ts';

/** A call of a refund, and the change of the order that leads to it. */
interface RefundCall {
  readonly step: string;
  readonly change: Change;
  readonly matches: (call: Call) => boolean;
  /** The response is the same for all orders. */
  readonly isShared?: true;
  /** The capture is settled by then, so that a cancelled order is refunded instead of voided. */
  readonly isSettled?: true;
}

const matchVoid = matchPost(/\/void$/);
const matchRefund = matchPost(/\/refund$/);
const matchRecord = matchPost(/\/payments\/key=/, 'addTransaction');

const calls: readonly RefundCall[] = [
  { step: 'read changes', change: 'cancelled', matches: matchPost(/\/api\/orders\/search$/), isShared: true },
  { step: 'RETURN_MONEY void', change: 'cancelled', matches: matchVoid },
  { step: 'RETURN_MONEY settled', change: 'cancelled', matches: matchRefund, isSettled: true },
  { step: 'RETURN_MONEY part', change: 'line missing', matches: matchRefund },
  { step: 'RECORD_REFUND', change: 'cancelled', matches: matchRecord },
];

const callTimeoutMs = 30_000;
const phases = ['request', 'response'] as const;

interface Fault extends Pick<FaultCase, 'kind' | 'title' | 'isExclusive'> {
  readonly changes: readonly Change[];
  readonly isSettled?: true;
  readonly expected: Omit<RefundExpectation, 'owedCents'>;
  /** Injects the fault when the order has not changed yet. @returns a function that is called when the order has changed */
  prepare?(context: FaultContext, faults: CallFaults): () => Promise<void>;
}

function createRefundCase({ kind, title, isExclusive, changes, isSettled, expected, prepare }: Fault): FaultCase {
  return {
    kind,
    route: 'refund',
    title,
    isExclusive,
    async run(context) {
      const paid = await payForOrder(context.stack);
      const faults = context.interceptor.limitTo(paid.callKeys);
      if (isSettled) await settleCapture(context.stack, paid.cartId);
      const afterChange = prepare?.(context, faults);
      const startTime = performance.now();
      const owedCents = await changeAndWait(paid, changes, afterChange);
      const endedAfterMs = performance.now() - startTime;
      return { ...(await checkRefunds(context, paid, { ...expected, owedCents })), endedAfterMs };
    },
  };
}

/** Changes the order, each time after its earlier refund has ended. @returns the cents of each refund */
async function changeAndWait(
  paid: PaidOrder,
  changes: readonly Change[],
  afterChange: (() => Promise<void>) | undefined,
): Promise<readonly number[]> {
  const owedCents: number[] = [];
  for (const change of changes) {
    const total = await changeOrder(paid, change);
    owedCents.push(total - owedCents.reduce((sum, cents) => sum + cents, 0));
    await afterChange?.();
    await waitForRefunds(paid, owedCents.length);
  }
  return owedCents;
}

const waitForCall = (step: string, call: Promise<Call>) =>
  Promise.race([call, rejectAfter(callTimeoutMs, `${step}: the call did not arrive`)]);

function createKill({ step, change, matches, isShared, isSettled }: RefundCall, phase: Trap['phase']): FaultCase {
  return createRefundCase({
    kind: 'kill',
    title: `${step} ${phase === 'request' ? 'before' : 'after'} its call`,
    isExclusive: true,
    changes: [change],
    ...(isSettled && { isSettled }),
    expected: { ending: 'completed' },
    prepare({ stack, interceptor }, faults) {
      const trap = { matches, phase };
      // The changes are read all the time; only those that are read after the change of the order matter.
      const caught = isShared ? undefined : faults.catchCall(trap);
      return async () => {
        await waitForCall(step, caught ?? interceptor.catchCall(trap));
        await stack.killStore();
        await stack.startStore();
      };
    },
  });
}

function createReply({ step, change, matches, isShared, isSettled }: RefundCall, phase: Trap['phase']): FaultCase {
  return createRefundCase({
    kind: 'reply',
    title: `${step} 504 ${phase === 'request' ? 'instead of its call' : 'after its call'}`,
    isExclusive: isShared === true,
    changes: [change],
    ...(isSettled && { isSettled }),
    expected: { ending: 'completed' },
    prepare({ interceptor }, faults) {
      const trap = { matches, phase };
      const call = isShared ? undefined : faults.failCall(trap, gatewayTimeout);
      return async () => {
        await waitForCall(step, (call ?? interceptor.failCall(trap, gatewayTimeout)).held);
      };
    },
  });
}

const refusals: readonly (RefundCall & { readonly expected: Fault['expected'] })[] = [
  { step: 'RETURN_MONEY void', change: 'cancelled', matches: matchVoid, expected: { ending: 'needs review' } },
  { step: 'RETURN_MONEY part', change: 'line missing', matches: matchRefund, expected: { ending: 'needs review' } },
  {
    step: 'RECORD_REFUND',
    change: 'cancelled',
    matches: matchRecord,
    expected: { ending: 'completed', alert: 'refund_not_recorded' },
  },
];

const changes: readonly Pick<Fault, 'title' | 'changes' | 'isSettled'>[] = [
  { title: 'cancelled order, read again', changes: ['cancelled'] },
  { title: 'cancelled order, settled', changes: ['cancelled'], isSettled: true },
  { title: 'missing line, read again', changes: ['line missing'] },
  { title: 'missing line, then cancelled', changes: ['line missing', 'cancelled'] },
];

/** Refunds with injected faults, and orders that change once or twice and are read repeatedly. */
export const refundCases: readonly FaultCase[] = [
  ...calls.flatMap((call) => phases.map((phase) => createKill(call, phase))),
  ...calls.flatMap((call) => phases.map((phase) => createReply(call, phase))),
  ...refusals.map(({ step, change, matches, expected }) =>
    createRefundCase({
      kind: 'refusal',
      title: `${step} always refused`,
      isExclusive: false,
      changes: [change],
      expected,
      prepare(_context, faults) {
        faults.refuseCalls(matches);
        return async () => undefined;
      },
    }),
  ),
  ...changes.map((change) =>
    createRefundCase({ kind: 'change', isExclusive: false, expected: { ending: 'completed' }, ...change }),
  ),
];
