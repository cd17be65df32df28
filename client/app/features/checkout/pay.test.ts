import { expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../browser-storage.ts';
import { createAttemptKeys } from './attempt-key.ts';
import { type Attempt, abandon, finishChallenge, type PaymentContext, type PaymentGraph, pay, resume } from './pay.ts';

const amount = { __typename: 'Money' as const, centAmount: 4_825_000, currency: 'CRC', fractionDigits: 2 };

const attempt = (status: Attempt['status'], more: Partial<Attempt> = {}): Attempt => ({
  __typename: 'CheckoutAttempt',
  id: 'attempt-1',
  status,
  amount,
  challengeUrl: null,
  failure: null,
  order: null,
  ...more,
});
const completed = attempt('COMPLETED', { order: { __typename: 'Order', orderNumber: 'CR-1' } });
const declined = attempt('DECLINED', {
  failure: { __typename: 'CheckoutFailure', code: 'ERROR_CARD_HARD_DECLINE', message: 'No.' },
});
const began = (of: Attempt) => ({ __typename: 'BeginCheckoutSuccess' as const, attempt: of });
const placed = (of: Attempt) => ({ __typename: 'PlaceOrderSuccess' as const, attempt: of });

function world(graph: Partial<{ [Name in keyof PaymentGraph]: PaymentGraph[Name] }>) {
  const kept = new Map<string, string>();
  const stages: string[] = [];
  const keys = createAttemptKeys({
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  });
  const context: PaymentContext = {
    graph: {
      begin: vi.fn(async () => began(attempt('OPEN'))),
      place: vi.fn(async () => placed(completed)),
      findAttempt: vi.fn(async () => completed),
      completeChallenge: vi.fn(async () => placed(completed)),
      cancel: vi.fn(async () => ({ __typename: 'CancelCheckoutSuccess' as const, attempt: attempt('VOIDED') })),
      findHolder: vi.fn(async () => 'attempt-1'),
      ...graph,
    },
    keys,
    cartId: 'cart-1',
    onStage: (stage) => stages.push(stage),
    wait: async () => {},
    pollingTimeoutMs: 180_000,
    signal: new AbortController().signal,
  };
  return { context, stages, kept };
}

it('begins, places and ends with the order', async () => {
  const { context, stages, kept } = world({});
  expect(await pay(context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(stages).toEqual(['preparing', 'charging']);
  expect(kept.size).toBe(0);
});

it('asks what became of an order whose answer was lost, and never sends it again (CHECKOUT-58)', async () => {
  const place = vi.fn(async () => Promise.reject(new Error('504')));
  const findAttempt = vi.fn().mockResolvedValueOnce(attempt('PROCESSING')).mockResolvedValueOnce(completed);
  const { context, stages } = world({ place, findAttempt });
  expect(await pay(context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(place).toHaveBeenCalledOnce();
  expect(stages).toContain('confirming');
});

it('says when it takes long', async () => {
  const findAttempt = vi.fn(async () => attempt('PROCESSING'));
  for (let look = 0; look < 20; look += 1) findAttempt.mockResolvedValueOnce(attempt('PROCESSING'));
  findAttempt.mockResolvedValue(completed);
  const { context, stages } = world({ place: async () => placed(attempt('PROCESSING')), findAttempt });
  await pay(context);
  expect(stages.at(-1)).toBe('slow');
});

it.each([60_000, 180_000])(
  'stops polling after the configured %i ms, and keeps the attempt (CHECKOUT-59)',
  async (pollingTimeoutMs) => {
    const findAttempt = vi.fn(async () => attempt('PROCESSING'));
    const { context, kept } = world({ place: async () => placed(attempt('PROCESSING')), findAttempt });
    const waits: number[] = [];
    expect(await pay({ ...context, pollingTimeoutMs, wait: async (ms) => void waits.push(ms) })).toEqual({
      type: 'pending',
    });
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(pollingTimeoutMs);
    expect(kept.size).toBe(1);
  },
);

it('stops polling when the page is left', async () => {
  const findAttempt = vi.fn(async () => attempt('PROCESSING'));
  const { context } = world({ place: async () => placed(attempt('PROCESSING')), findAttempt });
  const left = new AbortController();
  const wait = vi.fn(async () => left.abort());
  expect(await pay({ ...context, wait, signal: left.signal })).toEqual({ type: 'pending' });
  expect(wait).toHaveBeenCalledOnce();
  expect(findAttempt).not.toHaveBeenCalled();
});

it('pays where the browser refuses its storage, under one key', async () => {
  vi.stubGlobal('document', {});
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const begin = vi.fn(async (_cart: string, _key: string) => began(attempt('OPEN')));
  const { context } = world({ begin, place: async () => Promise.reject(new Error('504')) });
  const storage = createSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const keys = createAttemptKeys(storage);
  const key = keys.keyOf('cart-1');
  expect(await pay({ ...context, keys })).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  expect(begin).toHaveBeenCalledExactlyOnceWith('cart-1', key);
  expect(keys.keyOf('cart-1')).not.toBe(key);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('replaces a stored value that is no key', async () => {
  const begin = vi.fn(async (_cart: string, _key: string) => began(attempt('OPEN')));
  const { context, kept } = world({ begin });
  kept.set('tarima.attempt.cart-1', '../'.repeat(500));
  await pay(context);
  expect(begin.mock.calls[0]?.[1]).toMatch(/^[0-9a-f-]{36}$/);
});

it('sends the shopper to the bank, and keeps the attempt (CHECKOUT-60)', async () => {
  const challenged = attempt('CHALLENGE_REQUIRED', { challengeUrl: 'https://bank.test/1' });
  const { context, kept } = world({ place: async () => placed(challenged) });
  expect(await pay(context)).toEqual({ type: 'challenge', attemptId: 'attempt-1', url: 'https://bank.test/1' });
  expect(kept.size).toBe(1);
});

it('tells a refusal, and pays the next time with another attempt (CHECKOUT-60)', async () => {
  const begin = vi.fn(async (_cart: string, _key: string) => began(attempt('OPEN')));
  const { context } = world({ begin, place: async () => placed(declined) });
  expect(await pay(context)).toMatchObject({ type: 'problem', problem: { code: 'ERROR_CARD_HARD_DECLINE' } });
  await pay(context);
  expect(begin.mock.calls[0]?.[1]).not.toBe(begin.mock.calls[1]?.[1]);
});

it('opens another attempt where the known one has ended', async () => {
  const begin = vi
    .fn()
    .mockResolvedValueOnce(began(declined))
    .mockResolvedValueOnce(began(attempt('OPEN')));
  const { context } = world({ begin });
  expect(await pay(context)).toMatchObject({ type: 'completed' });
  expect(begin).toHaveBeenCalledTimes(2);
});

it('goes on with the attempt of another tab', async () => {
  const begin = async () => ({
    __typename: 'CheckoutInProgress' as const,
    code: 'CHECKOUT_IN_PROGRESS',
    holder: attempt('PROCESSING'),
  });
  const place = vi.fn();
  const { context } = world({ begin, place });
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
  [{ __typename: 'PaymentServiceUnavailable', code: 'X' }, { type: 'unavailable' }],
  [{ __typename: 'AttemptNotFound', code: 'X' }, { type: 'interrupted' }],
] as const)('keeps the cart when the answer is %o', async (answer, problem) => {
  const { context } = world({ place: async () => answer as never });
  expect(await pay(context)).toEqual({ type: 'problem', problem });
});

it('finds nothing to go on with when nothing was begun', async () => {
  expect(await resume(world({}).context)).toBeUndefined();
});

it('goes on after the bank, even when that answer is lost', async () => {
  const answer = { attemptId: 'attempt-1', challengeId: 'order-1' };
  expect(await finishChallenge(world({}).context, answer)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
  const lost = world({ completeChallenge: async () => Promise.reject(new Error('lost')) });
  expect(await finishChallenge(lost.context, answer)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
});

it('gives up a payment, unless it was quicker', async () => {
  expect(await abandon(world({}).context)).toBeUndefined();
  const cancel = async () => ({ __typename: 'AttemptClosed' as const, code: 'X', attempt: completed });
  expect(await abandon(world({ cancel }).context)).toEqual({ type: 'completed', orderNumber: 'CR-1' });
});

it('ends with the time of the next try when there were too many', async () => {
  const limited = { __typename: 'TooManyPaymentTries' as const, code: 'TOO_MANY_PAYMENT_TRIES', retryAfterSeconds: 60 };
  const { context, kept } = world({ place: async () => limited });
  const before = Date.now();
  const end = await pay(context);
  if (end.type !== 'problem' || end.problem.type !== 'too-many-tries') throw new Error(end.type);
  expect(Date.parse(end.problem.retryAt)).toBeGreaterThanOrEqual(before + 60_000);
  expect(kept.size, 'the attempt is kept for the next try').toBe(1);
});

it('asks for another card when this one was declined too often', async () => {
  const refused = { __typename: 'InvalidCard' as const, code: 'CARD_DECLINED_TOO_OFTEN', field: 'card' };
  const { context } = world({ place: async () => refused });
  expect(await pay(context)).toEqual({ type: 'problem', problem: { type: 'field', field: 'declinedCard' } });
});

it('cancels the attempt that holds the cart, and opens none to do so', async () => {
  const { context } = world({});
  await abandon(context);
  expect(context.graph.cancel).toHaveBeenCalledWith('attempt-1');
  expect(context.graph.begin).not.toHaveBeenCalled();
});

it('cancels nothing where no attempt holds the cart', async () => {
  const { context } = world({ findHolder: async () => null });
  expect(await abandon(context)).toBeUndefined();
  expect(context.graph.begin).not.toHaveBeenCalled();
  expect(context.graph.cancel).not.toHaveBeenCalled();
});

it('says so when the attempt is somebody else’s, or nobody can be asked', async () => {
  const cancel = async () => ({ __typename: 'AttemptNotFound' as const, code: 'ATTEMPT_NOT_FOUND' });
  expect(await abandon(world({ cancel }).context)).toMatchObject({ problem: { type: 'elsewhere' } });
  const findHolder = async () => Promise.reject(new Error('lost'));
  expect(await abandon(world({ findHolder }).context)).toMatchObject({ problem: { type: 'unavailable' } });
});
