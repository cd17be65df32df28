import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import type { Money } from '@tarima/markets/money';
import type { MarketCode } from '@tarima/markets/table';
import type { Attempt, AttemptStatus, Facts, ReadAttempt } from '../domain/attempt.ts';
import type { AttemptAction } from '../domain/attempt-action.ts';
import type { PayableCart, PayableWindow } from '../domain/cart.ts';
import type { Challenge, ChallengeProof, ProviderReturn, ReturnPage } from '../domain/challenge.ts';
import type { Device } from '../domain/device.ts';
import type { TooManyPaymentAttempts } from '../domain/failure.ts';
import type {
  MembershipOrder,
  MembershipQuote,
  MembershipResult,
  MembershipType,
} from '../domain/membership-purchase.ts';
import type { PaymentAccount } from '../domain/payment-account.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import type { TryKeys } from '../domain/payment-tries.ts';
import type { AttemptPurpose, MembershipPurpose } from '../domain/purpose.ts';
import type { JournalStep } from '../domain/resolution.ts';
import type { Run } from '../domain/run.ts';
import type { SavedCard } from '../domain/saved-card.ts';
import type { OutcomeKind, Step, Target } from '../domain/steps.ts';
import type { Candidate, Transaction, TransactionCard } from '../domain/transaction.ts';
import type { UpstreamAnswer } from '../domain/upstream-answer.ts';

/*
 * Upstreams. Every call may reject: with a `RefusedError` when it certainly was not done (`isPermanentRefusal` tests whether a
 * repetition can help), with any other error when its outcome is unknown. Repeating `create…` and `capture` is safe: each
 * is done once.
 */

export interface CustomerIdentity {
  readonly id: string;
  readonly email: string;
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
  isValid(membershipNumber: string): Promise<boolean>;
  /** Reason codes against a renewal or an upgrade; empty when it is allowed. */
  listReasons(purpose: 'RENEW' | 'UPGRADE', membershipNumber: string): Promise<readonly number[]>;
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
}

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

/** The upstreams of a checkout. */
export interface Ports {
  readonly commerce: CommercePort;
  readonly payments: PaymentsPort;
  readonly tax: TaxPort;
  readonly fulfilment: FulfilmentPort;
  readonly membership: MembershipPort;
}

/* Persistence. */

/** What an attempt starts with. */
export type NewAttempt = Omit<Attempt, 'status' | 'step' | 'tries' | 'createdAt' | 'method' | 'challengeUntil'>;

/** Numbers about the attempts of all shoppers, without anything that identifies one. */
export interface AttemptStatistics {
  /** Attempts that hold their cart; an age is the oldest one's. */
  countUnfinished(): Promise<
    readonly {
      readonly status: AttemptStatus;
      readonly purpose: AttemptPurpose;
      readonly count: number;
      readonly oldestSeconds: number;
    }[]
  >;
  /** Captured payments without an order or a void; an age is that of the oldest capture. */
  countCaptured(): Promise<
    readonly {
      readonly currency: string;
      readonly count: number;
      readonly centAmount: number;
      readonly oldestSeconds: number;
    }[]
  >;
  /** Carts that are locked while their payment runs, for a review, and after an attempt that could not release its cart. */
  countLockedCarts(): Promise<{ readonly paying: number; readonly review: number; readonly overdue: number }>;
}

/** Shoppers' attempts. Every look-up names the owner: another shopper's attempt does not exist (CHECKOUT-27). */
export interface AttemptRepository extends AttemptRuns, AttemptFollowUps, AttemptReturns {
  find(owner: string, id: string): Promise<Attempt | undefined>;
  findByKey(owner: string, idempotencyKey: string): Promise<Attempt | undefined>;
  /** The attempt that holds a subject. */
  findHolder(subject: string): Promise<Attempt | undefined>;
  /**
   * Opens an attempt and ends an open one for the same subject, whoever opened it (CHECKOUT-25): the caller has checked that
   * the subject belongs to this attempt's owner now. Undefined when the key was used or another attempt holds the
   * subject: look for those two.
   */
  open(attempt: NewAttempt): Promise<Attempt | undefined>;
  /** Ends an attempt that was not placed; undefined when it was. */
  cancelOpen(id: string): Promise<Attempt | undefined>;
  /**
   * Ends attempts that were opened, or opened again, more than `seconds` ago and not placed since (CHECKOUT-26); how
   * many.
   */
  expireOpen(seconds: number): Promise<number>;
  /** Whether an attempt exists and no longer holds a cart. */
  hasEnded(id: string): Promise<boolean>;
}

/** Why an operator continues an attempt that needed review. */
export interface Resolution {
  /** The operator's subject at the identity provider. */
  readonly operator: string;
  readonly operatorName: string;
  readonly action: AttemptAction;
  readonly reason: string;
}

export interface NextStep {
  readonly step: Step;
  readonly facts: Facts;
  /** True when the attempt is placed once more. */
  readonly isNewTry: boolean;
  /** How the new try is paid. */
  readonly method?: PaymentMethod | undefined;
  /** Set when an operator begins the run; stored with its first step. */
  readonly resolution?: Resolution | undefined;
}

export interface StepOutcome {
  readonly outcome: OutcomeKind;
  readonly facts: Facts;
  readonly target: Target;
  /** The total, when it changed. */
  readonly amount?: Money | undefined;
  /** What the upstreams answered during the step, for operators. */
  readonly answers: readonly UpstreamAnswer[];
}

