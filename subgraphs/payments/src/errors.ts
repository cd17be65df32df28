import type { Language } from '@tarima/markets/table';
import type { Attempt } from './domain/attempt.ts';
import type { FailureCode } from './domain/failure.ts';
import { messageOf, type RequestCode } from './messages.ts';
import type { BeginResult } from './saga/begin.ts';
import type { CancelResult, PlaceResult } from './saga/checkout.ts';
import type { TooManyTries } from './saga/limited-checkout.ts';
import type { CardField, GuestField } from './saga/place.ts';
import type { AddResult, DefaultResult, DeleteResult } from './wallet/wallet.ts';

/** Results of the checkout and of the wallet as the members of the schema's unions, with a code and a sentence for each failure. */

function told<Type extends string>(type: Type, code: FailureCode | RequestCode, language: Language) {
  return { __typename: type, code, message: messageOf(code, language) };
}

export function beginResult(result: BeginResult, language: Language) {
  switch (result.type) {
    case 'BeginCheckoutSuccess':
      return { __typename: 'BeginCheckoutSuccess' as const, attempt: result.attempt };
    case 'CheckoutInProgress':
      return { ...told('CheckoutInProgress', 'CHECKOUT_IN_PROGRESS', language), attempt: result.attempt ?? null };
    case 'CartNotReady':
      return told('CartNotReady', 'CART_NOT_READY', language);
    case 'DeliveryWindowNeeded':
      return told('DeliveryWindowNeeded', 'DELIVERY_WINDOW_NEEDED', language);
    case 'IdempotencyConflict':
      return told('IdempotencyConflict', 'IDEMPOTENCY_CONFLICT', language);
  }
}

const cardCodes: Readonly<Record<CardField, FailureCode | RequestCode>> = {
  holderName: 'INVALID_CARD_HOLDER',
  card: 'INVALID_CARD',
  savedCardId: 'SAVED_CARD_NOT_FOUND',
};
const guestCodes: Readonly<Record<GuestField, RequestCode>> = {
  email: 'INVALID_EMAIL',
  membershipNumber: 'INVALID_MEMBERSHIP',
};

function tooManyTriesResult({ retryAfterSeconds }: TooManyTries, language: Language) {
  return { ...told('TooManyPaymentTries', 'TOO_MANY_PAYMENT_TRIES', language), retryAfterSeconds };
}

export function placeResult(result: PlaceResult | TooManyTries, language: Language) {
  switch (result.type) {
    case 'Placed':
      return placedResult(result.attempt, language);
    case 'AttemptClosed':
      return { ...told('AttemptClosed', 'ATTEMPT_CLOSED', language), attempt: result.attempt };
    case 'AttemptNotFound':
      return told('AttemptNotFound', 'ATTEMPT_NOT_FOUND', language);
    case 'CartNotReady':
      return told('CartNotReady', 'CART_NOT_READY', language);
    case 'InvalidCard':
      return { ...told('InvalidCard', cardCodes[result.field], language), field: result.field };
    case 'InvalidGuest':
      return { ...told('InvalidGuest', guestCodes[result.field], language), field: result.field };
    case 'PaymentServiceUnavailable':
      return told('PaymentServiceUnavailable', 'PEC_503', language);
    case 'TooManyTries':
      return tooManyTriesResult(result, language);
  }
}

/** An attempt that is open again was refused before anything was charged: its failure is the result. */
function placedResult(attempt: Attempt, language: Language) {
  const { failure } = attempt.facts;
  if (attempt.status !== 'OPEN' || !failure) return { __typename: 'PlaceOrderSuccess' as const, attempt };
  switch (failure.code) {
    case 'TOTAL_CHANGED':
      return { ...told('TotalChanged', failure.code, language), total: failure.total ?? null };
    case 'ITEMS_OUT_OF_STOCK':
      return { ...told('ItemsOutOfStock', failure.code, language), skus: failure.skus ?? [] };
    case 'CART_NOT_READY':
      return told('CartNotReady', failure.code, language);
    case 'DELIVERY_WINDOW_NEEDED':
      return told('DeliveryWindowNeeded', failure.code, language);
    case 'INVALID_CARD':
    case 'CARD_DECLINED_TOO_OFTEN':
      return { ...told('InvalidCard', failure.code, language), field: 'card' };
    default:
      return told('PaymentServiceUnavailable', failure.code, language);
  }
}

export function cancelResult(result: CancelResult, language: Language) {
  switch (result.type) {
    case 'Placed':
      return { __typename: 'CancelCheckoutSuccess' as const, attempt: result.attempt };
    case 'AttemptClosed': {
      const code = result.attempt.status === 'PROCESSING' ? 'ATTEMPT_PROCESSING' : 'ATTEMPT_CLOSED';
      return { ...told('AttemptClosed', code, language), attempt: result.attempt };
    }
    case 'AttemptNotFound':
      return told('AttemptNotFound', 'ATTEMPT_NOT_FOUND', language);
  }
}

export function addCardResult(result: AddResult | TooManyTries, language: Language) {
  switch (result.type) {
    case 'Added':
      return { __typename: 'AddCardSuccess' as const, card: result.card, savedCards: [...result.cards] };
    case 'AlreadySaved':
      return { ...told('CardAlreadySaved', '102', language), savedCards: [...result.cards] };
    case 'Refused':
      return told('CardNotSaved', 'ERROR_SAVE_CARD', language);
    case 'Invalid':
      return { ...told('InvalidCard', cardCodes[result.field], language), field: result.field };
    case 'TypeNotAccepted':
      return { ...told('InvalidCard', 'CARD_TYPE_NOT_ACCEPTED', language), field: 'card' };
    case 'DeclinedTooOften':
      return { ...told('InvalidCard', 'CARD_DECLINED_TOO_OFTEN', language), field: 'card' };
    case 'TooManyTries':
      return tooManyTriesResult(result, language);
    case 'Unavailable':
      return told('PaymentServiceUnavailable', 'PEC_503', language);
  }
}

export function deleteCardResult(result: DeleteResult, language: Language) {
  switch (result.type) {
    case 'Deleted':
      return { __typename: 'DeleteCardSuccess' as const, savedCards: [...result.cards] };
    case 'NotFound':
      return { ...told('CardNotFound', 'SAVED_CARD_NOT_FOUND', language), savedCards: [...result.cards] };
    case 'Unavailable':
      return told('PaymentServiceUnavailable', 'PEC_503', language);
  }
}

export function setDefaultCardResult(result: DefaultResult, language: Language) {
  switch (result.type) {
    case 'Changed':
      return { __typename: 'SetDefaultCardSuccess' as const, savedCards: [...result.cards] };
    case 'NotFound':
      return { ...told('CardNotFound', 'SAVED_CARD_NOT_FOUND', language), savedCards: [...result.cards] };
    case 'NotUsable':
      return told('CardNotDefault', 'PE_0002', language);
    case 'Unavailable':
      return told('PaymentServiceUnavailable', 'PEC_503', language);
  }
}
