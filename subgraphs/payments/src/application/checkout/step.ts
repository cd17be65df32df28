import type { Money } from '@tarima/markets/money';
import type { Logger } from '@tarima/service-kit/logger';
import { type Attempt, type Facts, getCartId } from '../../domain/attempt.ts';
import type { AttemptFailure, AttemptFailureCode } from '../../domain/attempt-failure.ts';
import type { PayableCart } from '../../domain/cart.ts';
import type { ReturnPage } from '../../domain/challenge.ts';
import type { OutcomeKind, Refusal, Step } from '../../domain/steps.ts';
import type { PaymentDetails, ReturnUrls } from '../payments-port.ts';
import type { Ports } from '../ports.ts';
import type { AnswerLog } from './record-answers.ts';
import type { SagaSettings } from './settings.ts';

/**
 * What the steps of one run share in memory only: it is lost with the process, and the saga continues without it. The
 * card's ciphertext is nowhere else.
 */
export interface Scratch extends AnswerLog {
  details?: PaymentDetails | undefined;
  cart?: PayableCart | undefined;
}

export interface StepContext {
  readonly attempt: Attempt;
  readonly ports: Ports;
  readonly settings: SagaSettings;
  readonly scratch: Scratch;
  /** True when the step was begun before, by this process or another: check what was done before acting. */
  readonly isRepeat: boolean;
  /** True when the step is given up if it fails now. */
  readonly isLastRound: boolean;
  readonly logger: Logger;
  /**
   * Confirms the lease. Called before every try of a step, and again right before every call that moves money, holds the
   * cart or creates the order (CHECKOUT-54).
   * @throws LeaseLostError when another runner has claimed the attempt: the call must not be made
   */
  checkLease(): Promise<void>;
  wait(seconds: number): Promise<void>;
  /** Creates the URLs to which a provider's page returns the browser in this try. */
  createReturnUrls(page: ReturnPage): Promise<ReturnUrls>;
}

/** The outcome of a step, and the facts that it learned. */
export interface StepResult<S extends Step = Step> {
  readonly outcome: OutcomeKind<S>;
  readonly facts?: Partial<Facts>;
  /** The cart's total, when the step found it changed. */
  readonly amount?: Money;
}

/** Converts a refusal to a step's result. */
export function refuse(refusal: Refusal): { outcome: 'refused'; facts: Partial<Facts> } {
  return { outcome: 'refused', facts: { ending: refusal.ending, failure: { ...refusal.failure } } };
}

/** Ends the try before anything is charged; the shopper may place the same attempt again. */
export function reopen(code: AttemptFailureCode, details: Omit<AttemptFailure, 'code'> = {}) {
  return refuse({ ending: 'OPEN', failure: { code, ...details } });
}

/** Ends the attempt and undoes everything. */
export function giveUp(code: AttemptFailureCode, details: Omit<AttemptFailure, 'code'> = {}) {
  return refuse({ ending: 'VOIDED', failure: { code, ...details } });
}

/** The ending of an attempt that is undone without a failure of its own: it was interrupted. */
export function getDefaultEnding(facts: Facts): Partial<Facts> {
  return facts.failure ? {} : { ending: 'VOIDED', failure: { code: 'CHECKOUT_INTERRUPTED' } };
}

/** The attempt's cart as last seen in this run, or read from the platform. */
export async function loadCart(context: StepContext): Promise<PayableCart | undefined> {
  const { scratch, attempt, ports } = context;
  scratch.cart ??= await ports.commerce.findCart(attempt.market, getCartId(attempt));
  return scratch.cart;
}