/** Runs of attempts: one runner at a time, every step in the journal before its calls. */
export interface AttemptRuns {
  /**
   * Stores an attempt that needs no shopper, with its first try and first step, and leases it. Undefined when the key was
   * used or another attempt holds the subject.
   */
  startAttempt(attempt: NewAttempt): Promise<Run | undefined>;
  /** Leases an attempt and moves it to another step; undefined when its status or step is not `from` (any more). */
  beginRun(id: string, from: { status: AttemptStatus; step: Step | null }, to: NextStep): Promise<Run | undefined>;
  /** Leases an attempt that is due and not leased; undefined when there is nothing to do. */
  claimRun(id: string): Promise<Run | undefined>;
  /** Writes the step's outcome, then begins the next step or ends the run. @throws LeaseLostError */
  advanceRun(run: Run, result: StepOutcome): Promise<Run | Attempt>;
  /** Ends the lease and makes the attempt due in `seconds`, after an error. @throws LeaseLostError */
  postponeRun(run: Run, seconds: number, answers: readonly UpstreamAnswer[]): Promise<void>;
  /**
   * Renews the run's lease. Called right before a call that moves money, so that no other runner claims the attempt while
   * the call is on its way. @throws LeaseLostError when another runner has claimed it
   */
  renewLease(run: Run): Promise<void>;
  /** Ids of unfinished attempts that are due and not leased, the longest due first. */
  listDueRuns(limit: number): Promise<readonly string[]>;
  /** Unfinished attempts, or one, with the seconds until they are due (negative when overdue). */
  listUnfinishedRuns(id?: string): Promise<readonly { id: string; dueInSeconds: number }[]>;
}

/** A browser that a provider sent back. */
export interface ReceivedReturn {
  readonly attempt: Attempt;
  readonly page: ReturnPage;
  /** The run that the return begins; undefined when the attempt does not wait for it. */
  readonly run: Run | undefined;
}

/** Returns from providers' pages: the state in a return URL is the only key to its attempt. */
export interface AttemptReturns {
  /** Creates a state for the attempt's current try; only its hash is stored. */
  createReturn(attempt: Attempt, page: ReturnPage): Promise<string>;
  /**
   * Finds the attempt of a state. When the attempt waits for this page and session, the return is stored and a run of
   * `CLOSE_CHALLENGE` begins, both in one transaction. Undefined when the state is unknown or has expired.
   */
  receiveReturn(state: string, read: (page: ReturnPage) => ProviderReturn): Promise<ReceivedReturn | undefined>;
  /** Deletes states that have expired. */
  deleteExpiredReturns(): Promise<void>;
}

/** An ended attempt that one process has leased to check for a late transaction or a late hold. */
export interface FollowUp {
  readonly attempt: Attempt;
  /** How often the attempt was checked before. */
  readonly doneCount: number;
  readonly fence: number;
}

/** Follow-up checks of ended attempts: each by one process at a time. */
export interface AttemptFollowUps {
  /** Ids of ended attempts that are due, the longest due first. */
  listDueFollowUps(limit: number): Promise<readonly string[]>;
  /** Undefined when another process has leased the attempt, or there is nothing to do. */
  claimFollowUp(id: string): Promise<FollowUp | undefined>;
  /** Writes when to check again; undefined: never. @throws LeaseLostError */
  finishFollowUp(followUp: FollowUp, nextInSeconds: number | undefined): Promise<void>;
}

/** A payment try: whose it is, and for `placeOrder` the attempt with the number of its next try. */
export interface NewTry extends TryKeys {
  readonly attempt?: { readonly id: string; readonly tryNumber: number } | undefined;
}

export type Admission = { readonly type: 'Admitted'; readonly tryId: string } | TooManyPaymentAttempts;

/** Counts payment tries of all processes together, also across restarts. */
export interface PaymentTryRepository {
  /** Counts a try, as declined until its outcome is known, or refuses it; a refused one is not counted. */
  admit(wanted: NewTry): Promise<Admission>;
  /** Declined tries of a shopper within the window. */
  countDeclines(shopper: string): Promise<number>;
  /** Writes the outcome of a try when it is not the attempt's own. */
  settle(tryId: string, outcome: 'DECLINED' | 'NOT_DECLINED'): Promise<void>;
}

/** Which attempts an operator looks for; each given field matches exactly. */
export interface AttemptFilter {
  /** An order number, cart id, membership number, attempt id or reference. */
  readonly text?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly cartId?: string | undefined;
  readonly membershipNumber?: string | undefined;
  readonly reference?: string | undefined;
  /** All statuses when empty. */
  readonly statuses: readonly AttemptStatus[];
}

export interface AttemptPage {
  readonly attempts: readonly ReadAttempt[];
  readonly hasNextPage: boolean;
  /** Null on an empty page. */
  readonly endCursor: string | null;
}

export interface StoredAlert {
  readonly id: string;
  readonly name: string;
  readonly raisedAt: Date;
}

export interface StoredResolution extends Resolution {
  /** Id of the journal's row that it began. */
  readonly id: string;
  readonly decidedAt: Date;
}

/** Attempts of all shoppers, for operators only. */
export interface OperatorAttempts {
  /** Attempts in review first, then the newest first; undefined for a cursor that no page returned. */
  list(filter: AttemptFilter, first: number, after: string | undefined): Promise<AttemptPage | undefined>;
  find(id: string): Promise<ReadAttempt | undefined>;
  /** The journal, oldest first. */
  listSteps(attemptId: string): Promise<readonly JournalStep[]>;
  listAlerts(attemptId: string): Promise<readonly StoredAlert[]>;
  /** Decisions of operators, oldest first. */
  listResolutions(attemptId: string): Promise<readonly StoredResolution[]>;
}
