import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../browser-storage.ts';
import { amount, attempt, begunWith, completed, declined, placed, setUpPayment } from '../../testing/payment.ts';
import { createAttemptKeys } from './attempt-key.ts';
import { pay, resume } from './pay.ts';
import type { Attempt } from './payment.ts';

beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
afterEach(() => void vi.useRealTimers());

it('completes with the order number', async () => {
  const { context, stages, stored } = setUpPayment({});
  expect(await pay(context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(stages).toEqual(['preparing', 'charging']);
  expect(stored.size).toBe(0);
});

it('polls the attempt after a lost response and never repeats the order (CHECKOUT-58)', async () => {
  const place = vi.fn(async () => Promise.reject(new Error('504')));
  const findAttempt = vi.fn().mockResolvedValueOnce(attempt('PROCESSING')).mockResolvedValueOnce(completed);
  const { context, stages } = setUpPayment({ place, findAttempt });
  expect(await pay(context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(place).toHaveBeenCalledOnce();
  expect(stages).toContain('confirming');
});

describe('an order whose response was lost and that was not received (ERRORS-82)', () => {
  const lose = (of: Attempt) => ({ place: async () => Promise.reject(new Error('504')), findAttempt: async () => of });
  const cancelled = { __typename: 'CancelCheckoutSuccess' as const, attempt: attempt('OPEN') };
  const notOpen = (of: Attempt) => ({ __typename: 'AttemptNotOpen' as const, code: 'X', attempt: of });
  const fail = async () => Promise.reject(new Error('504'));

  it.each([
    ['is cancelled before the failure is shown', async () => cancelled, { problem: { type: 'interrupted' } }],
    ['completes when it arrives before', async () => notOpen(completed), { type: 'completed' }],
    ['stays pending when it cannot be cancelled', fail, { type: 'pending' }],
    ['was not sent', async () => undefined, { problem: { type: 'interrupted' } }],
  ])('%s', async (_title, cancelOrder, outcome) => {
    for (const purpose of ['ORDER', 'RENEW'] as const) {
      const lost = lose(attempt('OPEN', { purpose }));
      const { context } = setUpPayment({
        ...lost,
        begin: async () => begunWith(attempt('OPEN', { purpose })),
        cancelOrder,
      });
      expect(await pay(context)).toMatchObject(outcome);
      expect(context.graph.cancel).not.toHaveBeenCalled();
    }
  });

  it('is cancelled when the attempt still has the failure of the order before', async () => {
    const failure = { __typename: 'CheckoutFailure' as const, code: 'PEC_503', message: 'Down.' };
    const { context } = setUpPayment({
      ...lose(attempt('OPEN', { failure })),
      cancelOrder: async () => notOpen(completed),
    });
    expect(await pay(context)).toMatchObject({ type: 'completed' });
  });

  it('is cancelled once more when the response to the cancellation is lost', async () => {
    const cancelOrder = vi.fn(async () => cancelled).mockRejectedValueOnce(new Error('504'));
    const { context } = setUpPayment({ ...lose(attempt('OPEN')), cancelOrder });
    expect(await pay(context)).toMatchObject({ problem: { type: 'interrupted' } });
    expect(cancelOrder).toHaveBeenCalledTimes(2);
  });
});

it('reports a slow payment', async () => {
  const findAttempt = vi.fn(async () => attempt('PROCESSING'));
  for (let poll = 0; poll < 20; poll += 1) findAttempt.mockResolvedValueOnce(attempt('PROCESSING'));
  findAttempt.mockResolvedValue(completed);
  const { context, stages } = setUpPayment({ place: async () => placed(attempt('PROCESSING')), findAttempt });
  await pay(context);
  expect(stages.at(-1)).toBe('slow');
});

it.each([60_000, 180_000])(
  'stops polling after the configured %i ms and keeps the attempt key (CHECKOUT-59)',
  async (pollingTimeoutMs) => {
    const findAttempt = vi.fn(async () => attempt('PROCESSING'));
    const { context, stored } = setUpPayment({ place: async () => placed(attempt('PROCESSING')), findAttempt });
    const startedAt = Date.now();
    expect(await pay({ ...context, pollingTimeoutMs })).toEqual({ type: 'pending' });
    expect(Date.now() - startedAt).toBe(pollingTimeoutMs);
    expect(stored.size).toBe(1);
  },
);

it('stops polling when it is aborted', async () => {
  const findAttempt = vi.fn(async () => attempt('PROCESSING'));
  const { context } = setUpPayment({ place: async () => placed(attempt('PROCESSING')), findAttempt });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 100);
  expect(await pay({ ...context, signal: controller.signal })).toEqual({ type: 'pending' });
  expect(vi.getTimerCount()).toBe(0);
  expect(findAttempt).not.toHaveBeenCalled();
});

it('pays with one key without session storage', async () => {
  vi.stubGlobal('document', {});
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const begin = vi.fn(async (_key: string) => begunWith(attempt('OPEN')));
  const { context } = setUpPayment({ begin, place: async () => Promise.reject(new Error('504')) });
  const storage = createSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const keys = createAttemptKeys(storage);
  const key = keys.getOrCreate('cart-1');
  expect(await pay({ ...context, keys })).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(begin).toHaveBeenCalledExactlyOnceWith(key);
  expect(keys.getOrCreate('cart-1')).not.toBe(key);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('replaces an invalid stored key', async () => {
  const begin = vi.fn(async (_key: string) => begunWith(attempt('OPEN')));
  const { context, stored } = setUpPayment({ begin });
  stored.set('tarima.attempt.cart-1', '../'.repeat(500));
  await pay(context);
  expect(begin.mock.calls[0]?.[0]).toMatch(/^[0-9a-f-]{36}$/);
});

it('returns the decline, and pays with a new attempt afterwards (CHECKOUT-60)', async () => {
  const begin = vi.fn(async (_key: string) => begunWith(attempt('OPEN')));
  const { context } = setUpPayment({ begin, place: async () => placed(declined) });
  expect(await pay(context)).toMatchObject({ type: 'problem', problem: { code: 'ERROR_CARD_HARD_DECLINE' } });
  await pay(context);
  expect(begin.mock.calls[0]?.[0]).not.toBe(begin.mock.calls[1]?.[0]);
});

it('begins a new attempt when the stored one has ended', async () => {
  const begin = vi
    .fn()
    .mockResolvedValueOnce(begunWith(declined))
    .mockResolvedValueOnce(begunWith(attempt('OPEN')));
  const { context } = setUpPayment({ begin });
  expect(await pay(context)).toMatchObject({ type: 'completed' });
  expect(begin).toHaveBeenCalledTimes(2);
});

it('continues the attempt of another tab', async () => {
  const begin = async () => ({
    __typename: 'CheckoutInProgress' as const,
    code: 'CHECKOUT_IN_PROGRESS',
    holder: attempt('PROCESSING'),
  });
  const place = vi.fn();
  const { context } = setUpPayment({ begin, place });
  expect(await pay(context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(place).not.toHaveBeenCalled();
});

it.each([
  [
    { __typename: 'TotalChanged', code: 'X', total: amount },
    { type: 'total-changed', now: amount },
  ],
  [
    { __typename: 'ItemsOutOfStock', code: 'X', skus: ['1-1'] },
    { type: 'out-of-stock', skus: ['1-1'] },
  ],
  [
    { __typename: 'InvalidCard', code: 'X', field: 'card' },
    { type: 'field', field: 'card' },
  ],
  [
    { __typename: 'InvalidGuest', code: 'X', field: 'email' },
    { type: 'field', field: 'email' },
  ],
  [
    { __typename: 'PaymentServiceUnavailable', code: 'PEC_503', message: 'Down.' },
    { type: 'failure', code: 'PEC_503', message: 'Down.' },
  ],
  [{ __typename: 'TermsNotAccepted', code: 'TERMS_NOT_ACCEPTED' }, { type: 'terms' }],
  [{ __typename: 'IdempotencyConflict', code: 'X' }, { type: 'elsewhere' }],
  [
    { __typename: 'PaymentServiceUnavailable', code: 'PE_0003', message: 'Another club.' },
    { type: 'failure', code: 'PE_0003', message: 'Another club.' },
  ],
  [{ __typename: 'AttemptNotFound', code: 'X' }, { type: 'interrupted' }],
] as const)('returns a problem for the result %o', async (result, problem) => {
  const { context } = setUpPayment({ place: async () => result as never });
  expect(await pay(context)).toEqual({ type: 'problem', problem });
});

it('is pending when the shop cannot be reached after a reload, because the payment may be running (ERRORS-83)', async () => {
  const { context, stored } = setUpPayment({ begin: async () => Promise.reject(new Error('offline')) });
  expect(await resume(context)).toEqual({ type: 'pending' });
  expect(stored.size).toBe(1);
});

it('resumes nothing when the attempt is still open', async () => {
  expect(await resume(setUpPayment({}).context)).toBeUndefined();
});

it('returns the retry time after too many attempts', async () => {
  const limited = {
    __typename: 'TooManyPaymentAttempts' as const,
    code: 'TOO_MANY_PAYMENT_ATTEMPTS',
    retryAfterSeconds: 60,
  };
  const { context, stored } = setUpPayment({ place: async () => limited });
  const before = Date.now();
  const outcome = await pay(context);
  if (outcome.type !== 'problem' || outcome.problem.type !== 'too-many-tries') throw new Error(outcome.type);
  expect(Date.parse(outcome.problem.retryAt)).toBeGreaterThanOrEqual(before + 60_000);
  expect(stored.size, 'the attempt key is kept for the next try').toBe(1);
});

it('reports a card that was declined too often', async () => {
  const refused = { __typename: 'InvalidCard' as const, code: 'CARD_DECLINED_TOO_OFTEN', field: 'card' };
  const { context } = setUpPayment({ place: async () => refused });
  expect(await pay(context)).toEqual({ type: 'problem', problem: { type: 'field', field: 'declinedCard' } });
});
