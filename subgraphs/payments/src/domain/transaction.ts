import type { Money } from '@tarima/markets/money';
import type { AttemptFailureCode } from './attempt-failure.ts';
import type { Challenge } from './challenge.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Refusal } from './steps.ts';

/** What the store may keep of a card that paid. */
export interface TransactionCard {
  readonly brand: string;
  readonly lastDigits: string;
  readonly expiry: string;
  /** The provider's keyed hash of the number: the same card has the same hash. */
  readonly fingerprint?: string | undefined;
}

/**
 * Why the transaction was declined: `HARD` means that the card must not be tried again, `AUTHENTICATION` that the shopper
 * failed or left the authentication, `CANCELLED` that they cancelled on the provider's page.
 */
export type DeclineReason = 'HARD' | 'AUTHENTICATION' | 'CANCELLED' | 'SOFT';

/** A payment transaction as its provider describes it. */
export interface Transaction {
  readonly referenceNumber: string;
  readonly status: 'APPROVED' | 'DECLINED' | 'CHALLENGE_REQUIRED';
  /** Undefined unless the status is `DECLINED`. */
  readonly declineReason: DeclineReason | undefined;
  readonly card: TransactionCard | undefined;
  /** The card's network; undefined for routes without a card, and while the card is not known. */
  readonly cardBrand: string | undefined;
  readonly challenge: Challenge | undefined;
  /** The amount as the provider reports it. */
  readonly amount: Money;
  /** Who receives the money, as the provider reports it; undefined when it does not. */
  readonly payee: string | undefined;
  /** False when the bank-card provider approved it with a status that the store does not accept (PAYMENTS-66). */
  readonly isStatusAccepted: boolean;
  readonly isCaptured: boolean;
  readonly isVoided: boolean;
}

/**
 * Whether the provider reports what the attempt asked for: its amount, its currency, and for PayPal the receiver that the
 * session was opened with (PAYMENTS-6).
 */
export function isAsRequested(
  { amount, payee }: Pick<Transaction, 'amount' | 'payee'>,
  expected: { readonly amount: Money; readonly method: PaymentMethod; readonly payee: string | undefined },
): boolean {
  const isAmount = amount.centAmount === expected.amount.centAmount && amount.currency === expected.amount.currency;
  const isPayee = expected.method !== 'PAYPAL' || (payee !== undefined && payee === expected.payee);
  return isAmount && isPayee;
}

/** A transaction in the provider's list for a status query. */
export interface Candidate {
  readonly referenceNumber: string;
  /** The merchant's reference; undefined when the provider does not return it. */
  readonly reference: string | undefined;
  /** Cents. */
  readonly amount: number;
  readonly isVoided: boolean;
}

/** The transactions that may be the expected one: the same reference, if the provider returns it, and amount. */
export function findMatches(
  candidates: readonly Candidate[],
  expected: { readonly reference: string; readonly amount: number },
): readonly Candidate[] {
  return candidates.filter(
    ({ reference, amount }) => (reference ?? expected.reference) === expected.reference && amount === expected.amount,
  );
}

/**
 * The transactions that are not void after an attempt ended: the attempt's own ones, and uncertain ones, which have its
 * amount but no reference.
 */
export function findLateTransactions(
  candidates: readonly Candidate[],
  expected: { readonly reference: string; readonly amount: number },
): { readonly own: readonly Candidate[]; readonly uncertain: readonly Candidate[] } {
  const open = candidates.filter(({ isVoided }) => !isVoided);
  return {
    own: open.filter(({ reference }) => reference === expected.reference),
    uncertain: open.filter(({ reference, amount }) => reference === undefined && amount === expected.amount),
  };
}

const declineCodes: Readonly<Record<DeclineReason, AttemptFailureCode>> = {
  HARD: 'ERROR_CARD_HARD_DECLINE',
  AUTHENTICATION: 'AUTHENTICATION_FAILED',
  CANCELLED: 'CHECKOUT_CANCELLED',
  SOFT: 'ERROR_PAYMENT_METHOD',
};

/** The refusal of a transaction that was declined (PAYMENTS-53); one that the shopper cancelled is no decline. */
export function createDeclineRefusal(reason: DeclineReason): Refusal {
  return { ending: reason === 'CANCELLED' ? 'VOIDED' : 'DECLINED', failure: { code: declineCodes[reason] } };
}

/** One authorization status query. */
export interface StatusQuery {
  /** Wait before the query. */
  readonly waitSeconds: number;
  /** How far before the payment's request the query begins. */
  readonly offsetSeconds: number;
}

/** Creates the queries from the configured waits and offsets, five of each (PAYMENTS-34). */
export function createStatusQueries(
  waitsSeconds: readonly number[],
  offsetsSeconds: readonly number[],
): readonly StatusQuery[] {
  return offsetsSeconds.map((offsetSeconds, index) => ({ waitSeconds: waitsSeconds[index] ?? 0, offsetSeconds }));
}
