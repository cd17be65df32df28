import type { BlockStatus } from '@tarima/markets/block-status';
import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import type { Money } from '@tarima/markets/money';
import type { Language, MarketCode } from '@tarima/markets/table';
import type { PayableCart, PayableWindow } from '../domain/cart.ts';
import type {
  MembershipOrder,
  MembershipQuote,
  MembershipResult,
  MembershipType,
} from '../domain/membership-purchase.ts';
import type { PaymentAccount } from '../domain/payment-account.ts';
import type { MembershipPurpose } from '../domain/purpose.ts';
import type { SavedCard } from '../domain/saved-card.ts';
import type { TransactionCard } from '../domain/transaction.ts';
import type { PaymentsPort } from './payments-port.ts';

/*
 * Upstreams. Every call may reject: with a `RefusedError` when it certainly was not done (`isPermanentRefusal` tests whether a
 * repetition can help), with any other error when its outcome is unknown. Repeating `create…` and `capture` is safe: each
 * is done once.
 */

export interface CustomerIdentity {
  readonly id: string;
  readonly email: string;
}

/** The profile of a new member who has an online account. */
export interface NewProfile {
  /** 14 digits. */
  readonly membershipNumber: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly market: MarketCode;
  readonly language: Language;
}

export interface PaymentRecord {
  readonly key: string;
  readonly attemptId: string;
  readonly amount: Money;
  readonly account: PaymentAccount | undefined;
  readonly referenceNumber: string;
  readonly customerId: string | undefined;
  readonly card: Omit<TransactionCard, 'fingerprint'> | undefined;
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

/** What is written on a held cart before the payment; the order copies it. */
export interface HeldCartFields {
  readonly taxes: TaxSummary;
  readonly lineHash: string;
  readonly email: string;
  /** 14 digits: the member's own, or the membership number that a guest entered. */
  readonly membershipNumber: string;
  /** The default invoice details of a cart without any; undefined when the cart keeps its own (INVOICING-104). */
  readonly invoice?: InvoiceDetails | undefined;
}

export interface CommercePort {
  findCustomer(membershipNumber: string): Promise<CustomerIdentity | undefined>;
  /** Creates the profile of a membership, once. @throws RefusedError REJECTED when another profile has the email address */
  ensureCustomer(profile: NewProfile): Promise<void>;
  findCart(market: MarketCode, cartId: string): Promise<PayableCart | undefined>;
  /**
   * Updates the prices, reserves the stock for `minutes`, freezes and locks the cart, all or nothing.
   * @throws RefusedError OUT_OF_STOCK, CART_CHANGED (by somebody else meanwhile), CART_ORDERED
   */
  holdCart(market: MarketCode, cart: PayableCart, hold: { attemptId: string; minutes: number }): Promise<PayableCart>;
  /** Writes who buys, and the price and tax fields, on a held cart. */
  writeTaxes(market: MarketCode, cart: PayableCart, fields: HeldCartFields): Promise<PayableCart>;
  /** Writes the invoice details on a cart that is not held. @throws RefusedError CART_CHANGED, CART_ORDERED */
  writeInvoice(market: MarketCode, cart: PayableCart, details: InvoiceDetails): Promise<void>;
  /** The details that a member used last in a market; undefined without any. */
  findMemberInvoice(membershipNumber: string, market: MarketCode): Promise<InvoiceDetails | undefined>;
  /** Saves the details for the member's next orders in a market, also while others change the customer. */
  saveMemberInvoice(membershipNumber: string, market: MarketCode, details: InvoiceDetails): Promise<void>;
  /** Releases the cart and removes its payments when the attempt of this id holds it; otherwise changes nothing. */
  releaseCart(market: MarketCode, cartId: string, attemptId: string): Promise<void>;
  /**
   * The same for an attempt whose hold may still be on its way: also changes the version of a cart that is not held, so
   * that the hold is refused when it arrives.
   */
  releaseCartForGood(market: MarketCode, cartId: string, attemptId: string): Promise<void>;
  /**
   * Removes the payments of a held cart, which changes its version: a `createOrder` of an earlier version is refused from
   * then on. `CLOSED` when the cart was ordered or does not exist.
   */
  withdrawPayments(market: MarketCode, cartId: string): Promise<'WITHDRAWN' | 'CLOSED'>;
  /** Creates the payment, or finds the one of this key; its id. */
  createPayment(payment: PaymentRecord): Promise<string>;
  /** Records a refund of the whole payment. */
  cancelPayment(paymentKey: string): Promise<void>;
  /** Records a refund on a payment, once for each refund id. @throws RefusedError REJECTED when there is no such payment */
  recordRefund(paymentKey: string, refund: { readonly refundId: string; readonly amount: Money }): Promise<void>;
  /** @throws RefusedError CART_CHANGED, CART_ORDERED */
  addPayment(market: MarketCode, cart: PayableCart, paymentId: string): Promise<PayableCart>;
  /**
   * Creates the order of exactly this version of the cart.
   * @throws RefusedError OUT_OF_STOCK, CART_CHANGED, CART_ORDERED
   */
  createOrder(market: MarketCode, cart: PayableCart, orderNumber: string): Promise<void>;
  /** Id of the cart from which the order of this number was created; undefined when there is no such order. */
  findOrderedCart(market: MarketCode, orderNumber: string): Promise<string | undefined>;
}

export interface TaxPort {
  calculate(cart: PayableCart, market: MarketCode): Promise<TaxSummary>;
}

export interface FulfilmentPort {
  /**
   * Reserves the capacity of a window for the order that is created from the cart, until it is released.
   * @throws RefusedError WINDOW_UNAVAILABLE: the window is closed or full
   */
  reserveWindow(cartId: string, window: PayableWindow): Promise<void>;
  /** Ends the reservation; the cart's temporary hold of the window remains. Does nothing without a reservation. */
  releaseWindow(cartId: string): Promise<void>;
}

/** A territory: its id in the graph and in the membership API. */
export interface InvoiceTerritory {
  readonly id: string;
  readonly apiId: string;
}

/** A renewal or an upgrade of a membership as the club allows it today. */
export interface MembershipOffer {
  readonly quote: MembershipQuote;
  /** The type after the transaction. */
  readonly type: MembershipType;
}

export interface MembershipPort {
  /** The territory of a graph id after its parents, the largest first; empty for an unknown id. @throws UPSTREAM_UNAVAILABLE */
  findTerritoryPath(market: MarketCode, id: string): Promise<readonly InvoiceTerritory[]>;
  /** Whether a code is in the country's list of economic activities. */
  hasEconomicActivity(market: MarketCode, id: string): Promise<boolean>;
  /** The status today; undefined for an unknown number. */
  findStatus(membershipNumber: string): Promise<'ACTIVE' | BlockStatus | undefined>;
  /** Reason codes against a renewal or an upgrade; empty when it is allowed. */
  listReasons(purpose: 'RENEW' | 'UPGRADE', membershipNumber: string): Promise<readonly number[]>;
  /** Whether the club offers an upgrade of a membership. */
  isUpgradeOffered(membershipNumber: string): Promise<boolean>;
  /** The last day of a membership, an ISO date; undefined for an unknown one. */
  findLastDay(membershipNumber: string): Promise<string | undefined>;
  /** What the club sells, one offer for each possible type. */
  listOffers(query: {
    readonly purpose: MembershipPurpose;
    readonly market: MarketCode;
    readonly club: string;
    readonly membershipNumber: string | undefined;
  }): Promise<readonly MembershipOffer[]>;
  /**
   * Buys, renews or upgrades a membership, once for its transaction id.
   * @throws RefusedError REQUEST
   */
  apply(transaction: MembershipTransaction): Promise<MembershipResult>;
  /** The result of a transaction; undefined when it was not executed. */
  findResult(transactionId: string): Promise<MembershipResult | undefined>;
  /** Makes a transaction impossible that was not executed; its result, or that of the executed one. */
  withdraw(transactionId: string): Promise<MembershipResult>;
  /** The reference of a picture that waits for its membership; undefined for any other id (MEMBERSHIP-68). */
  findDocumentReference(documentId: string): Promise<string | undefined>;
  /** Adds a saved card to the account of a membership, once for its token. */
  addPaymentCard(membershipNumber: string, card: SavedCard): Promise<void>;
  /** Adds an entry to the club's log of purchases, unless the log is switched off. Never rejects (MEMBERSHIP-281). */
  logPurchase(transactionId: string, event: PurchaseEvent, detail?: string): Promise<void>;
}

/** What the store did with a membership transaction, in the club's log of purchases. */
export type PurchaseEvent = 'SENT' | 'CONFIRMED' | 'REFUSED' | 'NOT_CONFIRMED' | 'WITHDRAWAL_SENT';

export interface MembershipTransaction {
  readonly transactionId: string;
  readonly purpose: MembershipPurpose;
  readonly market: MarketCode;
  readonly order: MembershipOrder;
  readonly quote: MembershipQuote;
  /** The number that the club and the shopper know the payment by. */
  readonly receiptNumber: string;
  /** The account that the payment went to. */
  readonly accountId: string;
  readonly paidAt: Date;
}

/** A new member who registers an online account. */
export interface AccountRegistration {
  /** The id of the attempt, which makes the calls repeatable. */
  readonly registrationId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Language tag, e.g. `es-CR`. */
  readonly locale: string;
  readonly password: string;
}

/** The identity provider (decision 050). */
export interface IdentityPort {
  /**
   * Registers an account that cannot sign in yet.
   * @throws RefusedError EMAIL_USED, PASSWORD
   */
  register(registration: AccountRegistration): Promise<void>;
  /** Creates the account of a membership, once. @throws RefusedError when the registration cannot become an account */
  activate(registrationId: string, membershipNumber: string): Promise<void>;
  /** Deletes a registration, also one that arrives later. @throws RefusedError when it was activated */
  discard(registrationId: string): Promise<void>;
}

/** The upstreams of a checkout. */
export interface Ports {
  readonly commerce: CommercePort;
  readonly payments: PaymentsPort;
  readonly tax: TaxPort;
  readonly fulfilment: FulfilmentPort;
  readonly membership: MembershipPort;
  readonly identity: IdentityPort;
}
