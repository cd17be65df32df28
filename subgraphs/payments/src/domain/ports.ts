import type { Money } from '@tarima/markets/money';
import type { MarketCode } from '@tarima/markets/table';
import type { PayableCart, PayableWindow } from './cart.ts';
import type { Candidate, Transaction } from './transaction.ts';

/**
 * What the saga needs of the systems around it, in the store's own words. Every call may reject: with a `Refused` when it
 * certainly was not done (`isPermanent` says whether a repetition can help), with anything else when nobody knows. `create…` and `capture` may be called again: they are done
 * once.
 */

/** A call that was understood and not done. */
export class Refused extends Error {
  readonly reason: RefusalReason;
  /** Skus that could not be had, for `OUT_OF_STOCK`. */
  readonly skus: readonly string[];

  constructor(reason: RefusalReason, skus: readonly string[] = [], cause?: unknown) {
    super(`Refused: ${reason}`, { cause });
    this.name = 'Refused';
    this.reason = reason;
    this.skus = skus;
  }
}

export type RefusalReason =
  | 'OUT_OF_STOCK'
  | 'WINDOW_UNAVAILABLE'
  | 'CART_CHANGED'
  | 'CART_ORDERED'
  | 'CARD'
  | 'CARD_REFUSED'
  | 'CARD_DECLINED_TOO_OFTEN'
  | 'CARD_EXISTS'
  | 'CARD_UNKNOWN'
  | 'DEFAULT_CARD'
  | 'THIRD_PARTY'
  | 'REQUEST'
  | 'UNAVAILABLE'
  /** Refused for good with a code that has no meaning here. */
  | 'REJECTED'
  | 'CHALLENGE_PENDING'
  | 'CHALLENGE_MISMATCH'
  | 'ALREADY_VOIDED'
  | 'ALREADY_SETTLED';

/** Reasons that can be gone at the next try: the system was not available, or somebody else changed the cart. */
const transientReasons: ReadonlySet<RefusalReason> = new Set(['UNAVAILABLE', 'CART_CHANGED']);

/** True when repeating the call cannot help. Time-outs, broken connections, 429 and 5xx are no `Refused` at all. */
export function isPermanent(error: unknown): error is Refused {
  return error instanceof Refused && !transientReasons.has(error.reason);
}

export interface CustomerIdentity {
  readonly id: string;
  readonly email: string;
}

export interface PaymentRecord {
  readonly key: string;
  readonly amount: Money;
  readonly referenceNumber: string;
  readonly customerId: string | undefined;
  readonly card: { readonly brand: string; readonly lastDigits: string; readonly expiry: string } | undefined;
}

/** Amounts in cents, as the cart's custom fields keep them (CHECKOUT-38). */
export interface TaxSummary {
  readonly priceWithTax: number;
  readonly priceWithoutTax: number;
  readonly taxTotal: number;
  readonly totalsWithoutTax: number;
  readonly shippingWithTax: number;
  readonly shippingWithoutTax: number;
  readonly serviceFeeWithTax: number;
  readonly serviceFeeWithoutTax: number;
}

/** What is written on a held cart before it is paid for; the order takes it over. */
export interface HeldCartFields {
  readonly taxes: TaxSummary;
  readonly lineHash: string;
  readonly email: string;
  /** 14 digits: the member's own, or the one on which a guest shops. */
  readonly membershipNumber: string;
}

export interface CommercePort {
  findCustomer(membershipNumber: string): Promise<CustomerIdentity | undefined>;
  findCart(market: MarketCode, cartId: string): Promise<PayableCart | undefined>;
  /**
   * Brings prices up to date, reserves the stock for `minutes`, freezes and locks the cart, all or nothing.
   * @throws Refused OUT_OF_STOCK, CART_CHANGED (by somebody else meanwhile), CART_ORDERED
   */
  holdCart(market: MarketCode, cart: PayableCart, hold: { attemptId: string; minutes: number }): Promise<PayableCart>;
  /** Writes who buys, and the price and tax fields, on a held cart. */
  writeTaxes(market: MarketCode, cart: PayableCart, fields: HeldCartFields): Promise<PayableCart>;
  /** Gives the cart back, without payments, when the attempt of this id holds it; otherwise the cart stays as it is. */
  releaseCart(market: MarketCode, cartId: string, attemptId: string): Promise<void>;
  /**
   * The same for an attempt whose hold may still be on its way: an unheld cart is moved to another version, so that the
   * hold is refused when it arrives.
   */
  releaseCartForGood(market: MarketCode, cartId: string, attemptId: string): Promise<void>;
  /**
   * Takes the payments off a held cart, which moves its version: a `createOrder` of an earlier version is refused from
   * then on. `CLOSED` when the cart was ordered or is gone.
   */
  withdrawPayments(market: MarketCode, cartId: string): Promise<'WITHDRAWN' | 'CLOSED'>;
  /** Creates the payment, or finds the one of this key; its id. */
  createPayment(payment: PaymentRecord): Promise<string>;
  /** Marks a payment's money as let go. */
  cancelPayment(paymentKey: string): Promise<void>;
  /** @throws Refused CART_CHANGED, CART_ORDERED */
  addPayment(market: MarketCode, cart: PayableCart, paymentId: string): Promise<PayableCart>;
  /**
   * Creates the order of exactly this version of the cart.
   * @throws Refused OUT_OF_STOCK, CART_CHANGED, CART_ORDERED
   */
  createOrder(market: MarketCode, cart: PayableCart, orderNumber: string): Promise<void>;
  /** Id of the cart that an order of this number was made of; undefined when there is no such order. */
  findOrderedCart(market: MarketCode, orderNumber: string): Promise<string | undefined>;
}

