import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../browser-storage.ts';
import { createAttemptKeys } from './attempt-key.ts';
import {
  type Attempt,
  awaitAction,
  awaitReturn,
  cancelPayment,
  type PaymentContext,
  type PaymentGraph,
  pay,
  resume,
  showAttempt,
} from './pay.ts';

const amount = { __typename: 'Money' as const, centAmount: 4_825_000, currency: 'CRC', fractionDigits: 2 };

const attempt = (status: Attempt['status'], overrides: Partial<Attempt> = {}): Attempt => ({
  __typename: 'CheckoutAttempt',
  id: 'attempt-1',
  status,
  amount,
  method: 'CARD',
  action: null,
  failure: null,
  order: null,
  ...overrides,
});
const completed = attempt('COMPLETED', { order: { __typename: 'Order', orderNumber: 'CR-1' } });
const declined = attempt('DECLINED', {
  failure: { __typename: 'CheckoutFailure', code: 'ERROR_CARD_HARD_DECLINE', message: 'No.' },
});
const begunWith = (of: Attempt) => ({ __typename: 'BeginCheckoutSuccess' as const, attempt: of });
const placed = (of: Attempt) => ({ __typename: 'PlaceOrderSuccess' as const, attempt: of });

function setUp(graph: Partial<{ [Name in keyof PaymentGraph]: PaymentGraph[Name] }>) {
  const stored = new Map<string, string>();
  const stages: string[] = [];
  const keys = createAttemptKeys({
    get: (name) => stored.get(name) ?? null,
    set: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  });
  const context: PaymentContext = {
    graph: {
      begin: vi.fn(async () => begunWith(attempt('OPEN'))),
      place: vi.fn(async () => placed(completed)),
      findAttempt: vi.fn(async () => completed),
      submitDeviceData: vi.fn(async () => placed(completed)),
      cancel: vi.fn(async () => ({ __typename: 'CancelCheckoutSuccess' as const, attempt: attempt('VOIDED') })),
      findLockingAttempt: vi.fn(async () => 'attempt-1'),
      ...graph,
    },
    keys,
    collectDeviceData: vi.fn(async () => 'session-1'),
    cartId: 'cart-1',
    onStage: (stage) => stages.push(stage),
    pollingTimeoutMs: 180_000,
    signal: new AbortController().signal,
  };
  return { context, stages, stored };
}

beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
afterEach(() => void vi.useRealTimers());

