import type { Money } from '@tarima/markets/money';
import type { MarketCode } from '@tarima/markets/table';
import type { PayableCart } from '../domain/cart.ts';
import type { Challenge, ChallengeProof } from '../domain/challenge.ts';
import type { Device } from '../domain/device.ts';
import type { MembershipOrder, MembershipQuote } from '../domain/membership-purchase.ts';
import type { PaymentAccount } from '../domain/payment-account.ts';
import type { MembershipPurpose } from '../domain/purpose.ts';
import type { SavedCard } from '../domain/saved-card.ts';
import type { Candidate, Transaction } from '../domain/transaction.ts';

export type PresentedCard =
  | { readonly kind: 'encrypted'; readonly encryptedCard: string; readonly keyId: string; readonly attemptId: string }
  | { readonly kind: 'saved'; readonly token: string };

/** A card to save, encrypted for the command that adds it. */
export interface NewCard {
  readonly encryptedCard: string;
  readonly keyId: string;
  readonly attemptId: string;
  readonly holderName: string;
}

/** What the shopper presents for one try. It stays in memory, and is sent to the provider once (PAYMENTS-22). */
export interface PaymentDetails {
  /** Undefined for routes without a card. */
  readonly card?: PresentedCard | undefined;
  readonly device?: Device | undefined;
  readonly identityDocument?: string | undefined;
}

/** Where a provider sends the shopper's browser back to. */
export interface ReturnUrls {
  readonly returnUrl: string;
  /** For a shopper who cancels at the provider. */
  readonly cancelUrl: string;
}

export interface ProcessRequest extends PaymentDetails {
  readonly reference: string;
  readonly amount: Money;
  readonly taxCents: number;
  /** Exactly one of `cart` and `membership` is paid for. */
  readonly cart?: PayableCart | undefined;
  readonly membership?:
    | { readonly purpose: MembershipPurpose; readonly order: MembershipOrder; readonly quote: MembershipQuote }
    | undefined;
  readonly market: MarketCode;
  readonly language: string;
  readonly membershipNumber: string | undefined;
  readonly email: string | undefined;
  readonly clientIp: string | undefined;
  readonly holderName: string;
  readonly saveCard: boolean;
  readonly paymentAccount: PaymentAccount;
  /** Undefined for cards: their return URL is sent with the enrollment. */
  readonly returnUrls: ReturnUrls | undefined;
  /** Whether the provider scores the risk of a card payment (PAYMENTS-64). */
  readonly isRiskScored: boolean;
}

export interface EnrollmentRequest {
  readonly thirdReferenceId: string;
  readonly returnUrl: string;
  readonly email: string | undefined;
  readonly deviceSessionId: string | undefined;
}

export interface CloseRequest {
  readonly challenge: Challenge;
  readonly proof: ChallengeProof;
  readonly email: string | undefined;
}

/** Where an order is picked up or sent from. */
export interface PaymentPlace {
  readonly market: MarketCode;
  /** Four digits. */
  readonly club: string | undefined;
  readonly isDelivery: boolean;
}

export interface StatusSearch {
  readonly since: Date;
  readonly club: string | undefined;
  /** Undefined: pickup and delivery. */
  readonly isDelivery: boolean | undefined;
  readonly membershipNumber: string | undefined;
  readonly market: MarketCode;
  readonly lastDigits: string | undefined;
}

export interface PaymentsPort {
  /** The key that browsers encrypt card data with. @throws GraphQLError UPSTREAM_UNAVAILABLE */
  getPublicKey(): Promise<{ keyId: string; publicKey: string }>;
  /** The cards that may pay, the default first. @throws GraphQLError UPSTREAM_UNAVAILABLE */
  listCards(membershipNumber: string): Promise<readonly SavedCard[]>;
  /**
   * Has the issuer check a card and saves it; repeated under the same attempt id, it saves the card once.
   * @throws RefusedError CARD (unreadable), REQUEST (impossible or expired), CARD_REFUSED (by the issuer),
   * CARD_DECLINED_TOO_OFTEN, CARD_EXISTS, UNAVAILABLE
   */
  addCard(membershipNumber: string, card: NewCard): Promise<SavedCard>;
  /** @throws RefusedError CARD_UNKNOWN, UNAVAILABLE */
  deleteCard(membershipNumber: string, cardId: string): Promise<void>;
  /** @throws RefusedError DEFAULT_CARD: the card does not exist, or must not be the default; UNAVAILABLE */
  setDefaultCard(membershipNumber: string, cardId: string): Promise<void>;
  /** The club's accounts with the providers that the market allows, in the order of preference (PAYMENTS-2). */
  listPaymentAccounts(place: PaymentPlace): Promise<readonly PaymentAccount[]>;
  /**
   * @throws RefusedError CARD, CARD_REFUSED, CARD_DECLINED_TOO_OFTEN, CARD_UNKNOWN, NO_PAYMENT_ACCOUNT, REQUEST, UNAVAILABLE:
   * the payment was certainly not requested
   */
  process(request: ProcessRequest): Promise<Transaction>;
  getTransaction(referenceNumber: string): Promise<Transaction>;
  searchTransactions(search: StatusSearch): Promise<readonly Candidate[]>;
  /**
   * Continues a card payment after device data collection. A repetition returns the same outcome; while the bank's page is
   * open, its return URL is the one of the last call.
   * @throws RefusedError CHALLENGE_MISMATCH, ALREADY_VOIDED
   */
  enroll(referenceNumber: string, enrollment: EnrollmentRequest): Promise<Transaction>;
  /**
   * Ends a session at a provider with the provider's own result.
   * @throws RefusedError CHALLENGE_PENDING, CHALLENGE_MISMATCH, ALREADY_VOIDED
   */
  closeChallenge(referenceNumber: string, close: CloseRequest): Promise<Transaction>;
  /** False when the acquirer captured nothing. @throws RefusedError ALREADY_VOIDED, REQUEST */
  capture(referenceNumber: string): Promise<boolean>;
  /** @throws RefusedError ALREADY_VOIDED, ALREADY_SETTLED */
  void(referenceNumber: string): Promise<void>;
  /**
   * Returns cents of a captured transaction, once for each refund id (PAYMENTS-32).
   * @throws RefusedError ALREADY_VOIDED, REQUEST (not captured, or more than was captured)
   */
  refundTransaction(referenceNumber: string, refundId: string, amountCents: number): Promise<void>;
}
