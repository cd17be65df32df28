import { describe, expect, it } from 'vitest';
import type { Audit, PlatformCart } from '../graph/audit.ts';
import { createCartRecord } from './cart-record.ts';
import { createPlan, roughProducts } from './plan.ts';
import type { Session } from './session.ts';
import { type AuditedCart, findErrors, getEnding } from './verdict.ts';
import { createWatch } from './watch.ts';

const [sku] = roughProducts;
const line = { id: 'line-1', sku, quantity: 2 };
const shownCart: NonNullable<Session['cart']> = {
  id: 'cart-1',
  lines: [line],
  deliveryMethod: null,
  total: { centAmount: 500, currency: 'CRC' },
  isLocked: false,
  isReadyForCheckout: true,
};

/** A session in which two units were added and acknowledged. */
function createSession(changes: Partial<Session> = {}): Session {
  const record = createCartRecord();
  record.begin(sku, { kind: 'add', sku, quantity: 2 })({ kind: 'done' });
  return {
    plan: createPlan(1, 1),
    record,
    watch: createWatch(),
    cartIds: new Set(['cart-1']),
    tabOutcomes: [],
    outcomes: [],
    cart: shownCart,
    linkCounts: {} as Session['linkCounts'],
    requests: new Map(),
    log: [],
    presses: 0,
    queued: 0,
    durationMs: 1,
    ...changes,
  };
}

const noMoney: Audit = {
  authorised: 0,
  captured: 0,
  voided: 0,
  netCapturedCents: 0,
  orderNumbers: [],
  orderedCents: 0,
  orderPayments: 0,
  cartState: 'Active',
};
const paidOnce: Audit = {
  ...noMoney,
  authorised: 1,
  captured: 1,
  netCapturedCents: 500,
  orderNumbers: ['CR-1'],
  orderedCents: 500,
  orderPayments: 1,
  cartState: 'Ordered',
};
const platformCart: PlatformCart = { cartState: 'Active', lineItems: [{ variant: { sku }, quantity: 2 }] };
const audited = (audit: Audit, cart = platformCart): AuditedCart[] => [{ id: 'cart-1', audit, cart }];
const completed = { type: 'completed', orderNumber: 'CR-1' } as const;
const declined = { type: 'problem', reason: 'DECLINED', hasMessage: true } as const;
const ordered = { outcomes: [completed], cart: null, presses: 1 };

describe('a session passes (ERRORS-80)', () => {
  it.each([
    ['order', createSession(ordered), audited(paidOnce)],
    ['refusal', createSession({ outcomes: [declined], presses: 1 }), audited(noMoney)],
    ['cart', createSession(), audited(noMoney)],
  ] as const)('that ends with: %s', (ending, session, carts) => {
    expect([getEnding(session, carts), findErrors(session, carts)]).toEqual([ending, []]);
  });
});

describe('a session fails (ERRORS-80)', () => {
  const two = {
    ...paidOnce,
    orderNumbers: ['CR-1', 'CR-2'],
    orderedCents: 1_000,
    captured: 2,
    netCapturedCents: 1_000,
  };
  it.each([
    ['two orders', createSession(ordered), audited(two), /double submit: the orders CR-1, CR-2/],
    ['a second capture', createSession(ordered), audited({ ...paidOnce, captured: 2 }), /double submit: 2 captures/],
    ['money without an order', createSession(), audited({ ...noMoney, netCapturedCents: 500 }), /charged 500 cents/],
    ['an open authorisation', createSession(), audited({ ...noMoney, authorised: 1 }), /authorisation is still open/],
    ['a lost line', createSession({ cart: { ...shownCart, lines: [] } }), audited(noMoney), /lost line: 0 x/],
    [
      'a line that was added twice',
      createSession({ cart: { ...shownCart, lines: [{ ...line, quantity: 4 }] } }),
      audited(noMoney),
      /double submit: 4 x/,
    ],
    ['a locked cart', createSession(), audited(noMoney, { ...platformCart, lock: {} }), /still locked/],
    [
      'an order that the shopper does not see',
      createSession({ outcomes: [declined], cart: null }),
      audited(paidOnce),
      /but showed/,
    ],
    [
      'an order after a refusal',
      createSession({ ...ordered, tabOutcomes: [[{ ...declined, reason: 'interrupted' }]] }),
      audited(paidOnce),
      /ordered after a refusal/,
    ],
    ['no clear result', createSession({ outcomes: [{ type: 'pending' }] }), audited(noMoney), /no clear result/],
    ['a change that is never sent', createSession({ queued: 1 }), audited(noMoney), /still wait/],
  ] as const)('with %s', (_name, session, carts, error) => {
    expect(findErrors(session, carts)).toContainEqual(expect.stringMatching(error));
  });
});
