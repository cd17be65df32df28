import type { PaymentMethod } from '../../apollo/schema-types.gen.ts';
import { computeRetryTime } from '../../i18n/retry-time.ts';
import { poll, repeatInterval } from '../../poll.ts';
import { CaptchaUnansweredError } from '../captcha/index.ts';
import type { AttemptKeys } from './attempt-key.ts';
import type {
  AttemptPartsFragment,
  BeginCheckoutMutation,
  CancelCheckoutMutation,
  PlaceOrderMutation,
  SubmitDeviceDataMutation,
} from './checkout.gen.ts';

export type Attempt = AttemptPartsFragment;
export type BeginResult = BeginCheckoutMutation['beginCheckout'];
export type PlaceResult = PlaceOrderMutation['placeOrder'] | SubmitDeviceDataMutation['submitDeviceData'];
export type CancelResult = CancelCheckoutMutation['cancelCheckout'];
export type Money = Attempt['amount'];

type Action = NonNullable<Attempt['action']>;
export type DeviceDataCollection = Extract<Action, { __typename: 'DeviceDataCollection' }>;
/** What the shopper has to do: confirm at the bank in a frame, or continue on a provider's page. */
export type ShopperAction = Exclude<Action, DeviceDataCollection>;

/** The API calls of a payment. When a call rejects, its effect is unknown. */
export interface PaymentGraph {
  begin(cartId: string, idempotencyKey: string): Promise<BeginResult>;
  /** Encrypts the card for the attempt, if a card pays, and sends the order. */
  place(attemptId: string): Promise<PlaceResult>;
  findAttempt(attemptId: string): Promise<Attempt | null>;
  /** Continues after the data collection; `sessionId` is null when the page did not report in time. */
  submitDeviceData(attemptId: string, sessionId: string | null): Promise<PlaceResult>;
  cancel(attemptId: string): Promise<CancelResult>;
  /** Id of the attempt that locks the shopper's cart; null if the cart is not locked. */
  findLockingAttempt(): Promise<string | null>;
}

/** Progress that the shopper sees while waiting. */
export type PaymentStage = 'preparing' | 'charging' | 'confirming' | 'slow';

/** Why no order was placed; nothing was charged. */
export type PaymentProblem =
  | { readonly type: 'failure'; readonly code: string; readonly message: string }
  | { readonly type: 'total-changed'; readonly now: Money }
  | { readonly type: 'out-of-stock'; readonly skus: readonly string[] }
  | { readonly type: 'window-needed' }
  | { readonly type: 'field'; readonly field: string }
  /** The invoice details of the cart cannot be used; `field` is the first invalid one. */
  | { readonly type: 'invoice'; readonly code: string; readonly message: string; readonly field: string }
  | { readonly type: 'terms' }
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
  readonly cartId: string;
  readonly onStage: (stage: PaymentStage) => void;
  /** How long an attempt that is being processed is polled (`payments.attemptPollingSeconds`). */
  readonly pollingTimeoutMs: number;
  /** Aborted when the shopper leaves the page of the payment; it ends polling. */
  readonly signal: AbortSignal;
}

const problemOutcome = (problem: PaymentProblem): PaymentOutcome => ({ type: 'problem', problem });

/** Pays a cart once: a second call or a reload continues the same attempt (CHECKOUT-60). */
export async function pay(context: PaymentContext): Promise<PaymentOutcome> {
  context.onStage('preparing');
  const begun = await begin(context);
  if (!begun.attempt) return begun.outcome;
  if (begun.attempt.status !== 'OPEN') return pollAttempt(context, begun.attempt);
  context.onStage('charging');
  let result: PlaceResult;
  try {
    result = await context.graph.place(begun.attempt.id);
  } catch (error) {
    if (error instanceof CaptchaUnansweredError) return problemOutcome({ type: 'captcha' });
    // The order may have been received: poll the attempt for its outcome (CHECKOUT-58).
    return pollAttempt(context, { ...begun.attempt, status: 'PROCESSING' });
  }
  return mapPlaceResult(context, result);
}

/** Resumes a payment that this tab began before a reload or a redirect to the bank; undefined if it was not charged. */
export async function resume(context: PaymentContext): Promise<PaymentOutcome | undefined> {
  const begun = await begin(context);
  if (!begun.attempt) return begun.outcome;
  return begun.attempt.status === 'OPEN' ? undefined : pollAttempt(context, begun.attempt);
}

/** How long the page waits for a recorded return to take effect, and the interval of its polls. */
const returnTimeoutMs = 15_000;
const returnIntervalMs = 1_000;

/**
 * The outcome of an attempt whose shopper came back from a provider's page. The server continues the attempt by itself,
 * so this only polls. An action that is still pending after the timeout is the outcome (the shopper left the page
 * without finishing). `foreign`: the attempt is not this shopper's.
 */
