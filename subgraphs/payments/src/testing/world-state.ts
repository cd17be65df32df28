import type { BlockStatus } from '@tarima/markets/block-status';
import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import { type Money, money } from '@tarima/markets/money';
import type { EnrollmentRequest, ProcessRequest } from '../application/payments-port.ts';
import type {
  AccountRegistration,
  HeldCartFields,
  MembershipTransaction,
  NewProfile,
  PaymentRecord,
} from '../application/ports.ts';
import type { PayableCart } from '../domain/cart.ts';
import type { PaymentAccount } from '../domain/payment-account.ts';
import type { OrderChange } from '../domain/refund.ts';
import type { SavedCard } from '../domain/saved-card.ts';
import type { Transaction } from '../domain/transaction.ts';

/** `frictionless`: the bank asks for device data and then accepts without an authentication. */
export type Issuer = 'approve' | 'decline' | 'hard-decline' | 'challenge' | 'frictionless';

/** A transaction as the provider stores it. */
export interface StoredTransaction extends Transaction {
  readonly reference: string;
  readonly cartId: string;
}

/** A saved card as the provider stores it. */
export interface StoredCard extends SavedCard {
  readonly encryptedCard: string;
  readonly attemptId: string;
}

/** What the platform stores of a payment beside its record. */
export interface StoredPayment {
  readonly id: string;
  readonly isCancelled: boolean;
  readonly refunds: readonly { readonly refundId: string; readonly amount: Money }[];
}

/** The data of the fake upstreams, and how a test configures them. */
export class WorldState {
  readonly carts = new Map<string, PayableCart>();
  /** The fields that were last written on each held cart. */
  readonly cartFields = new Map<string, HeldCartFields>();
  /** The transaction requests in the order in which they were received. */
  readonly requests: ProcessRequest[] = [];
  readonly transactions = new Map<string, StoredTransaction>();
  readonly payments = new Map<string, PaymentRecord & StoredPayment>();
  readonly orders = new Map<string, { cartId: string; paymentIds: readonly string[]; total: number }>();
  /** Every movement of money. */
  readonly ledger: {
    kind: 'AUTHORISE' | 'CAPTURE' | 'VOID' | 'REFUND';
    referenceNumber: string;
    cartId: string;
    /** Cents of a refund; the other movements are those of the whole amount. */
    amount?: number;
  }[] = [];
  /** Refunds of the provider by their id. */
  readonly refunds = new Map<string, { referenceNumber: string; amount: number }>();
  /** Saved cards by membership number, the newest last; a ciphertext stands for its card's number. */
  readonly wallets = new Map<string, readonly StoredCard[]>();
  /** The invoice details that each member used last, by membership number and market. */
  readonly invoices = new Map<string, InvoiceDetails>();
  /** Changes of orders at order management. */
  readonly orderChanges: OrderChange[] = [];
  issuer: Issuer = 'approve';
  /** Status of every membership; while it is unavailable, the membership API is down. */
  membershipStatus: 'ACTIVE' | BlockStatus | 'UNAVAILABLE' = 'ACTIVE';
  /** Where the provider's pages are. */
  pagesUrl = 'http://bank';
  /** Enrollments in the order in which they were received. */
  readonly enrollments: EnrollmentRequest[] = [];
  /** Where the providers' pages return to by reference number, the newest URL. */
  readonly returnUrls = new Map<string, string>();
  /** The club's accounts, in the order of preference. */
  accounts: readonly PaymentAccount[] = [
    { method: 'CARD', providerId: 11, accountId: '11-6401-C' },
    { method: 'HOSTED_CARD', providerId: 12, accountId: '12-6401-C' },
    { method: 'PAYPAL', providerId: 4, accountId: '4-CR' },
  ];
  /** What the shopper did at the provider's page. */
  atProvider: 'approved' | 'declined' | 'pending' = 'approved';
  /** What the provider reports of an approved transaction instead of what was requested. */
  reported: Partial<Pick<Transaction, 'amount' | 'payee' | 'isStatusAccepted'>> = {};
  brand = 'VISA';
  /** True when the provider flags cards that are added from now on, so that they cannot pay. */
  isFlagging = false;
  /** True when the provider refuses every card because of too many declines. */
  isCardLimited = false;
  isStockGone = false;
  /** True when the platform accepts a payment for a cart and does not keep it. */
  dropsPayments = false;
  isWindowFull = false;
  /** Ids of carts whose window is reserved. */
  readonly reservedWindows = new Set<string>();
  /** Membership transactions by id, with the number that each got; `WITHDRAWN` ones can never be done. */
  readonly memberships = new Map<string, MembershipTransaction | 'WITHDRAWN'>();
  /** Entries of the club's log of purchases: transaction id and event. */
  readonly purchaseLog: (readonly [transactionId: string, event: string])[] = [];
  /** References of pictures of identity documents by id. */
  readonly documents = new Map<string, string>();
  /** Payment cards that the club has, by membership number. */
  readonly membershipCards = new Map<string, readonly SavedCard[]>();
  /** Registrations of online accounts by id: those that wait for a membership, the memberships of activated ones. */
  readonly registrations = new Map<string, AccountRegistration | { readonly membershipNumber: string } | 'DISCARDED'>();
  /** Profiles of new members by membership number. */
  readonly customers = new Map<string, NewProfile>();
  /** Email addresses of other profiles. */
  readonly usedEmails = new Set<string>();
  /** Email addresses that have an account. */
  readonly accountEmails = new Set<string>();
  /** Reason codes against a renewal or an upgrade. */
  membershipReasons: readonly number[] = [];
  isUpgradeOffered = true;
  /** The last day of every membership. */
  lastDay = '2026-12-01';
  membershipPrice = money(1_785_000, 'CRC');
  /** True when the club refuses to execute membership transactions. */
  isMembershipRefused = false;
  isSettled = false;
  /** True when the acquirer captures nothing. */
  isCaptureEmpty = false;
  /** True when status queries return no transaction yet. */
  isSearchEmpty = false;
  /** True when status queries return every transaction twice. */
  isAmbiguous = false;
}
