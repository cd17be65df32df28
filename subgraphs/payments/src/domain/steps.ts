import type { AttemptFailure, AttemptFailureCode } from './attempt-failure.ts';

/** The outcomes of each step. `refused`: it certainly did not and will not happen. `lost`: the outcome is unknown. */
export interface Outcomes {
  /** Locks and freezes the cart and reserves its stock in one update; compares its total with what the shopper saw. */
  HOLD_CART: 'done' | 'refused';
  /** Calculates taxes, writes them to the cart, finds the payment account, reserves the delivery window. */
  PREPARE: 'done' | 'refused';
  /** Requests the payment from the provider, once per try (CHECKOUT-45). */
  PROCESS: 'done' | 'challenged' | 'refused' | 'lost';
  /**
   * Searches the transaction of a `PROCESS` whose response was lost. `unwanted`: an operator decided to void what is found.
   */
  FIND_TRANSACTION: 'done' | 'challenged' | 'refused' | 'unwanted' | 'unclear';
  /** The shopper's browser has something to do; this step runs only after the deadline. */
  AWAIT_CHALLENGE: 'refused';
  /** Checks after device data collection whether the bank wants to authenticate the cardholder. */
  ENROLL: 'done' | 'challenged' | 'refused';
  /** Ends the session at the bank's or the provider's page with the provider's own result. */
  CLOSE_CHALLENGE: 'done' | 'challenged' | 'refused';
  CAPTURE: 'done' | 'refused';
  /** Reads the price of a membership again, and whether the club still sells it; finds the payment account. */
  QUOTE: 'done' | 'refused';
  /** Buys, renews or upgrades the membership, once for the try's transaction id. */
  APPLY_MEMBERSHIP: 'done' | 'refused';
  /**
   * Activates the online account of a new member. A membership that was paid stays, whatever happens to the account: the
   * holder can register through onboarding (decision 050).
   */
  ACTIVATE_ACCOUNT: 'done';
  /** Adds the card that a member saved with the payment to the club's account of the member. */
  ADD_PAYMENT_CARD: 'done';
  /** Compensation: makes a membership transaction impossible that was not executed. `applied`: it was. */
  WITHDRAW_MEMBERSHIP: 'done' | 'applied' | 'unclear';
  /** Ends an attempt that holds nothing. */
  END_ATTEMPT: 'done';
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
  /** Refund: returns the money by a void before settlement, or by a refund. */
  RETURN_MONEY: 'done' | 'unclear';
  /** Refund: records it on the platform's payment. */
  RECORD_REFUND: 'done';
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
 * What an error means that a step does not handle itself: it ends the try, the response counts as lost, or the step is
 * repeated a limited number of times.
 */
export type ErrorPolicy = 'refuse' | 'lost' | 'repeat';

/** A step within a path. */
export interface StepRule<S extends Step> {
  /** What follows each outcome. */
  readonly targets: Readonly<Record<Outcomes[S], Target>>;
  /** The step at which an attempt continues whose process died during this step. */
  readonly resumeAt: Step;
  readonly onError: ErrorPolicy;
  /**
   * The outcome of a repeated step that is given up, because it was refused for good or failed too often. A transaction
   * that may hold money is voided; what cannot be undone needs review.
   */
  readonly givenUp?: { readonly outcome: Outcomes[S]; readonly code?: AttemptFailureCode };
}

/** The steps of attempts of one kind, as data. */
export interface SagaPath {
  readonly first: Step;
  readonly rules: { readonly [S in Step]?: StepRule<S> };
}
