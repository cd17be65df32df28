import type { PayableCart } from '../domain/cart.ts';
import type { HeldCartFields, PaymentRecord, ProcessRequest, SavedCard } from '../domain/ports.ts';
import type { Transaction } from '../domain/transaction.ts';

export type Issuer = 'approve' | 'decline' | 'hard-decline' | 'challenge';

/** A transaction with what the provider keeps of it. */
export interface Held extends Transaction {
  readonly reference: string;
  readonly amount: number;
  readonly cartId: string;
}

/** A saved card with what the provider keeps of it. */
export interface KeptCard extends SavedCard {
  readonly sealed: string;
  readonly attemptId: string;
  readonly isFlagged: boolean;
}

/** What the systems around the saga keep in memory, and what a test has them do. */
export class WorldState {
  readonly carts = new Map<string, PayableCart>();
  /** What was last written on each held cart. */
  readonly cartFields = new Map<string, HeldCartFields>();
  /** The transaction requests in the order they came. */
  readonly requests: ProcessRequest[] = [];
  readonly transactions = new Map<string, Held>();
  readonly payments = new Map<string, PaymentRecord & { id: string; isCancelled: boolean }>();
  readonly orders = new Map<string, { cartId: string; paymentIds: readonly string[]; total: number }>();
  /** Every movement of money: kind and reference number. */
  readonly ledger: { kind: 'AUTHORISE' | 'CAPTURE' | 'VOID'; referenceNumber: string; cartId: string }[] = [];
  /** Saved cards by membership number, the newest last; a ciphertext stands for its card's number. */
  readonly wallets = new Map<string, readonly KeptCard[]>();
  issuer: Issuer = 'approve';
  /** Where the bank asks for 3-D Secure. */
  challengeUrl = 'http://bank/1';
  brand = 'VISA';
  /** Cards that are added from now on may never pay. */
  isFlagging = false;
  /** The provider refuses every card after too many declines of it. */
  isCardLimited = false;
  isStockGone = false;
  isVanFull = false;
  /** Carts whose window is kept for their order. */
  readonly keptWindows = new Set<string>();
  isSettled = false;
  /** Has the acquirer take nothing at a capture. */
  isCaptureEmpty = false;
  /** Has the provider show no transaction yet. */
  isSearchEmpty = false;
  /** Has the provider show every transaction twice. */
  isAmbiguous = false;
}
