import { getMarket } from '@tarima/markets/table';
import type { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { z } from 'zod';
import type { ProcessRequest } from '../../application/ports.ts';
import { type RefusalReason, RefusedError } from '../../domain/refused-error.ts';
import type { SavedCard } from '../../domain/saved-card.ts';
import type { Candidate, DeclineReason, Transaction } from '../../domain/transaction.ts';
import { isRejection } from '../is-rejection.ts';
import { type cardsWire, errorWire, type statusWire, type WireCard, type WireTransaction } from './wire.ts';

/** The transaction request (PAYMENTS-26); amounts in cents, the currency as its ISO number (PAYMENTS-25). */
export function toTransactionRequest(request: ProcessRequest) {
  const { cart, card, membershipNumber, paymentAccount } = request;
  const { address } = cart;
  return {
    reference: request.reference,
    currency: String(getMarket(request.market).currencyNumeric).padStart(3, '0'),
    amount: request.amount.centAmount,
    tax: request.taxCents,
    cartId: cart.id,
    countryCode: request.market,
    clubNumber: cart.club,
    membershipNumber,
    // The last four of the fourteen digits are the card's number within the membership.
    cardNumberMembership: membershipNumber?.slice(-4),
    clientIP: request.clientIp,
    delivery: cart.isDelivery,
    address: address?.street.slice(0, 200),
    address2: address?.description?.slice(0, 200),
    city: address?.city,
    region: address?.region,
    postal: address?.postalCode,
    phone: address?.phone,
    language: request.language,
    email: request.email,
    card:
      card.kind === 'saved'
        ? { tokenCard: card.token }
        : {
            encryptedCard: card.encryptedCard,
            keyId: card.keyId,
            attemptId: card.attemptId,
            holderName: request.holderName,
          },
    saveCard: request.saveCard,
    paymentThird: paymentAccount.providerId,
    paymentThirdId: paymentAccount.accountId,
    returnUrl3DS: request.returnUrl,
    oneStep: false,
  };
}

/** ISO 8583 response codes of an authentication that the shopper failed or left (PAYMENTS-48). */
const authenticationCodes: ReadonlySet<string> = new Set(['17', '63']);

function toDeclineReason(responseCode: string, hardDeclineCodes: readonly string[]): DeclineReason {
  if (hardDeclineCodes.includes(responseCode)) return 'HARD';
  return authenticationCodes.has(responseCode) ? 'AUTHENTICATION' : 'SOFT';
}

/** `getHardDeclineCodes` returns the configured response codes after which a card must not be tried again (PAYMENTS-54). */
export function toTransaction(wire: WireTransaction, getHardDeclineCodes: () => readonly string[]): Transaction {
  return {
    referenceNumber: wire.referenceNumber,
    status: wire.status,
    declineReason: wire.status === 'DECLINED' ? toDeclineReason(wire.responseCode, getHardDeclineCodes()) : undefined,
    card: wire.card,
    challenge: wire.challenge,
    isCaptured: wire.capturedAt !== undefined,
    isVoided: wire.voidedAt !== undefined,
  };
}

export function toCandidate(item: z.output<typeof statusWire>['items'][number]): Candidate {
  return {
    referenceNumber: item.referenceNumber,
    reference: item.reference,
    amount: item.amount,
    isVoided: item.voidedAt !== undefined,
  };
}

/** The cards that can pay, the default first (PAYMENTS-70); flagged ones are left out (PAYMENTS-68). */
export function toSavedCards({ items }: z.output<typeof cardsWire>): SavedCard[] {
  return items
    .filter((item) => !item.isFlaggeHD)
    .map(toSavedCard)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

export function toSavedCard(item: WireCard): SavedCard {
  return {
    id: item.id,
    brand: item.brand,
    lastDigits: item.cardLastDigits,
    holderName: item.cardHolderName,
    expiry: item.cardExpirationDate,
    isDefault: item.isDefault,
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
