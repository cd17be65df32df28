import { checkOut, prepareBuyer } from './buyer.ts';
import type { FaultCase } from './case.ts';
import { type CallPoint, cart, get, givesWindowBack, keepsWindow, post } from './kill-points.ts';
import type { Expectation } from './verdict.ts';

/** A call that its upstream always refuses, and how the attempt ends all the same. */
interface Refusal extends CallPoint, Expectation {
  /** Another call that is refused as well, to lead there. */
  readonly also?: CallPoint['matches'];
}

const createsOrder = post(/\/orders$/);

const refusals: readonly Refusal[] = [
  { step: 'HOLD_CART', card: 'approved', matches: post(cart, '"lockCart"'), ends: 'undone' },
  { step: 'PREPARE taxes', card: 'approved', matches: post(/\/v1\/calculate$/), ends: 'undone' },
  { step: 'PREPARE account', card: 'approved', matches: get(/\/v1\/third-parties/), ends: 'undone' },
  { step: 'PREPARE cart', card: 'approved', matches: post(cart, 'temp_hash'), ends: 'undone' },
  { step: 'PREPARE window', who: 'member', card: 'approved', matches: keepsWindow, ends: 'undone' },
  { step: 'PROCESS', card: 'approved', matches: post(/\/v1\/transactions$/), ends: 'undone' },
  {
    step: 'FIND_TRANSACTION',
    card: 'answersTooLate',
    matches: get(/\/v1\/authorization-status/),
    ends: 'needs review',
    alert: 'checkout_needs_review',
  },
  { step: 'CLOSE_CHALLENGE', card: 'challenged', atTheBank: 'passes', matches: post(/\/close-3ds$/), ends: 'undone' },
  { step: 'CAPTURE', card: 'approved', matches: post(/\/capture$/), ends: 'undone' },
  { step: 'CREATE_PAYMENT', card: 'approved', matches: post(/\/payments$/), ends: 'undone' },
  { step: 'ADD_PAYMENT', card: 'approved', matches: post(cart, 'addPayment'), ends: 'undone' },
  { step: 'CREATE_ORDER', card: 'approved', matches: createsOrder, ends: 'undone' },
  {
    step: 'WITHDRAW_PAYMENT',
    card: 'approved',
    matches: post(cart, 'removePayment'),
    also: createsOrder,
    ends: 'needs review',
    alert: 'checkout_needs_review',
  },
  {
    step: 'VOID_TRANSACTION',
    card: 'challenged',
    atTheBank: 'gives up',
    matches: post(/\/void$/),
    ends: 'needs review',
    alert: 'checkout_needs_review',
  },
  {
    step: 'RELEASE_CART',
    card: 'declined',
    matches: post(cart, 'unlockCart'),
    ends: 'undone',
    alert: 'checkout_cart_not_released',
  },
  {
    step: 'RELEASE_CART window',
    who: 'member',
    card: 'declined',
    matches: givesWindowBack,
    ends: 'undone',
    alert: 'checkout_window_not_released',
    isWindowLost: true,
  },
];

const restLimitMs = 60_000;

/** Every step's call refused with 400 each time it is sent, until the attempt rests. */
export const refusalCases: readonly FaultCase[] = refusals.map(({ also, ...refusal }) => ({
  kind: 'refusal',
  title: `${refusal.step} always refused`,
  expected: refusal,
  async run({ stack, interceptor }) {
    const buyer = await prepareBuyer(stack, refusal.who);
    const lift = [refusal.matches, ...(also ? [also] : [])].map((matches) => interceptor.refuse(matches));
    try {
      await checkOut(buyer, refusal);
      const { status } = await buyer.shopper.settled(buyer.attemptId, restLimitMs);
      return { buyer, status };
    } finally {
      for (const end of lift) end();
    }
  },
}));

export const quickRefusalCases = refusalCases.filter(({ title }) => title.startsWith('CREATE_ORDER'));
