import type { Money } from '@tarima/markets/money';
import type { Logger } from '@tarima/service-kit/logger';
import type { Attempt, Facts } from '../domain/attempt.ts';
import type { PayableCart } from '../domain/cart.ts';
import type { Failure, FailureCode } from '../domain/failure.ts';
import type {
  CommercePort,
  FulfilmentPort,
  MembershipPort,
  PaymentsPort,
  PresentedCard,
  TaxPort,
  ThirdParty,
} from '../domain/ports.ts';
import type { OutcomeKind, Refusal, Step } from '../domain/saga.ts';
import type { StatusQuery } from '../domain/transaction.ts';

/** The systems around the saga. */
export interface Ports {
  readonly commerce: CommercePort;
  readonly payments: PaymentsPort;
  readonly tax: TaxPort;
  readonly fulfilment: FulfilmentPort;
  readonly membership: MembershipPort;
}

export interface SagaSettings {
  /** How long the stock of a held cart stays reserved. */
  readonly holdMinutes: number;
  /** Whether home delivery needs a delivery window (DELIVERY-83, CHECKOUT-3). */
  readonly isWindowRequired: (market: Attempt['market']) => boolean;
  /** The authorization status queries; none where the provider cannot be asked. */
  readonly statusQueries: () => readonly StatusQuery[];
  /** Whether the market accepts cards of this network (PAYMENTS-17). */
  readonly isCardTypeAccepted: (market: Attempt['market'], brand: string) => boolean;
  /** After this long without an answer about a lost transaction a person looks. */
  readonly reviewAfterSeconds: number;
  /** Waits between quick repetitions of a step, before it is laid down for longer. */
  readonly repeatDelaysMs: readonly number[];
  /** How long a step that still fails is postponed at first; twice as long each time after. */
  readonly backoffSeconds: number;
  /** How often a step that keeps failing is postponed before it is given up. */
  readonly stepPostponements: number;
  /** How often a step is tried that an upstream refuses for good. */
  readonly rejectionTries: number;
  /** Issuer's codes after which a card must not be tried again (PAYMENTS-54). */
  readonly hardDeclineCodes: (market: Attempt['market']) => readonly string[];
}

/**
 * What the steps of one run share in memory only: it is gone with the process, and the saga does without it then. The
 * card's ciphertext is nowhere else.
 */
export interface Scratch {
  card?: PresentedCard | undefined;
  cart?: PayableCart | undefined;
  thirdParty?: ThirdParty | undefined;
}

export interface StepContext {
  readonly attempt: Attempt;
  readonly ports: Ports;
  readonly settings: SagaSettings;
  readonly scratch: Scratch;
  /** True when the step was begun before, by this process or another: look before acting. */
  readonly isRepeat: boolean;
  /** True when a failure now gives the step up. */
  readonly isLastRound: boolean;
  readonly logger: Logger;
  /**
   * Renews the lease. Called before every try of a step, and again right before every call that moves money, holds the
   * cart or creates the order (CHECKOUT-54).
   * @throws LeaseLostError when another runner has the attempt: the call must not be made
   */
  checkLease(): Promise<void>;
  wait(seconds: number): Promise<void>;
}

/** What a step came to, and what was learned on the way. */
export interface StepResult<S extends Step = Step> {
  readonly outcome: OutcomeKind<S>;
  readonly facts?: Partial<Facts>;
  /** The cart's total, when the step found it changed. */
  readonly amount?: Money;
}

/** A refusal as a step's result. */
export function refuse(refusal: Refusal): { outcome: 'refused'; facts: Partial<Facts> } {
  return { outcome: 'refused', facts: { ending: refusal.ending, failure: { ...refusal.failure } } };
}

/** The try ends before anything was charged; the shopper may try again with the same attempt. */
export function reopen(code: FailureCode, more: Omit<Failure, 'code'> = {}) {
  return refuse({ ending: 'OPEN', failure: { code, ...more } });
}

/** The attempt ends and everything is undone. */
export function giveUp(code: FailureCode, more: Omit<Failure, 'code'> = {}) {
  return refuse({ ending: 'VOIDED', failure: { code, ...more } });
}

/** What an attempt ends with when everything is undone; one that was only interrupted says so. */
export function endsAs(facts: Facts): Partial<Facts> {
  return facts.failure ? {} : { ending: 'VOIDED', failure: { code: 'CHECKOUT_INTERRUPTED' } };
}

/** The attempt's cart as last seen in this run, or as it is now. */
export async function currentCart(context: StepContext): Promise<PayableCart | undefined> {
  const { scratch, attempt, ports } = context;
  scratch.cart ??= await ports.commerce.findCart(attempt.market, attempt.cartId);
  return scratch.cart;
}
