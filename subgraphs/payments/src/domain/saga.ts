import type { Failure, FailureCode } from './failure.ts';

/**
 * The saga of a checkout (CHECKOUT-44) as a pure state machine: which step follows which outcome, and
 * where an interrupted attempt goes on. Nothing here calls anything.
 */

/** What each step can come to. `refused` is certain: it did not and will not happen. `lost`: nobody knows. */
interface Outcomes {
  /** Lock, freeze and reserve in one update of the cart; compare its total with what the shopper saw. */
  HOLD_CART: 'done' | 'refused';
  /** Taxes and their custom fields, the acquirer's account, the delivery window. */
  PREPARE: 'done' | 'refused';
  /** Ask the provider for the money: sent once per try, never again (CHECKOUT-45). */
  PROCESS: 'done' | 'challenged' | 'refused' | 'lost';
  /** Ask what became of a process whose answer was lost. */
  FIND_TRANSACTION: 'done' | 'challenged' | 'refused' | 'unclear';
  /** The shopper is at the bank's page; running this step means that time is up. */
  AWAIT_CHALLENGE: 'refused';
  CLOSE_CHALLENGE: 'done' | 'challenged' | 'refused';
  CAPTURE: 'done' | 'refused';
  CREATE_PAYMENT: 'done' | 'refused';
  ADD_PAYMENT: 'done' | 'refused';
  CREATE_ORDER: 'done' | 'refused';
  /**
   * Compensation: takes the payment off the cart, which moves the cart's version, so that a `createOrder` that is still on
   * its way is refused. `ordered`: the order exists, so the money stays.
   */
  WITHDRAW_PAYMENT: 'done' | 'ordered' | 'unclear';
  /** Compensation: lets the money go, taken or held. */
  VOID_TRANSACTION: 'done' | 'unclear';
  /** Compensation: gives the cart and its delivery window back as they were. */
  RELEASE_CART: 'done';
}

export type Step = keyof Outcomes;
export type OutcomeKind<S extends Step = Step> = Outcomes[S];

/** Where a transition leads: another step, or the end. `ENDED` takes the status that the refusal chose. */
export type Target = Step | 'COMPLETED' | 'ENDED' | 'NEEDS_REVIEW';

/** The status that a refusal leads to: `OPEN` lets the shopper try again with the same attempt. */
export interface Refusal {
  readonly ending: 'OPEN' | 'DECLINED' | 'VOIDED';
  readonly failure: Failure;
}

/**
 * A failure after the authorisation leads to the void, and only then to the release of the cart (CHECKOUT-50,
 * CHECKOUT-51).
 */
const transitions: { readonly [S in Step]: Readonly<Record<Outcomes[S], Target>> } = {
  HOLD_CART: { done: 'PREPARE', refused: 'RELEASE_CART' },
  PREPARE: { done: 'PROCESS', refused: 'RELEASE_CART' },
  PROCESS: { done: 'CAPTURE', challenged: 'AWAIT_CHALLENGE', refused: 'RELEASE_CART', lost: 'FIND_TRANSACTION' },
  FIND_TRANSACTION: {
    done: 'CAPTURE',
    challenged: 'AWAIT_CHALLENGE',
    refused: 'RELEASE_CART',
    unclear: 'NEEDS_REVIEW',
  },
  AWAIT_CHALLENGE: { refused: 'VOID_TRANSACTION' },
  CLOSE_CHALLENGE: { done: 'CAPTURE', challenged: 'AWAIT_CHALLENGE', refused: 'VOID_TRANSACTION' },
  CAPTURE: { done: 'CREATE_PAYMENT', refused: 'VOID_TRANSACTION' },
  CREATE_PAYMENT: { done: 'ADD_PAYMENT', refused: 'VOID_TRANSACTION' },
  ADD_PAYMENT: { done: 'CREATE_ORDER', refused: 'VOID_TRANSACTION' },
  CREATE_ORDER: { done: 'COMPLETED', refused: 'WITHDRAW_PAYMENT' },
  WITHDRAW_PAYMENT: { done: 'VOID_TRANSACTION', ordered: 'COMPLETED', unclear: 'NEEDS_REVIEW' },
  VOID_TRANSACTION: { done: 'RELEASE_CART', unclear: 'NEEDS_REVIEW' },
  RELEASE_CART: { done: 'ENDED' },
};

