import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt, completed, setUpPayment } from '../../testing/payment.ts';
import { cancelPayment } from './pay.ts';

beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
afterEach(() => void vi.useRealTimers());

it('cancels a payment unless it has completed', async () => {
  expect(await cancelPayment(setUpPayment({}).context)).toBeUndefined();
  const cancel = async () => ({ __typename: 'AttemptNotOpen' as const, code: 'X', attempt: completed });
  expect(await cancelPayment(setUpPayment({ cancel }).context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
});

it('cancels the attempt that locks the cart without beginning a new one', async () => {
  const { context } = setUpPayment({});
  await cancelPayment(context);
  expect(context.graph.cancel).toHaveBeenCalledWith('attempt-1');
  expect(context.graph.begin).not.toHaveBeenCalled();
});

it('cancels nothing when no attempt locks the cart', async () => {
  const { context } = setUpPayment({ findLockingAttempt: async () => null });
  expect(await cancelPayment(context)).toBeUndefined();
  expect(context.graph.begin).not.toHaveBeenCalled();
  expect(context.graph.cancel).not.toHaveBeenCalled();
});

it('reports an attempt of another session', async () => {
  const cancel = async () => ({ __typename: 'AttemptNotFound' as const, code: 'ATTEMPT_NOT_FOUND' });
  expect(await cancelPayment(setUpPayment({ cancel }).context)).toMatchObject({ problem: { type: 'elsewhere' } });
});

it.each(['findLockingAttempt', 'cancel'])(
  'leaves the payment pending when %s gets no response (ERRORS-84)',
  async (call) => {
    const { context } = setUpPayment({ [call]: async () => Promise.reject(new Error('lost')) });
    expect(await cancelPayment(context)).toEqual({ type: 'pending' });
  },
);

it('waits for the void of a cancelled payment, and reports one that needs a review (CHECKOUT-62, CHECKOUT-452)', async () => {
  const cancel = async () => ({ __typename: 'CancelCheckoutSuccess' as const, attempt: attempt('PROCESSING') });
  const failure = { __typename: 'CheckoutFailure' as const, code: 'CHECKOUT_CANCELLED', message: 'Cancelled.' };
  const voided = setUpPayment({ cancel, findAttempt: async () => attempt('VOIDED', { failure }) });
  expect(await cancelPayment(voided.context)).toBeUndefined();
  const unclear = setUpPayment({ cancel, findAttempt: async () => attempt('NEEDS_REVIEW') });
  expect(await cancelPayment(unclear.context)).toEqual({ type: 'review' });
});
