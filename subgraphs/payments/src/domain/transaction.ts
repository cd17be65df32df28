import type { AttemptFailureCode } from './attempt-failure.ts';
import type { Refusal } from './steps.ts';

/** What the store may keep of a card that paid. */
export interface TransactionCard {
  readonly brand: string;
  readonly lastDigits: string;
  readonly expiry: string;
  /** The provider's keyed hash of the number: the same card has the same hash. */
  readonly fingerprint?: string | undefined;
}

/** The bank's 3-D Secure page. */
export interface Challenge {
  readonly url: string;
  readonly orderId: string;
}

/** What the browser brings back from the bank's page. */
export interface ChallengeProof {
  readonly orderId: string;
  readonly cavv?: string | undefined;
  readonly eci?: string | undefined;
}

/**
 * Why the issuer declined: `HARD` means that the card must not be tried again, `AUTHENTICATION` that the shopper failed
 * or left the authentication.
 */
export type DeclineReason = 'HARD' | 'AUTHENTICATION' | 'SOFT';

/** A payment transaction as its provider describes it. */
export interface Transaction {
  readonly referenceNumber: string;
  readonly status: 'APPROVED' | 'DECLINED' | 'CHALLENGE_REQUIRED';
  /** Undefined unless the status is `DECLINED`. */
  readonly declineReason: DeclineReason | undefined;
  readonly card: TransactionCard | undefined;
  readonly challenge: Challenge | undefined;
  readonly isCaptured: boolean;
  readonly isVoided: boolean;
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
  SOFT: 'ERROR_PAYMENT_METHOD',
};

/** The refusal of a transaction that the issuer declined (PAYMENTS-53). */
export function createDeclineRefusal(reason: DeclineReason): Refusal {
  return { ending: 'DECLINED', failure: { code: declineCodes[reason] } };
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
