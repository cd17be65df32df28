import { fromNumericCurrency } from '@tarima/markets/currency-codes';
import { money } from '@tarima/markets/money';
import type { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { z } from 'zod';
import type { Challenge } from '../../domain/challenge.ts';
import { type RefusalReason, RefusedError } from '../../domain/refused-error.ts';
import type { SavedCard } from '../../domain/saved-card.ts';
import type { Candidate, DeclineReason, Transaction } from '../../domain/transaction.ts';
import { isRejection } from '../is-rejection.ts';
import { bankCardProvider, findBrand } from './accounts.ts';
import {
  type cardsWire,
  errorWire,
  type statusWire,
  type WireCard,
  type WireChallenge,
  type WireTransaction,
} from './wire.ts';

/** ISO 8583 response codes: the shopper cancelled, the authentication failed. */
const cancelledCode = '17';
const authenticationFailedCode = '63';

/**
 * Why a transaction was declined. A shopper who leaves the bank's page has not authenticated (PAYMENTS-48); on a provider's
 * own page they cancelled the payment (CHECKOUT-453).
 */
function toDeclineReason(
  responseCode: string,
  { isBankCard, hardDeclineCodes }: { isBankCard: boolean; hardDeclineCodes: readonly string[] },
): DeclineReason {
  if (hardDeclineCodes.includes(responseCode)) return 'HARD';
  if (responseCode === cancelledCode) return isBankCard ? 'AUTHENTICATION' : 'CANCELLED';
  return responseCode === authenticationFailedCode ? 'AUTHENTICATION' : 'SOFT';
}

export interface TransactionRules {
  /** The configured response codes after which a card must not be tried again (PAYMENTS-54). */
  readonly getHardDeclineCodes: () => readonly string[];
  /** The configured statuses of the bank-card provider that count as approved (PAYMENTS-66). */
  readonly getBankCardStatuses: () => readonly string[];
}

export function toTransaction(wire: WireTransaction, rules: TransactionRules): Transaction {
  const isBankCard = wire.paymentThird === bankCardProvider;
  return {
    referenceNumber: wire.referenceNumber,
    status: wire.status,
    declineReason:
      wire.status === 'DECLINED'
        ? toDeclineReason(wire.responseCode, { isBankCard, hardDeclineCodes: rules.getHardDeclineCodes() })
        : undefined,
    card: wire.card,
    cardBrand: wire.card?.brand ?? findBrand(wire.cardType),
    challenge: wire.challenge && toChallenge(wire.challenge),
    amount: money(wire.amount, toCurrency(wire.currency)),
    payee: wire.payee,
    isStatusAccepted: !isBankCard || wire.status !== 'APPROVED' || rules.getBankCardStatuses().includes(wire.reason),
    isCaptured: wire.capturedAt !== undefined,
    isVoided: wire.voidedAt !== undefined,
  };
}

/** The ISO code of a numeric currency code; an unknown one stays as it is, and then equals no attempt's currency. */
function toCurrency(numeric: string): string {
  return fromNumericCurrency(numeric) ?? numeric;
}

function toChallenge(wire: WireChallenge): Challenge {
  const { orderId, expiresAt } = wire;
  switch (wire.kind) {
    case 'DEVICE_DATA': {
      const { kind, accessToken, thirdReferenceId, deviceDataCollectionUrl: url } = wire;
      return { kind, orderId, expiresAt, url, accessToken, thirdReferenceId };
    }
    case 'STEP_UP':
      return { kind: wire.kind, orderId, expiresAt, url: wire.stepUpUrl, accessToken: wire.accessToken };
    default:
      return { kind: wire.kind, orderId, expiresAt, url: wire.url };
  }
}

export function toCandidate(item: z.output<typeof statusWire>['items'][number]): Candidate {
  return {
    referenceNumber: item.referenceNumber,
    reference: item.reference,
    amount: item.amount,
    isVoided: item.voidedAt !== undefined,
  };
}

/** A member's cards, the default first (PAYMENTS-70) and flagged ones last (PAYMENTS-69). */
export function toSavedCards({ items }: z.output<typeof cardsWire>): SavedCard[] {
  return items.map(toSavedCard).sort((a, b) => getRank(a) - getRank(b));
}

const getRank = ({ isDefault, isFlagged }: SavedCard): number => (isDefault ? 0 : isFlagged ? 2 : 1);

export function toSavedCard(item: WireCard): SavedCard {
  return {
    id: item.id,
    brand: item.brand,
    lastDigits: item.cardLastDigits,
    holderName: item.cardHolderName,
    expiry: item.cardExpirationDate,
    isDefault: item.isDefault,
    isFlagged: item.isFlaggeHD,
    token: item.cardToken,
  };
}

/** Reasons by the API's error codes. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  PE_0001: 'REQUEST',
  PE_0003: 'NO_PAYMENT_ACCOUNT',
  PEC_503: 'UNAVAILABLE',
  CARD_DATA_UNREADABLE: 'CARD',
  CARD_NOT_FOUND: 'CARD_UNKNOWN',
  CARD_REFUSED: 'CARD_REFUSED',
  CARD_VELOCITY_EXCEEDED: 'CARD_DECLINED_TOO_OFTEN',
  '102': 'CARD_EXISTS',
  PE_0002: 'DEFAULT_CARD',
  CHALLENGE_PENDING: 'CHALLENGE_PENDING',
  CHALLENGE_MISMATCH: 'CHALLENGE_MISMATCH',
  ALREADY_VOIDED: 'ALREADY_VOIDED',
  ALREADY_SETTLED: 'ALREADY_SETTLED',
  NOT_APPROVED: 'REQUEST',
  PROVIDER_ERROR: 'REQUEST',
};

/**
 * A certain refusal; undefined when the outcome is unknown. After a connection that was never made and after the API's own
 * 503, nothing was done (PAYMENTS-55); after any other server error the API may have acted (PAYMENTS-33).
 */
export function toRefusedError(error: UpstreamError): RefusedError | undefined {
  if (error.status === 0) return error.isOutcomeUnknown ? undefined : new RefusedError('UNAVAILABLE', [], error);
  const code = errorWire.safeParse(error.body).data?.errorCode ?? '';
  if (error.status >= 500 && code !== 'PEC_503') return undefined;
  // The reference is that of an earlier request of this attempt, whose outcome is unknown.
  if (code === 'REFERENCE_REUSED' || (error.status < 500 && !isRejection(error.status))) return undefined;
  return new RefusedError(reasons[code] ?? 'REQUEST', [], error);
}
