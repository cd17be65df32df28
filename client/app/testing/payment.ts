import { vi } from 'vitest';
import { createAttemptKeys } from '../features/checkout/attempt-key.ts';
import type { Attempt, PaymentContext, PaymentGraph } from '../features/checkout/payment.ts';

/** The amount of the attempts. */
export const amount = { __typename: 'Money' as const, centAmount: 4_825_000, currency: 'CRC', fractionDigits: 2 };

/** An attempt with this status. */
export const attempt = (status: Attempt['status'], overrides: Partial<Attempt> = {}): Attempt => ({
  __typename: 'CheckoutAttempt',
  id: 'attempt-1',
  purpose: 'ORDER',
  status,
  amount,
  method: 'CARD',
  action: null,
  failure: null,
  order: null,
  ...overrides,
});
export const completed = attempt('COMPLETED', { order: { __typename: 'Order', orderNumber: 'CR-1' } });
export const declined = attempt('DECLINED', {
  failure: { __typename: 'CheckoutFailure', code: 'ERROR_CARD_HARD_DECLINE', message: 'No.' },
});
/** Results of `beginCheckout` and `placeOrder`. */
export const begunWith = (of: Attempt) => ({ __typename: 'BeginCheckoutSuccess' as const, attempt: of });
export const placed = (of: Attempt) => ({ __typename: 'PlaceOrderSuccess' as const, attempt: of });

/** A payment whose graph answers as given; by default it completes at once. */
export function setUpPayment(graph: Partial<{ [Name in keyof PaymentGraph]: PaymentGraph[Name] }>) {
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
      cancelOrder: vi.fn(async () => ({ __typename: 'CancelCheckoutSuccess' as const, attempt: attempt('OPEN') })),
      findLockingAttempt: vi.fn(async () => 'attempt-1'),
      ...graph,
    },
    keys,
    collectDeviceData: vi.fn(async () => 'session-1'),
    subjectId: 'cart-1',
    onStage: (stage) => stages.push(stage),
    pollingTimeoutMs: 180_000,
    signal: new AbortController().signal,
  };
  return { context, stages, stored };
}