export async function awaitReturn(
  context: PaymentContext,
  attemptId: string,
): Promise<PaymentOutcome | { readonly type: 'foreign' }> {
  context.onStage('confirming');
  const find = () => context.graph.findAttempt(attemptId).catch(() => undefined);
  let latest = await find();
  if (latest === undefined || latest?.status === 'CHALLENGE_REQUIRED') {
    const waitsMs = repeatInterval(returnIntervalMs, returnTimeoutMs);
    await poll({ waitsMs, signal: context.signal }, async () => {
      latest = (await find()) ?? latest;
      return latest && latest.status !== 'CHALLENGE_REQUIRED' ? latest : undefined;
    });
  }
  if (latest === undefined) return problemOutcome({ type: 'unavailable' });
  return latest === null ? { type: 'foreign' } : pollAttempt(context, latest);
}

/** The outcome of an attempt that this shopper began before; undefined for another's, and for one that can be placed. */
export async function showAttempt(context: PaymentContext, attemptId: string): Promise<PaymentOutcome | undefined> {
  const attempt = await context.graph.findAttempt(attemptId).catch(() => undefined);
  if (!attempt || (attempt.status === 'OPEN' && !attempt.failure)) return undefined;
  return pollAttempt(context, attempt);
}

const actionIntervalMs = 2_500;

/**
 * Polls an attempt while the shopper confirms it at the bank, in a frame or in another tab.
 * @returns whether it no longer waits for the shopper; false when the signal is aborted
 */
export async function awaitAction({ graph, signal }: PaymentContext, attemptId: string): Promise<boolean> {
  const waitsMs = repeatInterval(actionIntervalMs, actionTimeoutMs);
  const isOver = await poll({ waitsMs, signal }, async () => {
    const found = await graph.findAttempt(attemptId).catch(() => undefined);
    return found && found.status !== 'CHALLENGE_REQUIRED' ? true : undefined;
  });
  return isOver ?? false;
}

/** Longer than any attempt waits for its shopper; the server ends it before. */
const actionTimeoutMs = 24 * 60 * 60_000;

/**
 * Cancels the payment that locks the cart, so that the cart can be edited; does nothing if none does.
 * @returns undefined when the cart can be edited; an outcome when the payment completed first or could not be cancelled
 */
export async function cancelPayment(context: PaymentContext): Promise<PaymentOutcome | undefined> {
  const attemptId = await context.graph.findLockingAttempt().catch(() => undefined);
  if (attemptId === null) return undefined;
  const result = attemptId && (await context.graph.cancel(attemptId).catch(() => undefined));
  if (!result) return problemOutcome({ type: 'unavailable' });
  if (result.__typename === 'AttemptNotFound') return problemOutcome({ type: 'elsewhere' });
  if (!isDeclinedOrVoided(result.attempt)) {
    // The payment completed first, its void is still in progress, or it needs a review.
    const outcome = await pollAttempt(context, result.attempt);
    if (!isCancellation(outcome)) return outcome;
  }
  context.keys.remove(context.cartId);
  return undefined;
}

const isCancellation = (outcome: PaymentOutcome): boolean =>
  outcome.type === 'problem' && outcome.problem.type === 'failure' && outcome.problem.code === 'CHECKOUT_CANCELLED';

type BeginOutcome =
  | { readonly attempt: Attempt; readonly outcome?: never }
  | { readonly attempt?: never; readonly outcome: PaymentOutcome };

/** Begins the attempt of the cart's key; an attempt that ended without an order is replaced by a new one. */
async function begin({ graph, keys, cartId }: PaymentContext): Promise<BeginOutcome> {
  for (let tries = 0; tries < 2; tries += 1) {
    const key = keys.getOrCreate(cartId);
    const result = await graph.begin(cartId, key).catch(() => graph.begin(cartId, key).catch(() => undefined));
    if (!result) return { outcome: problemOutcome({ type: 'unavailable' }) };
    if (result.__typename === 'CartNotReady') return { outcome: { type: 'not-ready' } };
    if (result.__typename === 'DeliveryWindowNeeded') return { outcome: problemOutcome({ type: 'window-needed' }) };
    if (result.__typename === 'CheckoutInProgress') {
      return result.holder ? { attempt: result.holder } : { outcome: problemOutcome({ type: 'elsewhere' }) };
    }
    if (result.__typename === 'BeginCheckoutSuccess' && !isDeclinedOrVoided(result.attempt))
      return { attempt: result.attempt };
    keys.remove(cartId);
  }
  return { outcome: problemOutcome({ type: 'unavailable' }) };
}

const isDeclinedOrVoided = ({ status }: Attempt): boolean => status === 'DECLINED' || status === 'VOIDED';

