import type { FailureCode } from './failure.ts';
import type { Refusal } from './saga.ts';

/** A payment transaction as its provider describes it. */
export interface Transaction {
  readonly referenceNumber: string;
  readonly status: 'APPROVED' | 'DECLINED' | 'CHALLENGE_REQUIRED';
  /** The issuer's code, e.g. `51`. */
  readonly responseCode: string;
  readonly card:
    | {
        readonly brand: string;
        readonly lastDigits: string;
        readonly expiry: string;
        /** The provider's keyed hash of the number; the same card has the same. */
        readonly fingerprint?: string | undefined;
      }
    | undefined;
  readonly challenge: { readonly url: string; readonly orderId: string } | undefined;
  readonly isCaptured: boolean;
  readonly isVoided: boolean;
}

/** A line of the authorization status. */
export interface Candidate {
  readonly referenceNumber: string;
  /** The merchant's reference, where the provider echoes it. */
  readonly reference: string | undefined;
  /** Cents. */
  readonly amount: number;
  readonly isVoided: boolean;
}

/** Of the transactions that the provider shows for a time and a member, those that can be the one that we asked for. */
export function matching(
  candidates: readonly Candidate[],
  wanted: { readonly reference: string; readonly amount: number },
): readonly Candidate[] {
  return candidates.filter(
    ({ reference, amount }) => (reference ?? wanted.reference) === wanted.reference && amount === wanted.amount,
  );
}

/**
 * Of the transactions that the provider shows after an attempt ended: those that are the attempt's own, and those that
 * might be, because the provider does not say whose they are.
 */
export function lateTransactions(
  candidates: readonly Candidate[],
  wanted: { readonly reference: string; readonly amount: number },
): { readonly own: readonly Candidate[]; readonly uncertain: readonly Candidate[] } {
  const open = candidates.filter(({ isVoided }) => !isVoided);
  return {
    own: open.filter(({ reference }) => reference === wanted.reference),
    uncertain: open.filter(({ reference, amount }) => reference === undefined && amount === wanted.amount),
  };
}

/** ISO 8583 response codes of an authentication that the shopper failed or left (PAYMENTS-48). */
const authenticationCodes: ReadonlySet<string> = new Set(['17', '63']);

/**
 * The refusal of a transaction that the issuer declined (PAYMENTS-53); `hardDeclines` are the configured codes
 * (PAYMENTS-54).
 */
export function declined(responseCode: string, hardDeclines: readonly string[]): Refusal {
  const code: FailureCode = hardDeclines.includes(responseCode)
    ? 'ERROR_CARD_HARD_DECLINE'
    : authenticationCodes.has(responseCode)
      ? 'AUTHENTICATION_FAILED'
      : 'ERROR_PAYMENT_METHOD';
  return { ending: 'DECLINED', failure: { code } };
}

/** One query of the authorization status: how long to wait before it, and how far before the attempt it looks. Seconds. */
export interface StatusQuery {
  readonly waitSeconds: number;
  readonly offsetSeconds: number;
}

/** The queries from the configured waits and offsets: five of each (PAYMENTS-34). */
export function statusQueries(
  waitsSeconds: readonly number[],
  offsetsSeconds: readonly number[],
): readonly StatusQuery[] {
  return offsetsSeconds.map((offsetSeconds, index) => ({ waitSeconds: waitsSeconds[index] ?? 0, offsetSeconds }));
}
