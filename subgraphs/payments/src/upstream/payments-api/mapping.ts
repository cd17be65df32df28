import { getMarket } from '@tarima/markets/table';
import type { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { z } from 'zod';
import { type ProcessRequest, type RefusalReason, Refused, type SavedCard } from '../../domain/ports.ts';
import type { Candidate, Transaction } from '../../domain/transaction.ts';
import { isRejection } from '../rejection.ts';
import { type cardsSchema, errorSchema, type statusSchema, type WireCard, type WireTransaction } from './wire.ts';

/** The transaction request (PAYMENTS-26); amounts in cents, the currency as its ISO number (PAYMENTS-25). */
export function processBody(request: ProcessRequest) {
  const { cart, card, membershipNumber } = request;
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
    ...request.thirdParty,
    returnUrl3DS: request.returnUrl,
    oneStep: false,
  };
}

/** The provider's transaction in the store's words. */
export function transactionOf(wire: WireTransaction): Transaction {
  return {
    referenceNumber: wire.referenceNumber,
    status: wire.status,
    responseCode: wire.responseCode,
    card: wire.card,
    challenge: wire.challenge,
    isCaptured: wire.capturedAt !== undefined,
    isVoided: wire.voidedAt !== undefined,
  };
}

export function candidateOf(item: z.output<typeof statusSchema>['items'][number]): Candidate {
  return {
    referenceNumber: item.referenceNumber,
    reference: item.reference,
    amount: item.amount,
    isVoided: item.voidedAt !== undefined,
  };
}

/** The cards that can pay, the default first (PAYMENTS-70); flagged ones are left out (PAYMENTS-68). */
export function savedCardsOf({ items }: z.output<typeof cardsSchema>): SavedCard[] {
  return items
    .filter((item) => !item.isFlaggeHD)
    .map(savedCardOf)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

export function savedCardOf(item: WireCard): SavedCard {
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

/** The API's codes as reasons. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  PE_0001: 'REQUEST',
  PE_0003: 'THIRD_PARTY',
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
 * What the API refused for good; undefined when nobody knows whether it acted. A connection that was never made and the
 * API's own 503 did nothing (PAYMENTS-55); any other failure of a server may have (PAYMENTS-33).
 */
export function refusalOf(error: UpstreamError): Refused | undefined {
  if (error.status === 0) return error.outcomeUnknown ? undefined : new Refused('UNAVAILABLE', [], error);
  const code = errorSchema.safeParse(error.body).data?.errorCode ?? '';
  if (error.status >= 500 && code !== 'PEC_503') return undefined;
  // A reference that was used is this attempt's own earlier request: what became of it has to be asked.
  if (code === 'REFERENCE_REUSED' || (error.status < 500 && !isRejection(error.status))) return undefined;
  return new Refused(reasons[code] ?? 'REQUEST', [], error);
}
