import type { Money } from '@tarima/markets/money';
import type { CaptchaChallenge } from '@tarima/service-kit/captcha/captcha';
import type { Attempt, ReadAttempt } from './attempt.ts';
import type { AttemptAction } from './attempt-action.ts';
import type { AttemptFailureCode } from './attempt-failure.ts';
import { createInvalidInvoice, type InvalidInvoice } from './invoice.ts';
import {
  createMembershipNotAvailable,
  type EmailAlreadyRegistered,
  type InvalidApplicant,
  type InvalidPassword,
  type MembershipNotAvailable,
  type MembershipRefused,
} from './membership-failure.ts';
import type { SavedCard } from './saved-card.ts';

export type CardField = 'holderName' | 'card' | 'savedCardId';
export type GuestField = 'email' | 'membershipNumber';

/** The cart is empty, has no delivery address or club, does not exist, or is another shopper's. */
export interface CartNotReady {
  readonly type: 'CartNotReady';
  readonly code: 'CART_NOT_READY';
}

export interface DeliveryWindowNeeded {
  readonly type: 'DeliveryWindowNeeded';
  readonly code: 'DELIVERY_WINDOW_NEEDED';
}

export interface CheckoutInProgress {
  readonly type: 'CheckoutInProgress';
  readonly code: 'CHECKOUT_IN_PROGRESS';
  /** The attempt that holds the cart; undefined when it is another shopper's. */
  readonly attempt: Attempt | undefined;
}

export interface IdempotencyConflict {
  readonly type: 'IdempotencyConflict';
  readonly code: 'IDEMPOTENCY_CONFLICT';
}

export interface AttemptNotFound {
  readonly type: 'AttemptNotFound';
  readonly code: 'ATTEMPT_NOT_FOUND';
}

export interface AttemptNotOpen {
  readonly type: 'AttemptNotOpen';
  readonly code: 'ATTEMPT_CLOSED' | 'ATTEMPT_PROCESSING';
  readonly attempt: Attempt;
}

/** A card breaks a rule, or cannot be used. */
export interface InvalidCard {
  readonly type: 'InvalidCard';
  readonly code:
    | 'INVALID_CARD_HOLDER'
    | 'INVALID_CARD'
    | 'SAVED_CARD_NOT_FOUND'
    | 'CARD_TYPE_NOT_ACCEPTED'
    | 'CARD_DECLINED_TOO_OFTEN';
  readonly field: CardField;
}

export interface InvalidGuest {
  readonly type: 'InvalidGuest';
  readonly code: 'INVALID_EMAIL' | 'INVALID_MEMBERSHIP';
  readonly field: GuestField;
}

export interface TermsNotAccepted {
  readonly type: 'TermsNotAccepted';
  readonly code: 'TERMS_NOT_ACCEPTED';
}

export interface PaymentReturnNotFound {
  readonly type: 'PaymentReturnNotFound';
  readonly code: 'PAYMENT_RETURN_NOT_FOUND';
}

export interface TotalChanged {
  readonly type: 'TotalChanged';
  readonly code: 'TOTAL_CHANGED';
  /** The cart's total now. */
  readonly total: Money;
}

export interface ItemsOutOfStock {
  readonly type: 'ItemsOutOfStock';
  readonly code: 'ITEMS_OUT_OF_STOCK';
  readonly skus: string[];
}

/** Codes of reopened attempts whose result type is not `PaymentServiceUnavailable`. */
type OwnResultCode =
  | (
      | CartNotReady
      | DeliveryWindowNeeded
      | TotalChanged
      | ItemsOutOfStock
      | InvalidInvoice
      | MembershipNotAvailable
    )['code']
  | 'INVALID_CARD'
  | 'CARD_DECLINED_TOO_OFTEN';

export interface PaymentServiceUnavailable {
  readonly type: 'PaymentServiceUnavailable';
  readonly code: Exclude<AttemptFailureCode, OwnResultCode>;
}

/** Too many payment tries of the shopper, their address or the cart; nothing was sent to the bank (PAYMENTS-60). */
export interface TooManyPaymentAttempts {
  readonly type: 'TooManyPaymentAttempts';
  readonly code: 'TOO_MANY_PAYMENT_ATTEMPTS';
  readonly retryAfterSeconds: number;
}

/** A captcha is needed, or its answer did not pass; nothing was sent to the bank (PAYMENTS-63). */
export interface CaptchaRequired {
  readonly type: 'CaptchaRequired';
  readonly code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED';
  /** The captcha to answer next. */
  readonly challenge: CaptchaChallenge;
}

export interface CardAlreadySaved {
  readonly type: 'CardAlreadySaved';
  readonly code: '102';
  readonly savedCards: SavedCard[];
}

/** The issuer refused the card, or the provider does not allow payments with it. */
export interface CardNotSaved {
  readonly type: 'CardNotSaved';
  readonly code: 'ERROR_SAVE_CARD';
}

export interface CardNotFound {
  readonly type: 'CardNotFound';
  readonly code: 'SAVED_CARD_NOT_FOUND';
  readonly savedCards: SavedCard[];
}

export interface CardCannotBeDefault {
  readonly type: 'CardCannotBeDefault';
  readonly code: 'PE_0002';
}