/**
 * Where an attempt goes on whose process died. Before the money was asked for it is undone, because the card was in that
 * process's memory only; once PROCESS was begun the provider is asked, because the request may have left (CHECKOUT-53).
 */
const interrupted: Readonly<Record<Step, Step>> = {
  HOLD_CART: 'RELEASE_CART',
  PREPARE: 'RELEASE_CART',
  PROCESS: 'FIND_TRANSACTION',
  FIND_TRANSACTION: 'FIND_TRANSACTION',
  AWAIT_CHALLENGE: 'AWAIT_CHALLENGE',
  CLOSE_CHALLENGE: 'CLOSE_CHALLENGE',
  CAPTURE: 'CAPTURE',
  CREATE_PAYMENT: 'CREATE_PAYMENT',
  ADD_PAYMENT: 'ADD_PAYMENT',
  CREATE_ORDER: 'CREATE_ORDER',
  WITHDRAW_PAYMENT: 'WITHDRAW_PAYMENT',
  VOID_TRANSACTION: 'VOID_TRANSACTION',
  RELEASE_CART: 'RELEASE_CART',
};

/**
 * What a fault of a step means that the step itself does not explain: before the money was asked for it ends the try, when
 * it was just asked for the answer is lost, and afterwards the step is repeated, a bounded number of times (`outcomeAfter`).
 */
const faults: Readonly<Record<Step, 'refuse' | 'lost' | 'repeat'>> = {
  HOLD_CART: 'refuse',
  PREPARE: 'refuse',
  PROCESS: 'lost',
  FIND_TRANSACTION: 'repeat',
  AWAIT_CHALLENGE: 'repeat',
  CLOSE_CHALLENGE: 'repeat',
  CAPTURE: 'repeat',
  CREATE_PAYMENT: 'repeat',
  ADD_PAYMENT: 'repeat',
  CREATE_ORDER: 'repeat',
  WITHDRAW_PAYMENT: 'repeat',
  VOID_TRANSACTION: 'repeat',
  RELEASE_CART: 'repeat',
};

/**
 * What a repeated step comes to when it is given up: it was refused for good, or failed too often. Money that may be held
 * is let go; what cannot be undone needs a person.
 */
const givenUp: { readonly [S in Step]?: { readonly outcome: Outcomes[S]; readonly code?: FailureCode } } = {
  FIND_TRANSACTION: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
  AWAIT_CHALLENGE: { outcome: 'refused', code: 'CHALLENGE_EXPIRED' },
  CLOSE_CHALLENGE: { outcome: 'refused', code: 'AUTHENTICATION_FAILED' },
  CAPTURE: { outcome: 'refused', code: 'ERROR_CAPTURE_TRANSACTION_ERROR' },
  CREATE_PAYMENT: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
  ADD_PAYMENT: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
  CREATE_ORDER: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
  WITHDRAW_PAYMENT: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
  VOID_TRANSACTION: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
  // The money is settled by now: only the cart stays locked, until its next checkout or its follow-up check frees it.
  RELEASE_CART: { outcome: 'done' },
};

export const steps = Object.keys(transitions) as readonly Step[];

/** What follows when `step` came to `outcome`. @throws RangeError for an outcome that the step cannot have */
export function targetOf(step: Step, outcome: OutcomeKind): Target {
  const targets: Partial<Record<OutcomeKind, Target>> = transitions[step];
  const target = targets[outcome];
  if (!target) throw new RangeError(`${step} cannot end as ${outcome}`);
  return target;
}

/** The step with which another process goes on after the one that ran `step` is gone. */
export function resumeAt(step: Step): Step {
  return interrupted[step];
}

/** What an unexplained fault during `step` means. */
export function faultOf(step: Step): 'refuse' | 'lost' | 'repeat' {
  return faults[step];
}

/** The outcome of a step that is given up, and why. @throws RangeError for a step whose first fault explains itself */
export function outcomeAfter(step: Step): { readonly outcome: OutcomeKind; readonly code?: FailureCode | undefined } {
  const found = givenUp[step];
  if (!found) throw new RangeError(`${step} is not repeated`);
  return found;
}

/** True for a target that is a step to run. */
export function isStep(target: Target): target is Step {
  return target in transitions;
}
