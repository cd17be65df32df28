import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import type { Money } from '@tarima/markets/money';
import type { Attempt, AttemptStatus, Facts, ReadAttempt } from '../domain/attempt.ts';
import type { AttemptAction } from '../domain/attempt-action.ts';
import type { ProviderReturn, ReturnPage } from '../domain/challenge.ts';
import type { TooManyPaymentAttempts } from '../domain/failure.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import type { TryKeys } from '../domain/payment-tries.ts';
import type { AttemptPurpose } from '../domain/purpose.ts';
import type { JournalStep } from '../domain/resolution.ts';
import type { Run } from '../domain/run.ts';
import type { OutcomeKind, Step, Target } from '../domain/steps.ts';
import type { UpstreamAnswer } from '../domain/upstream-answer.ts';

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
export interface AttemptRepository extends AttemptRuns, AttemptFollowUps, AttemptReturns, AttemptDetails {
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
   * Keeps a request from beginning a try of an open attempt, now and later (CHECKOUT-455).
   * @returns false when the attempt is not open
   */
  closeCommand(id: string, commandId: string): Promise<boolean>;
  /**
   * Ends attempts that were opened, or opened again, more than `seconds` ago and not placed since (CHECKOUT-26); how
   * many.
   */
  expireOpen(seconds: number): Promise<number>;
  /** Writes invoice details on an open attempt of the owner that pays for a membership; undefined when there is none. */
  setInvoice(owner: string, id: string, details: InvoiceDetails): Promise<Attempt | undefined>;
  /** Ids of attempts that ended without a membership, whose registration is to be discarded, the oldest first. */
  listPendingAccounts(limit: number): Promise<readonly string[]>;
  /** Records that the registration of an ended attempt was discarded. */
  closeAccount(id: string): Promise<void>;
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
  /** The request that begins the new try; it begins none when it has begun one before, was refused or was cancelled. */
  readonly commandId?: string | undefined;
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
   * Confirms that the run still has its lease, and for at least half of its time: otherwise renews it. Called right before a
   * call that moves money, so that no other runner claims the attempt while the call is on its way.
   * @throws LeaseLostError when another runner has claimed it
   */
  confirmLease(run: Run): Promise<void>;
  /** Renews the run's lease. @throws LeaseLostError when another runner has claimed it */
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
  /** How many times the attempt was checked before. */
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

/** What is stored about the shoppers of ended attempts. */
export interface AttemptDetails {
  /**
   * Deletes what identifies the shopper and their card from some attempts that ended without a payment more than `days`
   * days ago (PAYMENTS-360). @returns from how many
   */
  deleteOldDetails(days: number): Promise<number>;
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