/** Maps the result of placing an order, or of continuing it, to an outcome. */
function mapPlaceResult(context: PaymentContext, result: PlaceResult): Promise<PaymentOutcome> | PaymentOutcome {
  switch (result.__typename) {
    case 'PlaceOrderSuccess':
    case 'AttemptNotOpen':
      return pollAttempt(context, result.attempt);
    case 'AttemptNotFound':
      context.keys.remove(context.cartId);
      return problemOutcome({ type: 'interrupted' });
    case 'CartNotReady':
      return { type: 'not-ready' };
    case 'DeliveryWindowNeeded':
      return problemOutcome({ type: 'window-needed' });
    case 'InvalidCard':
      if (result.code === 'CARD_DECLINED_TOO_OFTEN') return problemOutcome({ type: 'field', field: 'declinedCard' });
      return problemOutcome({ type: 'field', field: result.field });
    case 'InvalidGuest':
      return problemOutcome({ type: 'field', field: result.field });
    case 'InvalidInvoice': {
      const { code, message, field } = result;
      return problemOutcome({ type: 'invoice', code, message, field });
    }
    case 'TermsNotAccepted':
      return problemOutcome({ type: 'terms' });
    case 'IdempotencyConflict':
      return problemOutcome({ type: 'elsewhere' });
    case 'ItemsOutOfStock':
      return problemOutcome({ type: 'out-of-stock', skus: result.skus });
    case 'MembershipNotAvailable':
      // No result of an order.
      return problemOutcome({ type: 'unavailable' });
    case 'PaymentServiceUnavailable': {
      const { code, message } = result;
      return problemOutcome({ type: 'failure', code, message });
    }
    case 'CaptchaRequired':
      return problemOutcome({ type: 'captcha', message: result.message });
    case 'TooManyPaymentAttempts':
      return problemOutcome({ type: 'too-many-tries', retryAt: computeRetryTime(result.retryAfterSeconds) });
    case 'TotalChanged':
      return problemOutcome({ type: 'total-changed', now: result.total });
  }
}

const slowAfterMs = 20_000;
const pollIntervalMs = 1_500;

/**
 * Polls an attempt until it has ended or needs the shopper. A failed poll is retried. After `pollingTimeoutMs`, or when
 * the shopper leaves the page, the outcome is `pending` and the attempt is unchanged (CHECKOUT-59).
 */
async function pollAttempt(context: PaymentContext, attempt: Attempt): Promise<PaymentOutcome> {
  if (attempt.status !== 'PROCESSING') return outcomeOfAttempt(context, attempt);
  const { graph, onStage, pollingTimeoutMs, signal } = context;
  const waitsMs = repeatInterval(pollIntervalMs, pollingTimeoutMs);
  onStage('confirming');
  return (
    (await poll<PaymentOutcome>({ waitsMs, signal }, async (elapsedMs) => {
      const found = await graph.findAttempt(attempt.id).catch(() => attempt);
      if (!found) return problemOutcome({ type: 'interrupted' });
      if (found.status !== 'PROCESSING') return outcomeOfAttempt(context, found);
      onStage(elapsedMs < slowAfterMs ? 'confirming' : 'slow');
      return undefined;
    })) ?? { type: 'pending' }
  );
}

async function outcomeOfAttempt(context: PaymentContext, attempt: Attempt): Promise<PaymentOutcome> {
  const { keys, cartId } = context;
  const { id, status, order, action, method, failure } = attempt;
  if (status === 'COMPLETED' && order) {
    keys.remove(cartId);
    return { type: 'completed', orderNumber: order.orderNumber };
  }
  if (status === 'CHALLENGE_REQUIRED' && action) {
    if (action.__typename === 'DeviceDataCollection') return continueWithDeviceData(context, attempt, action);
    return { type: 'action', attemptId: id, action, method: method ?? 'CARD' };
  }
  if (status === 'NEEDS_REVIEW') return { type: 'review' };
  if (status !== 'OPEN') keys.remove(cartId);
  if (failure?.code === 'DELIVERY_WINDOW_NEEDED') return problemOutcome({ type: 'window-needed' });
  const { code, message } = failure ?? {};
  return problemOutcome(code && message ? { type: 'failure', code, message } : { type: 'interrupted' });
}

/** Collects the device data and continues; a lost response is found by polling. */
async function continueWithDeviceData(
  context: PaymentContext,
  attempt: Attempt,
  page: DeviceDataCollection,
): Promise<PaymentOutcome> {
  const sessionId = await context.collectDeviceData(page);
  if (context.signal.aborted) return { type: 'pending' };
  const result = await context.graph.submitDeviceData(attempt.id, sessionId).catch(() => undefined);
  return result ? mapPlaceResult(context, result) : pollAttempt(context, { ...attempt, status: 'PROCESSING' });
}
