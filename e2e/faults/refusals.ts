import { checkOut, getCallKeys, prepareBuyer } from './buyer.ts';
import { observeMatches } from './call-rules.ts';
import type { FaultCase } from './case.ts';
import { createCheckoutCase } from './checkout-case.ts';
import {
  type CallPoint,
  cartPath,
  matchCreateOrder,
  matchGet,
  matchKeepWindow,
  matchPost,
  matchReleaseWindow,
  matchTaxes,
} from './kill-points.ts';
import type { Route } from './routes.ts';
import type { Expectation } from './verdict.ts';

/** A call that the upstream always refuses, and the expected outcome of the attempt. */
interface Refusal extends CallPoint, Expectation {
  /** Error code of the refusal. */
  readonly errorCode?: string;
}

const mismatch = 'CART_LINE_ITEMS_NOT_MISMATCH';

/** Refusals on a route with a provider's page. */
const createPageRefusals = (route: Exclude<Route, 'card'>): Refusal[] =>
  (
    [
      ['HOLD_CART', matchPost(cartPath, '"lockCart"')],
      ['PREPARE taxes', matchTaxes, { isShared: true }],
      ['PREPARE taxes of other lines', matchTaxes, { isShared: true, errorCode: mismatch }],
      ['PREPARE cart', matchPost(cartPath, 'temp_hash')],
      ['PROCESS', matchPost(/\/v1\/transactions$/)],
      ['CLOSE_CHALLENGE', matchPost(/\/close-(3ds|paypal)$/)],
      ['CAPTURE', matchPost(/\/capture$/)],
      ['CREATE_PAYMENT', matchPost(/\/payments$/)],
      ['ADD_PAYMENT', matchPost(cartPath, 'addPayment')],
      ['CREATE_ORDER', matchCreateOrder],
      ['VOID_TRANSACTION', matchPost(/\/void$/), { challenge: 'cancel', ending: 'needs review' }],
      [
        'RELEASE_CART',
        matchPost(cartPath, 'unlockCart'),
        { card: 'declined', payer: 'declined', alert: 'checkout_cart_not_released' },
      ],
    ] as const
  ).map(
    ([step, matches, change]): Refusal => ({ step, route, card: 'approved', matches, ending: 'undone', ...change }),
  );

const refusals: readonly Refusal[] = [
  { step: 'HOLD_CART', card: 'approved', matches: matchPost(cartPath, '"lockCart"'), ending: 'undone' },
  { step: 'PREPARE taxes', card: 'approved', matches: matchTaxes, isShared: true, ending: 'undone' },
  {
    step: 'PREPARE taxes of other lines',
    card: 'approved',
    matches: matchTaxes,
    isShared: true,
    errorCode: mismatch,
    ending: 'undone',
  },
  {
    step: 'PREPARE account',
    card: 'approved',
    matches: matchGet(/\/v1\/third-parties/),
    isShared: true,
    ending: 'undone',
  },
  { step: 'PREPARE cart', card: 'approved', matches: matchPost(cartPath, 'temp_hash'), ending: 'undone' },
  { step: 'PREPARE window', buyerKind: 'member', card: 'approved', matches: matchKeepWindow, ending: 'undone' },
  { step: 'PROCESS', card: 'approved', matches: matchPost(/\/v1\/transactions$/), ending: 'undone' },
  {
    step: 'FIND_TRANSACTION',
    card: 'timesOut',
    matches: matchGet(/\/v1\/authorization-status/),
    isShared: true,
    ending: 'needs review',
    alert: 'checkout_needs_review',
  },
  {
    step: 'CLOSE_CHALLENGE',
    card: 'challenged',
    challenge: 'pass',
    matches: matchPost(/\/close-3ds$/),
    ending: 'undone',
  },
  { step: 'ENROLL', card: 'challenged', matches: matchPost(/\/enrollment$/), ending: 'undone' },
  ...(['hosted card v3', 'hosted card v2', 'PayPal'] as const).flatMap(createPageRefusals),
  { step: 'CAPTURE', card: 'approved', matches: matchPost(/\/capture$/), ending: 'undone' },
  { step: 'CREATE_PAYMENT', card: 'approved', matches: matchPost(/\/payments$/), ending: 'undone' },
  { step: 'ADD_PAYMENT', card: 'approved', matches: matchPost(cartPath, 'addPayment'), ending: 'undone' },
  { step: 'CREATE_ORDER', card: 'approved', matches: matchCreateOrder, ending: 'undone' },
  {
    step: 'WITHDRAW_PAYMENT',
    card: 'approved',
    matches: matchPost(cartPath, 'removePayment'),
    alsoRefuses: matchCreateOrder,
    ending: 'needs review',
    alert: 'checkout_needs_review',
  },
  {
    step: 'VOID_TRANSACTION',
    card: 'challenged',
    challenge: 'cancel',
    matches: matchPost(/\/void$/),
    ending: 'needs review',
    alert: 'checkout_needs_review',
  },
  {
    step: 'RELEASE_CART',
    card: 'declined',
    matches: matchPost(cartPath, 'unlockCart'),
    ending: 'undone',
    alert: 'checkout_cart_not_released',
  },
  {
    step: 'RELEASE_CART window',
    buyerKind: 'member',
    card: 'declined',
    matches: matchReleaseWindow,
    ending: 'undone',
    alert: 'checkout_window_not_released',
    isWindowLost: true,
  },
];

const settleTimeoutMs = 60_000;

/** The call of each step is refused with 400 until the attempt is settled. */
export const refusalCases: readonly FaultCase[] = refusals.map(({ alsoRefuses, errorCode, ...refusal }) =>
  createCheckoutCase({
    kind: 'refusal',
    route: refusal.route ?? 'card',
    title: `${refusal.step} always refused`,
    isExclusive: refusal.isShared === true,
    expected: refusal,
    async play({ stack, interceptor }) {
      const buyer = await prepareBuyer(stack, refusal);
      const faults = refusal.isShared ? interceptor : interceptor.limitTo(getCallKeys(buyer));
      const { matches, wasMatched } = observeMatches(refusal.matches);
      const stopRefusing = [matches, ...(alsoRefuses ? [alsoRefuses] : [])].map((refused) =>
        faults.refuseCalls(refused, errorCode),
      );
      try {
        await checkOut(buyer, refusal);
        const { status } = await buyer.shopper.waitUntilSettled(buyer.attemptId, settleTimeoutMs);
        if (!wasMatched()) throw new Error(`${refusal.step}: the call did not arrive`);
        return { buyer, status };
      } finally {
        for (const stop of stopRefusing) stop();
      }
    },
  }),
);