/** Another operator was first, or the attempt needs no review any more. */
export interface AttemptNotInReview {
  readonly type: 'AttemptNotInReview';
  readonly code: 'ATTEMPT_NOT_IN_REVIEW';
  readonly attempt: ReadAttempt;
}

/** The action makes no sense in the attempt's state. */
export interface ActionNotAllowed {
  readonly type: 'ActionNotAllowed';
  readonly code: 'ACTION_NOT_ALLOWED';
  readonly allowedActions: AttemptAction[];
}

/** The reason of an operator's decision is missing, too short or too long. */
export interface ReasonRequired {
  readonly type: 'ReasonRequired';
  readonly code: 'REASON_REQUIRED' | 'REASON_TOO_LONG';
}

/** Each failure that callers of the graph can meet. */
export type Failure =
  | AttemptNotInReview
  | ActionNotAllowed
  | ReasonRequired
  | CartNotReady
  | DeliveryWindowNeeded
  | CheckoutInProgress
  | IdempotencyConflict
  | AttemptNotFound
  | AttemptNotOpen
  | InvalidCard
  | InvalidGuest
  | InvalidInvoice
  | MembershipRefused
  | TermsNotAccepted
  | MembershipNotAvailable
  | InvalidApplicant
  | InvalidPassword
  | EmailAlreadyRegistered
  | PaymentReturnNotFound
  | TotalChanged
  | ItemsOutOfStock
  | PaymentServiceUnavailable
  | TooManyPaymentAttempts
  | CaptchaRequired
  | CardAlreadySaved
  | CardNotSaved
  | CardNotFound
  | CardCannotBeDefault;

const cardFieldCodes: Readonly<Record<CardField, InvalidCard['code']>> = {
  holderName: 'INVALID_CARD_HOLDER',
  card: 'INVALID_CARD',
  savedCardId: 'SAVED_CARD_NOT_FOUND',
};
const guestFieldCodes: Readonly<Record<GuestField, InvalidGuest['code']>> = {
  email: 'INVALID_EMAIL',
  membershipNumber: 'INVALID_MEMBERSHIP',
};

export const cartNotReady: CartNotReady = { type: 'CartNotReady', code: 'CART_NOT_READY' };
export const deliveryWindowNeeded: DeliveryWindowNeeded = {
  type: 'DeliveryWindowNeeded',
  code: 'DELIVERY_WINDOW_NEEDED',
};
export const termsNotAccepted: TermsNotAccepted = { type: 'TermsNotAccepted', code: 'TERMS_NOT_ACCEPTED' };
export const paymentReturnNotFound: PaymentReturnNotFound = {
  type: 'PaymentReturnNotFound',
  code: 'PAYMENT_RETURN_NOT_FOUND',
};
export const idempotencyConflict: IdempotencyConflict = { type: 'IdempotencyConflict', code: 'IDEMPOTENCY_CONFLICT' };
export const attemptNotFound: AttemptNotFound = { type: 'AttemptNotFound', code: 'ATTEMPT_NOT_FOUND' };
/** The payments API, or another service that a payment needs, certainly did nothing. */
export const paymentServiceUnavailable = {
  type: 'PaymentServiceUnavailable',
  code: 'PEC_503',
} as const satisfies PaymentServiceUnavailable;

export function createInvalidCard(field: CardField): InvalidCard {
  return { type: 'InvalidCard', code: cardFieldCodes[field], field };
}

export function createInvalidGuest(field: GuestField): InvalidGuest {
  return { type: 'InvalidGuest', code: guestFieldCodes[field], field };
}

export type ReopenFailure =
  | CartNotReady
  | DeliveryWindowNeeded
  | TotalChanged
  | ItemsOutOfStock
  | InvalidCard
  | InvalidInvoice
  | MembershipNotAvailable
  | PaymentServiceUnavailable;

/** The failure of an attempt that is open again because it was refused before anything was charged; undefined for others. */
export function findReopenFailure({ status, amount, facts: { failure } }: Attempt): ReopenFailure | undefined {
  if (status !== 'OPEN' || !failure) return undefined;
  const { code } = failure;
  switch (code) {
    case 'TOTAL_CHANGED':
      return { type: 'TotalChanged', code, total: failure.total ?? amount };
    case 'ITEMS_OUT_OF_STOCK':
      return { type: 'ItemsOutOfStock', code, skus: [...(failure.skus ?? [])] };
    case 'MEMBERSHIP_NOT_AVAILABLE':
      return createMembershipNotAvailable(failure.reasons ?? []);
    case 'CART_NOT_READY':
      return cartNotReady;
    case 'DELIVERY_WINDOW_NEEDED':
      return deliveryWindowNeeded;
    case 'INVALID_CARD':
    case 'CARD_DECLINED_TOO_OFTEN':
      return { type: 'InvalidCard', code, field: 'card' };
    case 'INVOICE_REQUIRED':
    case 'INVOICE_FIELD_MISSING':
    case 'INVALID_INVOICE_FIELD':
    case 'INVALID_IDENTIFICATION':
    case 'INVOICE_TYPE_NOT_OFFERED':
    case 'INVOICE_LIMIT_EXCEEDED':
      return createInvalidInvoice(code, failure.field ?? 'idType');
    default:
      return { type: 'PaymentServiceUnavailable', code };
  }
}
