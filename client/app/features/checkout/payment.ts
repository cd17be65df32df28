import type { PaymentMethod } from '../../apollo/schema-types.gen.ts';
import type { AttemptKeys } from './attempt-key.ts';
import type {
  AttemptPartsFragment,
  BeginCheckoutMutation,
  CancelCheckoutMutation,
  PlaceOrderMutation,
  SubmitDeviceDataMutation,
} from './checkout.gen.ts';

export type Attempt = AttemptPartsFragment;
/** `AttemptNotFound`: the attempt was begun elsewhere, and it is not this shopper's. */
export type BeginResult = BeginCheckoutMutation['beginCheckout'] | { readonly __typename: 'AttemptNotFound' };
export type PlaceResult = PlaceOrderMutation['placeOrder'] | SubmitDeviceDataMutation['submitDeviceData'];
export type CancelResult = CancelCheckoutMutation['cancelCheckout'];
export type Money = Attempt['amount'];

type Action = NonNullable<Attempt['action']>;
export type DeviceDataCollection = Extract<Action, { __typename: 'DeviceDataCollection' }>;
/** What the shopper has to do: confirm at the bank in a frame, or continue on a provider's page. */
export type ShopperAction = Exclude<Action, DeviceDataCollection>;

/** The API calls of a payment. When a call rejects, its effect is unknown. */
export interface PaymentGraph {
  begin(idempotencyKey: string): Promise<BeginResult>;
  /** Encrypts the card for the attempt, if a card pays, and sends the order. */
  place(attemptId: string): Promise<PlaceResult>;
  findAttempt(attemptId: string): Promise<Attempt | null>;
  /** Continues after the data collection; `sessionId` is null when the page did not report in time. */
  submitDeviceData(attemptId: string, sessionId: string | null): Promise<PlaceResult>;
  cancel(attemptId: string): Promise<CancelResult>;
  /** Cancels the order that `place` has sent last, and keeps the attempt open; undefined when none was sent. */
  cancelOrder(attemptId: string): Promise<CancelResult | undefined>;
  /** Id of the attempt that keeps its subject from being paid again; null when there is none. */
  findLockingAttempt(): Promise<string | null>;
}

/** The calls of a payment that depend on what is paid. */
export type SubjectGraph = Pick<PaymentGraph, 'begin' | 'findLockingAttempt'>;

/** Progress that the shopper sees while waiting. */
export type PaymentStage = 'preparing' | 'charging' | 'confirming' | 'slow';

/** Why nothing was paid. */
export type PaymentProblem =
  | { readonly type: 'failure'; readonly code: string; readonly message: string }
  | { readonly type: 'total-changed'; readonly now: Money }
  | { readonly type: 'out-of-stock'; readonly skus: readonly string[] }
  | { readonly type: 'window-needed' }
  /** The club does not sell the membership, the renewal or the upgrade, for these reasons, the most important first. */
  | { readonly type: 'not-sold'; readonly reasons: readonly number[] }
  | { readonly type: 'field'; readonly field: string }
  /** The invoice details cannot be used; `field` is the first invalid one. */
  | { readonly type: 'invoice'; readonly code: string; readonly message: string; readonly field: string }
  | { readonly type: 'terms' }
  /** The member's membership does not allow orders: `EXPIRED-MEMBERSHIP` or `MEMBERSHIP_NO_ALLOW`. */
  | { readonly type: 'membership'; readonly code: string; readonly message: string }
  | { readonly type: 'unavailable' }
  /** The limit on payment attempts is reached; `retryAt` is ISO 8601 by the browser's clock. */
  | { readonly type: 'too-many-tries'; readonly retryAt: string }
  /** The captcha has no answer yet, or its answer was refused with this message. */
  | { readonly type: 'captcha'; readonly message?: string }
  | { readonly type: 'elsewhere' }
  | { readonly type: 'interrupted' };

/** The outcome of a payment. */
export type PaymentOutcome =
  | { readonly type: 'completed'; readonly orderNumber: string }
  | { readonly type: 'membership-completed'; readonly attemptId: string }
  | {
      readonly type: 'action';
      readonly attemptId: string;
      readonly action: ShopperAction;
      readonly method: PaymentMethod;
    }
  | { readonly type: 'review' }
  /** The attempt was still being processed when polling ended. */
  | { readonly type: 'pending' }
  | { readonly type: 'not-ready' }
  | { readonly type: 'problem'; readonly problem: PaymentProblem };

export interface PaymentContext {
  readonly graph: PaymentGraph;
  /** Runs the card provider's data collection in a hidden frame; resolves to null when it does not report in time. */
  readonly collectDeviceData: (page: DeviceDataCollection) => Promise<string | null>;
  readonly keys: AttemptKeys;
  /** Names the attempt key of what is paid. */
  readonly subjectId: string;
  readonly onStage: (stage: PaymentStage) => void;
  /** How long an attempt that is being processed is polled (`payments.attemptPollingSeconds`). */
  readonly pollingTimeoutMs: number;
  /** Aborted when the shopper leaves the page of the payment; it ends polling. */
  readonly signal: AbortSignal;
}

export const problemOutcome = (problem: PaymentProblem): PaymentOutcome => ({ type: 'problem', problem });

/** Whether an attempt ended and holds no money. */
export const isDeclinedOrVoided = ({ status }: Attempt): boolean => status === 'DECLINED' || status === 'VOIDED';
