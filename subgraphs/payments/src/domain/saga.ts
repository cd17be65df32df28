import type { AttemptFailure, AttemptFailureCode } from './attempt-failure.ts';

/*
 * The saga of a checkout (CHECKOUT-44) as a pure state machine: which step follows which outcome, and at which step an
 * interrupted attempt continues.
 */

/** The outcomes of each step. `refused`: it certainly did not and will not happen. `lost`: the outcome is unknown. */
interface Outcomes {
  /** Locks and freezes the cart and reserves its stock in one update; compares its total with what the shopper saw. */
  HOLD_CART: 'done' | 'refused';
  /** Calculates taxes, writes them to the cart, finds the payment account, reserves the delivery window. */
  PREPARE: 'done' | 'refused';
  /** Requests the payment from the provider, once per try (CHECKOUT-45). */
  PROCESS: 'done' | 'challenged' | 'refused' | 'lost';
  /** Searches the transaction of a `PROCESS` whose response was lost. */
  FIND_TRANSACTION: 'done' | 'challenged' | 'refused' | 'unclear';
  /** The shopper is at the bank's page; this step runs only after the deadline. */
  AWAIT_CHALLENGE: 'refused';
  CLOSE_CHALLENGE: 'done' | 'challenged' | 'refused';
  CAPTURE: 'done' | 'refused';
  CREATE_PAYMENT: 'done' | 'refused';
  ADD_PAYMENT: 'done' | 'refused';
  CREATE_ORDER: 'done' | 'refused';
  /**
   * Compensation: removes the payment from the cart, which changes the cart's version, so that a `createOrder` that is
   * still on its way is refused. `ordered`: the order exists, so the payment stays.
   */
  WITHDRAW_PAYMENT: 'done' | 'ordered' | 'unclear';
  /** Compensation: voids the transaction, captured or authorised. */
  VOID_TRANSACTION: 'done' | 'unclear';
  /** Compensation: releases the cart and its delivery window. */
  RELEASE_CART: 'done';
}

export type Step = keyof Outcomes;
export type OutcomeKind<S extends Step = Step> = Outcomes[S];

/** The target of a transition: another step, or the end. `ENDED` means the status that the refusal chose. */
export type Target = Step | 'COMPLETED' | 'ENDED' | 'NEEDS_REVIEW';

/** The status that a refusal leads to: in `OPEN` the shopper can place the same attempt again. */
export interface Refusal {
  readonly ending: 'OPEN' | 'DECLINED' | 'VOIDED';
  readonly failure: AttemptFailure;
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
 * The step at which an attempt continues whose process died. Before `PROCESS` it is undone, because the card was in that
 * process's memory only; after `PROCESS` began its transaction is searched, because the request may have been sent
 * (CHECKOUT-53).
 */
const resumeSteps: Readonly<Record<Step, Step>> = {
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

type ErrorPolicy = 'refuse' | 'lost' | 'repeat';

/**
 * What an error means that a step does not handle itself: before `PROCESS` it ends the try, during `PROCESS` the response
 * is lost, and afterwards the step is repeated a limited number of times (`getGivenUpOutcome`).
 */
const errorPolicies: Readonly<Record<Step, ErrorPolicy>> = {
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
 * The outcome of a repeated step that is given up, because it was refused for good or failed too often. A transaction that
 * may hold money is voided; what cannot be undone needs review.
 */
const givenUpOutcomes: {
  readonly [S in Step]?: { readonly outcome: Outcomes[S]; readonly code?: AttemptFailureCode };
} = {
  FIND_TRANSACTION: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
  AWAIT_CHALLENGE: { outcome: 'refused', code: 'CHALLENGE_EXPIRED' },
  CLOSE_CHALLENGE: { outcome: 'refused', code: 'AUTHENTICATION_FAILED' },
  CAPTURE: { outcome: 'refused', code: 'ERROR_CAPTURE_TRANSACTION_ERROR' },
  CREATE_PAYMENT: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
  ADD_PAYMENT: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
  CREATE_ORDER: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
  WITHDRAW_PAYMENT: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
  VOID_TRANSACTION: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
  // No money is held by now: only the cart stays locked, until its next checkout or a follow-up check releases it.
  RELEASE_CART: { outcome: 'done' },
};

export const steps = Object.keys(transitions) as readonly Step[];

/** The target after an outcome of a step. @throws RangeError for an outcome that the step cannot have */
export function getTarget(step: Step, outcome: OutcomeKind): Target {
  const targets: Partial<Record<OutcomeKind, Target>> = transitions[step];
  const target = targets[outcome];
  if (!target) throw new RangeError(`${step} cannot end as ${outcome}`);
  return target;
}

/** The step at which another process continues after the one that ran `step` died. */
export function getResumeStep(step: Step): Step {
  return resumeSteps[step];
}

/** What an error means that `step` does not handle itself. */
export function getErrorPolicy(step: Step): ErrorPolicy {
  return errorPolicies[step];
}

/** The outcome of a repeated step that is given up, and its failure code. @throws RangeError for a step that is not repeated */
export function getGivenUpOutcome(step: Step): {
  readonly outcome: OutcomeKind;
  readonly code?: AttemptFailureCode | undefined;
} {
  const found = givenUpOutcomes[step];
  if (!found) throw new RangeError(`${step} is not repeated`);
  return found;
}

/** True for a target that is a step, false for an end. */
export function isStep(target: Target): target is Step {
  return target in transitions;
}
