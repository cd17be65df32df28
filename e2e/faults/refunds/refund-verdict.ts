import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { requestCommerce } from '../../graph/commerce.ts';
import { readLedger } from '../../graph/ledger.ts';
import type { FaultContext, Verdict } from '../case.ts';
import { listRefunds, type PaidOrder } from './paid-order.ts';

/** Expected outcome of an order's refunds. */
export interface RefundExpectation {
  /** `needs review`: the last refund cannot be returned, which raises an alert. */
  readonly ending: 'completed' | 'needs review';
  /** Another alert that is expected for the last refund. */
  readonly alert?: string;
  /** Cents that each refund returns, in order. */
  readonly owedCents: readonly number[];
}

const endTimeoutMs = 60_000;
/** Readings of the changed orders after the end of a refund, by two stores. */
const readingsAfterEnd = 3;
const feedPath = '/api/orders/search';

const payment = z.object({ transactions: z.array(z.object({ type: z.string() })) });

/** Waits until the order has as many refunds as expected and each has ended. @throws Error after 60 seconds */
export async function waitForRefunds(paid: PaidOrder, count: number): Promise<void> {
  for (const startTime = Date.now(); Date.now() - startTime < endTimeoutMs; await sleep(200)) {
    const refunds = await listRefunds(paid);
    if (refunds.length >= count && refunds.every(({ state }) => state !== 'REQUESTED')) return;
  }
  throw new Error(`The refund of ${paid.orderNumber} was not settled in time.`);
}

/** Waits until the store has read the changed orders a few more times, which include the change that it has refunded. */
async function waitForReadings({ interceptor }: FaultContext): Promise<void> {
  for (let reading = 0; reading < readingsAfterEnd; reading += 1) {
    const call = interceptor.holdCall({ matches: ({ path }) => path === feedPath, phase: 'response' });
    await call.held;
    call.release();
  }
}

/** Checks in the provider's ledger that the money was returned once and in the right amount, or needs review with an alert. */
export async function checkRefunds(
  context: FaultContext,
  paid: PaidOrder,
  { ending, alert, owedCents }: RefundExpectation,
): Promise<Pick<Verdict, 'status' | 'errors'>> {
  await waitForReadings(context);
  const { stack, cartId, callKeys, capture } = paid;
  const movements = await readLedger(stack, cartId);
  const returns = movements.filter(({ kind }) => kind === 'VOID' || kind === 'REFUND');
  const refunds = await listRefunds(paid);
  const last = refunds.at(-1);
  const isReviewed = last?.state === 'IN_REVIEW';
  const expectedCents = isReviewed ? owedCents.slice(0, -1) : owedCents;
  const alerts = [isReviewed && 'refund_needs_review', alert].filter((name) => typeof name === 'string');
  const paymentKey = callKeys.at(-1);
  const { transactions } = payment.parse(await requestCommerce(stack, `payments/key=${paymentKey}`));
  const recorded = transactions.filter(({ type }) => type === 'Refund').length;
  const isRecordLost = alert === 'refund_not_recorded';
  const sum = (cents: readonly number[]) => cents.reduce((total, amount) => total + amount, 0);
  const returnedCents = sum(returns.map(({ amount }) => amount));
  const errors = [
    (isReviewed ? 'needs review' : 'completed') !== ending && `ended ${last?.state}`,
    ...alerts.map((name) => !context.alerts.has(name, last?.id ?? '') && `no alert ${name}`),
    returns.length > expectedCents.length && `returned ${returns.length} times, not ${expectedCents.length}`,
    returnedCents > capture.amount && `returned ${returnedCents} cents of ${capture.amount}`,
    returnedCents !== sum(expectedCents) && `returned ${returnedCents} cents, not ${sum(expectedCents)}`,
    refunds.length !== owedCents.length && `the order shows ${refunds.length} refunds`,
    refunds.some(({ amount }, index) => amount.centAmount !== owedCents[index]) && 'the order shows another amount',
    !isRecordLost && recorded !== expectedCents.length && `${recorded} refunds on the platform's payment`,
  ];
  const found = errors.filter((error) => typeof error === 'string');
  return { status: isReviewed ? 'NEEDS_REVIEW' : 'COMPLETED', errors: found };
}
