import type { Money } from '@tarima/markets/money';
import type { Language, MarketCode } from '@tarima/markets/table';
import type { AttemptAction } from './attempt-action.ts';
import type { AttemptFailure } from './attempt-failure.ts';
import type { Challenge, ChallengeProof } from './challenge.ts';
import type { MembershipOrder, MembershipQuote } from './membership-purchase.ts';
import type { PaymentAccount } from './payment-account.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { AttemptPurpose } from './purpose.ts';
import type { RefundReason } from './refund-reason.ts';
import type { Step } from './steps.ts';
import type { TransactionCard } from './transaction.ts';

/** Statuses of an attempt (schema.graphql, `CheckoutStatus`). */
export const attemptStatuses = [
  'OPEN',
  'PROCESSING',
  'CHALLENGE_REQUIRED',
  'COMPLETED',
  'DECLINED',
  'VOIDED',
  'NEEDS_REVIEW',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/**
 * What the saga has learned about an attempt, stored beside its row. It never holds a card: the ciphertext is in memory
 * for one call only (PAYMENTS-22).
 */
export interface Facts {
  /** The commerce customer; absent for guests. */
  readonly customerId?: string | undefined;
  /** Where the confirmation is sent. */
  readonly email?: string | undefined;
  /** 14 digits. */
  readonly membershipNumber?: string | undefined;
  readonly clientIp?: string | undefined;
  readonly holderName?: string | undefined;
  /** Last digits of a saved card; those of a new card are known when the provider has responded. */
  readonly lastDigits?: string | undefined;
  readonly saveCard?: boolean | undefined;
  /** When the shopper accepted the terms, ISO 8601 (CHECKOUT-100). */
  readonly termsAcceptedAt?: string | undefined;
  /** Hash of what the shopper sent, without the card: the same attempt is not placed with other details (CHECKOUT-101). */
  readonly requestHash?: string | undefined;
  readonly expectedTotal?: Money | undefined;
  /** Hash of the held cart's lines: SKU, quantity, price and channel (CHECKOUT-39). */
  readonly lineHash?: string | undefined;
  /** When the payment was first requested, ISO 8601; absent while it certainly was not. */
  readonly processedAt?: string | undefined;
  readonly referenceNumber?: string | undefined;
  readonly paymentAccount?: PaymentAccount | undefined;
  readonly card?: TransactionCard | undefined;
  /** The card's network, also when the provider returns nothing else of the card. */
  readonly cardBrand?: string | undefined;
  /** True when the provider approved it with a status that the store does not accept. */
  readonly isStatusRefused?: boolean | undefined;
  /** True when the provider reports another amount or receiver than the attempt's. */
  readonly isMismatch?: boolean | undefined;
  /** Who receives the money, as the provider reported it when the session was opened. */
  readonly payee?: string | undefined;
  readonly challenge?: Challenge | undefined;
  /** The session that the device data collection reported. */
  readonly deviceSessionId?: string | undefined;
  /** What the browser brought back from the provider's page. */
  readonly proof?: ChallengeProof | undefined;
  readonly paymentId?: string | undefined;
  /** Four digits of the held cart's club; status queries filter by it, also after the end. */
  readonly club?: string | undefined;
  /** Whether the held cart is delivered home; status queries filter by it, also after the end. */
  readonly isDelivery?: boolean | undefined;
  /** True when the hold was certainly refused: there is nothing to release. */
  readonly isHoldRefused?: boolean | undefined;
  /** True when the cart could not be released at the attempt's end; a follow-up check tries again. */
  readonly isReleaseOverdue?: boolean | undefined;
  /** The membership that is bought, renewed or upgraded. */
  readonly membership?: MembershipOrder | undefined;
  /** What the club sold it for when the payment was requested. */
  readonly quote?: MembershipQuote | undefined;
  /** 14 digits of the membership that was bought, renewed or upgraded. */
  readonly appliedMembership?: string | undefined;
  /** Its last day, an ISO date; undefined while the club does not return it. */
  readonly expiresOn?: string | undefined;
  /** The online account of a new member; undefined without one (decision 050). */
  readonly onlineAccount?: OnlineAccount | undefined;
  /** Of a refund: why, and whether it returns everything that was captured. */
  readonly refund?: { readonly reason: RefundReason; readonly isWhole: boolean } | undefined;
  readonly failure?: AttemptFailure | undefined;
  /** What an operator decided, after the attempt needed a review. */
  readonly resolution?: AttemptAction | undefined;
  /** The status in which the attempt ends once everything is undone. */
  readonly ending?: 'OPEN' | 'DECLINED' | 'VOIDED' | undefined;
}

/**
 * The online account that a new member registered with the attempt's id: it is activated once the membership exists, and
 * discarded when the attempt ends without one.
 */
export const onlineAccounts = ['PENDING', 'ACTIVE', 'FAILED', 'DISCARDED'] as const;
export type OnlineAccount = (typeof onlineAccounts)[number];

/** An attempt that pays for a membership. */
export type MembershipAttempt = Attempt & { readonly facts: { readonly membership: MembershipOrder } };

export const isMembershipAttempt = (attempt: Attempt): attempt is MembershipAttempt =>
  attempt.facts.membership !== undefined;

/** One attempt to pay for a cart or a membership, or to refund an order. */
export interface Attempt {
  readonly id: string;
  /** `member:{membership number}`, `guest:{guest id}`, or for a refund `order:{order number}`. */
  readonly owner: string;
  readonly idempotencyKey: string;
  readonly purpose: AttemptPurpose;
  /** What is paid for or refunded, see `subject.ts`. At most one unfinished attempt has a subject (CHECKOUT-23). */
  readonly subject: string;
  readonly market: MarketCode;
  readonly language: Language;
  /** The cart of an order; null for other purposes. */
  readonly cartId: string | null;
  /** How the current try is paid; null before the first one, for refunds, and for tries of older releases. */
  readonly method: PaymentMethod | null;
  readonly status: AttemptStatus;
  /** The next step; null while the attempt does not run. */
  readonly step: Step | null;
  /** When the shopper's time at the bank or the provider ends, in the current try. */
  readonly challengeUntil: Date | null;
  /** The server's own total. */
  readonly amount: Money;
  /** Chosen with the row: the platform refuses a second order of this number and a second payment of this key. */
  readonly orderNumber: string;
  readonly paymentKey: string;
  /** How many times this attempt was placed; each try has its own reference at the provider. */
  readonly tries: number;
  readonly facts: Facts;
  readonly createdAt: Date;
}

/** An attempt with the time of its last change of status, as operators read it. */
export type ReadAttempt = Attempt & { readonly updatedAt: Date };

/** The merchant reference of the attempt's current try: unique at the provider, the same in every request of the try. */
export function getReference(attempt: Pick<Attempt, 'id' | 'tries'>): string {
  return `${attempt.id}.${attempt.tries}`;
}

/**
 * Whether an ended attempt needs a follow-up check: the payment was requested and no transaction was found, which may
 * appear later, or its cart is still held.
 */
export function needsFollowUp({ processedAt, referenceNumber, isReleaseOverdue }: Facts): boolean {
  return (processedAt !== undefined && referenceNumber === undefined) || isReleaseOverdue === true;
}

/** Statuses of unfinished attempts, which hold their subject; at most one attempt of a subject has one of them (CHECKOUT-23). */
export const holdingStatuses = ['OPEN', 'PROCESSING', 'CHALLENGE_REQUIRED', 'NEEDS_REVIEW'] as const;

/** The cart of an attempt whose purpose is an order. @throws RangeError for other purposes */
export function getCartId({ cartId, id }: Pick<Attempt, 'cartId' | 'id'>): string {
  if (cartId === null) throw new RangeError(`Attempt ${id} has no cart`);
  return cartId;
}

/** The attempt's status while `step` is the next one. */
export function getStatusDuring(step: Step): AttemptStatus {
  return step === 'AWAIT_CHALLENGE' ? 'CHALLENGE_REQUIRED' : 'PROCESSING';
}