it('completes with the order number', async () => {
  const { context, stages, stored } = setUp({});
  expect(await pay(context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(stages).toEqual(['preparing', 'charging']);
  expect(stored.size).toBe(0);
});

it('polls the attempt after a lost response and never repeats the order (CHECKOUT-58)', async () => {
  const place = vi.fn(async () => Promise.reject(new Error('504')));
  const findAttempt = vi.fn().mockResolvedValueOnce(attempt('PROCESSING')).mockResolvedValueOnce(completed);
  const { context, stages } = setUp({ place, findAttempt });
  expect(await pay(context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(place).toHaveBeenCalledOnce();
  expect(stages).toContain('confirming');
});

it('reports a slow payment', async () => {
  const findAttempt = vi.fn(async () => attempt('PROCESSING'));
  for (let poll = 0; poll < 20; poll += 1) findAttempt.mockResolvedValueOnce(attempt('PROCESSING'));
  findAttempt.mockResolvedValue(completed);
  const { context, stages } = setUp({ place: async () => placed(attempt('PROCESSING')), findAttempt });
  await pay(context);
  expect(stages.at(-1)).toBe('slow');
});

it.each([60_000, 180_000])(
  'stops polling after the configured %i ms and keeps the attempt key (CHECKOUT-59)',
  async (pollingTimeoutMs) => {
    const findAttempt = vi.fn(async () => attempt('PROCESSING'));
    const { context, stored } = setUp({ place: async () => placed(attempt('PROCESSING')), findAttempt });
    const startedAt = Date.now();
    expect(await pay({ ...context, pollingTimeoutMs })).toEqual({ type: 'pending' });
    expect(Date.now() - startedAt).toBe(pollingTimeoutMs);
    expect(stored.size).toBe(1);
  },
);

it('stops polling when it is aborted', async () => {
  const findAttempt = vi.fn(async () => attempt('PROCESSING'));
  const { context } = setUp({ place: async () => placed(attempt('PROCESSING')), findAttempt });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 100);
  expect(await pay({ ...context, signal: controller.signal })).toEqual({ type: 'pending' });
  expect(vi.getTimerCount()).toBe(0);
  expect(findAttempt).not.toHaveBeenCalled();
});

it('pays with one key without session storage', async () => {
  vi.stubGlobal('document', {});
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const begin = vi.fn(async (_cart: string, _key: string) => begunWith(attempt('OPEN')));
  const { context } = setUp({ begin, place: async () => Promise.reject(new Error('504')) });
  const storage = createSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const keys = createAttemptKeys(storage);
  const key = keys.getOrCreate('cart-1');
  expect(await pay({ ...context, keys })).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(begin).toHaveBeenCalledExactlyOnceWith('cart-1', key);
  expect(keys.getOrCreate('cart-1')).not.toBe(key);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('replaces an invalid stored key', async () => {
  const begin = vi.fn(async (_cart: string, _key: string) => begunWith(attempt('OPEN')));
  const { context, stored } = setUp({ begin });
  stored.set('tarima.attempt.cart-1', '../'.repeat(500));
  await pay(context);
  expect(begin.mock.calls[0]?.[1]).toMatch(/^[0-9a-f-]{36}$/);
});

const bankPage = {
  __typename: 'CardAuthentication' as const,
  url: 'https://bank.test/1',
  accessToken: 'jwt-1',
  expiresAt: '2026-11-24T10:15:00Z',
};
const collectionPage = { ...bankPage, __typename: 'DeviceDataCollection' as const, url: 'https://bank.test/collect' };
const challenged = attempt('CHALLENGE_REQUIRED', { action: bankPage });
const collecting = attempt('CHALLENGE_REQUIRED', { action: collectionPage });

it('returns the action and keeps the attempt key (CHECKOUT-60)', async () => {
  const { context, stored } = setUp({ place: async () => placed(challenged) });
  expect(await pay(context)).toEqual({ type: 'action', attemptId: 'attempt-1', action: bankPage, method: 'CARD' });
  expect(stored.size).toBe(1);
});

it('collects the device data and continues with its session (CHECKOUT-320)', async () => {
  const { context } = setUp({
    place: async () => placed(collecting),
    submitDeviceData: async () => placed(challenged),
  });
  const submit = vi.spyOn(context.graph, 'submitDeviceData');
  expect(await pay(context)).toMatchObject({ type: 'action', action: bankPage });
  expect(context.collectDeviceData).toHaveBeenCalledExactlyOnceWith(collectionPage);
  expect(submit).toHaveBeenCalledExactlyOnceWith('attempt-1', 'session-1');
});

it('continues without device data when the page does not report (CHECKOUT-320)', async () => {
  const { context } = setUp({ place: async () => placed(collecting) });
  const submit = vi.spyOn(context.graph, 'submitDeviceData');
  expect(await pay({ ...context, collectDeviceData: async () => null })).toMatchObject({ type: 'completed' });
  expect(submit).toHaveBeenCalledWith('attempt-1', null);
});

it('polls when the response to the device data is lost', async () => {
  const { context } = setUp({
    place: async () => placed(collecting),
    submitDeviceData: async () => Promise.reject(new Error('504')),
  });
  expect(await pay(context)).toMatchObject({ type: 'completed' });
});

it('submits no device data after the shopper left the page', async () => {
  const { context } = setUp({ place: async () => placed(collecting) });
  const controller = new AbortController();
  const collectDeviceData = async () => {
    controller.abort();
    return null;
  };
  expect(await pay({ ...context, collectDeviceData, signal: controller.signal })).toEqual({ type: 'pending' });
  expect(context.graph.submitDeviceData).not.toHaveBeenCalled();
});

describe('a shopper who comes back from a provider (CHECKOUT-322)', () => {
  it('waits while the recorded return takes effect', async () => {
    const findAttempt = vi
      .fn(async (): Promise<Attempt | null> => completed)
      .mockResolvedValueOnce(challenged)
      .mockResolvedValueOnce(attempt('PROCESSING'));
    expect(await awaitReturn(setUp({ findAttempt }).context, 'attempt-1')).toMatchObject({ type: 'completed' });
  });

  it('gets the action again when nothing was confirmed', async () => {
    const { context } = setUp({ findAttempt: async () => challenged });
    expect(await awaitReturn(context, 'attempt-1')).toMatchObject({ type: 'action', action: bankPage });
  });

  it('sees no attempt of another session', async () => {
    expect(await awaitReturn(setUp({ findAttempt: async () => null }).context, 'attempt-1')).toEqual({
      type: 'foreign',
    });
  });

  it('is told when the graph stays unavailable', async () => {
    const { context } = setUp({ findAttempt: async () => Promise.reject(new Error('503')) });
    expect(await awaitReturn(context, 'attempt-1')).toMatchObject({ problem: { type: 'unavailable' } });
  });
});

it('watches the attempt until the bank is done or the page is left (CHECKOUT-321)', async () => {
  const findAttempt = vi.fn(async () => completed).mockResolvedValueOnce(challenged);
  expect(await awaitAction(setUp({ findAttempt }).context, 'attempt-1')).toBe(true);
  const { context } = setUp({ findAttempt: async () => challenged });
  expect(await awaitAction({ ...context, signal: AbortSignal.abort() }, 'attempt-1')).toBe(false);
});

it('shows the failure of an earlier attempt, and nothing for one that is open or another shopper’s', async () => {
  const show = (found: Attempt | null) => showAttempt(setUp({ findAttempt: async () => found }).context, 'attempt-1');
  expect(await show(declined)).toMatchObject({ problem: { code: 'ERROR_CARD_HARD_DECLINE' } });
  expect(await show(attempt('OPEN'))).toBeUndefined();
  expect(await show(null)).toBeUndefined();
});

it('returns the decline, and pays with a new attempt afterwards (CHECKOUT-60)', async () => {
  const begin = vi.fn(async (_cart: string, _key: string) => begunWith(attempt('OPEN')));
  const { context } = setUp({ begin, place: async () => placed(declined) });
  expect(await pay(context)).toMatchObject({ type: 'problem', problem: { code: 'ERROR_CARD_HARD_DECLINE' } });
  await pay(context);
  expect(begin.mock.calls[0]?.[1]).not.toBe(begin.mock.calls[1]?.[1]);
});

it('begins a new attempt when the stored one has ended', async () => {
  const begin = vi
    .fn()
    .mockResolvedValueOnce(begunWith(declined))
    .mockResolvedValueOnce(begunWith(attempt('OPEN')));
  const { context } = setUp({ begin });
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
  const { context } = setUp({ begin, place });
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
  const { context } = setUp({ place: async () => result as never });
  expect(await pay(context)).toEqual({ type: 'problem', problem });
});

it('resumes nothing when the attempt is still open', async () => {
  expect(await resume(setUp({}).context)).toBeUndefined();
});

it('cancels a payment unless it has completed', async () => {
  expect(await cancelPayment(setUp({}).context)).toBeUndefined();
  const cancel = async () => ({ __typename: 'AttemptNotOpen' as const, code: 'X', attempt: completed });
  expect(await cancelPayment(setUp({ cancel }).context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
});

it('returns the retry time after too many attempts', async () => {
  const limited = {
    __typename: 'TooManyPaymentAttempts' as const,
    code: 'TOO_MANY_PAYMENT_ATTEMPTS',
    retryAfterSeconds: 60,
  };
  const { context, stored } = setUp({ place: async () => limited });
  const before = Date.now();
  const outcome = await pay(context);
  if (outcome.type !== 'problem' || outcome.problem.type !== 'too-many-tries') throw new Error(outcome.type);
  expect(Date.parse(outcome.problem.retryAt)).toBeGreaterThanOrEqual(before + 60_000);
  expect(stored.size, 'the attempt key is kept for the next try').toBe(1);
});

it('reports a card that was declined too often', async () => {
  const refused = { __typename: 'InvalidCard' as const, code: 'CARD_DECLINED_TOO_OFTEN', field: 'card' };
  const { context } = setUp({ place: async () => refused });
  expect(await pay(context)).toEqual({ type: 'problem', problem: { type: 'field', field: 'declinedCard' } });
});

it('cancels the attempt that locks the cart without beginning a new one', async () => {
  const { context } = setUp({});
  await cancelPayment(context);
  expect(context.graph.cancel).toHaveBeenCalledWith('attempt-1');
  expect(context.graph.begin).not.toHaveBeenCalled();
});

it('cancels nothing when no attempt locks the cart', async () => {
  const { context } = setUp({ findLockingAttempt: async () => null });
  expect(await cancelPayment(context)).toBeUndefined();
  expect(context.graph.begin).not.toHaveBeenCalled();
  expect(context.graph.cancel).not.toHaveBeenCalled();
});

it('reports an attempt of another session and an unavailable service', async () => {
  const cancel = async () => ({ __typename: 'AttemptNotFound' as const, code: 'ATTEMPT_NOT_FOUND' });
  expect(await cancelPayment(setUp({ cancel }).context)).toMatchObject({ problem: { type: 'elsewhere' } });
  const findLockingAttempt = async () => Promise.reject(new Error('lost'));
  expect(await cancelPayment(setUp({ findLockingAttempt }).context)).toMatchObject({
    problem: { type: 'unavailable' },
  });
});

it('waits for the void of a cancelled payment, and reports one that needs a review (CHECKOUT-62, CHECKOUT-452)', async () => {
  const cancel = async () => ({ __typename: 'CancelCheckoutSuccess' as const, attempt: attempt('PROCESSING') });
  const failure = { __typename: 'CheckoutFailure' as const, code: 'CHECKOUT_CANCELLED', message: 'Cancelled.' };
  const voided = setUp({ cancel, findAttempt: async () => attempt('VOIDED', { failure }) });
  expect(await cancelPayment(voided.context)).toBeUndefined();
  const unclear = setUp({ cancel, findAttempt: async () => attempt('NEEDS_REVIEW') });
  expect(await cancelPayment(unclear.context)).toEqual({ type: 'review' });
});