export type PresentedCard =
  | { readonly kind: 'sealed'; readonly encryptedCard: string; readonly keyId: string; readonly attemptId: string }
  | { readonly kind: 'saved'; readonly token: string };

/** A card that is to be kept, encrypted for the attempt to add it. */
export interface NewCard {
  readonly encryptedCard: string;
  readonly keyId: string;
  readonly attemptId: string;
  readonly holderName: string;
}

export interface SavedCard {
  readonly id: string;
  readonly brand: string;
  readonly lastDigits: string;
  readonly holderName: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly isDefault: boolean;
  /** Pays in place of the number. Never leaves the server. */
  readonly token: string;
}

export interface ThirdParty {
  readonly paymentThird: number;
  readonly paymentThirdId: string;
}

export interface ProcessRequest {
  readonly reference: string;
  readonly amount: Money;
  readonly taxCents: number;
  readonly cart: PayableCart;
  readonly market: MarketCode;
  readonly language: string;
  readonly membershipNumber: string | undefined;
  readonly email: string | undefined;
  readonly clientIp: string | undefined;
  readonly holderName: string;
  readonly card: PresentedCard;
  readonly saveCard: boolean;
  readonly thirdParty: ThirdParty;
  readonly returnUrl: string;
}

export interface StatusSearch {
  readonly since: Date;
  readonly club: string | undefined;
  /** Undefined: of either kind. */
  readonly isDelivery: boolean | undefined;
  readonly membershipNumber: string | undefined;
  readonly market: MarketCode;
  readonly lastDigits: string | undefined;
}

export interface PaymentsPort {
  publicKey(): Promise<{ keyId: string; publicKey: string }>;
  /** The cards that may pay, the default first. */
  listCards(membershipNumber: string): Promise<readonly SavedCard[]>;
  /**
   * Has the issuer look at a card and keeps it; sent again under its attempt id, the card is kept once.
   * @throws Refused CARD (unreadable), REQUEST (impossible or expired), CARD_REFUSED (by the issuer),
   * CARD_DECLINED_TOO_OFTEN, CARD_EXISTS, UNAVAILABLE
   */
  addCard(membershipNumber: string, card: NewCard): Promise<SavedCard>;
  /** @throws Refused CARD_UNKNOWN, UNAVAILABLE */
  deleteCard(membershipNumber: string, cardId: string): Promise<void>;
  /** @throws Refused DEFAULT_CARD: it is gone, or may not be the default; UNAVAILABLE */
  setDefaultCard(membershipNumber: string, cardId: string): Promise<void>;
  /** @throws Refused THIRD_PARTY */
  findThirdParty(cart: PayableCart, market: MarketCode): Promise<ThirdParty>;
  /**
   * @throws Refused CARD, CARD_REFUSED, CARD_DECLINED_TOO_OFTEN, CARD_UNKNOWN, THIRD_PARTY, REQUEST, UNAVAILABLE: the money
   * was certainly not asked for
   */
  process(request: ProcessRequest): Promise<Transaction>;
  getTransaction(referenceNumber: string): Promise<Transaction>;
  searchTransactions(search: StatusSearch): Promise<readonly Candidate[]>;
  /** @throws Refused CHALLENGE_PENDING, CHALLENGE_MISMATCH, ALREADY_VOIDED */
  closeChallenge(
    referenceNumber: string,
    proof: { orderId: string; cavv?: string | undefined; eci?: string | undefined },
  ): Promise<Transaction>;
  /** False when the acquirer took nothing. @throws Refused ALREADY_VOIDED, REQUEST */
  capture(referenceNumber: string): Promise<boolean>;
  /** @throws Refused ALREADY_VOIDED, ALREADY_SETTLED */
  void(referenceNumber: string): Promise<void>;
}

export interface TaxPort {
  calculate(cart: PayableCart, market: MarketCode): Promise<TaxSummary>;
}

export interface FulfilmentPort {
  /**
   * Keeps the room of a window for the order that is made of the cart, until it is given back.
   * @throws Refused WINDOW_UNAVAILABLE: it takes no more orders, or others have its room
   */
  keepWindow(cartId: string, window: PayableWindow): Promise<void>;
  /** No order is made: the cart holds its window as before, for a while. Nothing kept is given back too. */
  giveWindowBack(cartId: string): Promise<void>;
}

export interface MembershipPort {
  isValid(membershipNumber: string): Promise<boolean>;
}
