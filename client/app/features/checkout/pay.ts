import type { CompleteChallengeInput } from '../../apollo/schema-types.gen.ts';
import { retryTimeAfter } from '../../i18n/retry-time.ts';
import type { AttemptKeys } from './attempt-key.ts';
import type {
  AttemptPartsFragment,
  BeginCheckoutMutation,
  CancelCheckoutMutation,
  CompleteChallengeMutation,
  PlaceOrderMutation,
} from './checkout.gen.ts';

export type Attempt = AttemptPartsFragment;
export type BeginAnswer = BeginCheckoutMutation['beginCheckout'];
export type PlaceAnswer = PlaceOrderMutation['placeOrder'] | CompleteChallengeMutation['completeChallenge'];
export type CancelAnswer = CancelCheckoutMutation['cancelCheckout'];
export type Money = Attempt['amount'];

/** What the payment asks of the graph. Each call may fail to answer; what it did is then unknown. */
export interface PaymentGraph {
  begin(cartId: string, idempotencyKey: string): Promise<BeginAnswer>;
  /** Encrypts the card for the attempt and sends the order. */
  place(attemptId: string): Promise<PlaceAnswer>;
  findAttempt(attemptId: string): Promise<Attempt | null>;
  completeChallenge(answer: CompleteChallengeInput): Promise<PlaceAnswer>;
  cancel(attemptId: string): Promise<CancelAnswer>;
  /** The attempt that holds the shopper's cart; null when none does. */
  findHolder(): Promise<string | null>;
}

/** What the shopper is told while they wait. */
export type PaymentStage = 'preparing' | 'charging' | 'confirming' | 'slow';

/** Why no order came of it, and that nothing was charged. */
export type PaymentProblem =
  | { readonly type: 'failure'; readonly code: string; readonly message: string }
  | { readonly type: 'total-changed'; readonly now: Money }
  | { readonly type: 'out-of-stock'; readonly skus: readonly string[] }
  | { readonly type: 'window-needed' }
  | { readonly type: 'field'; readonly field: string }
  | { readonly type: 'unavailable' }
  /** The limit on payment tries; `retryAt` is ISO 8601 by the browser's clock. */
  | { readonly type: 'too-many-tries'; readonly retryAt: string }
  | { readonly type: 'elsewhere' }
  | { readonly type: 'interrupted' };

/** Where a payment got to. */
export type PaymentEnd =
  | { readonly type: 'completed'; readonly orderNumber: string }
  | { readonly type: 'challenge'; readonly attemptId: string; readonly url: string }
  | { readonly type: 'review' }
  /** The attempt was still being processed when following it ended. */
  | { readonly type: 'pending' }
  | { readonly type: 'not-ready' }
  | { readonly type: 'problem'; readonly problem: PaymentProblem };

export interface PaymentContext {
  readonly graph: PaymentGraph;
  readonly keys: AttemptKeys;
  readonly cartId: string;
  readonly onStage: (stage: PaymentStage) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** How long an attempt that is being processed is polled (`payments.attemptPollingSeconds`). */
  readonly pollingTimeoutMs: number;
  /** Aborted when the page that shows the payment is left; following the attempt ends with it. */
  readonly signal: AbortSignal;
}

const problem = (found: PaymentProblem): PaymentEnd => ({ type: 'problem', problem: found });

/** Pays a cart once: another press or a reload finds the same attempt (CHECKOUT-60). */
export async function pay(context: PaymentContext): Promise<PaymentEnd> {
  context.onStage('preparing');
  const begun = await begin(context);
  if (!begun.attempt) return begun.end;
  if (begun.attempt.status !== 'OPEN') return follow(context, begun.attempt);
  context.onStage('charging');
  let answer: PlaceAnswer;
  try {
    answer = await context.graph.place(begun.attempt.id);
  } catch {
    // The order may have arrived: only the attempt itself knows (CHECKOUT-58).
    return follow(context, { ...begun.attempt, status: 'PROCESSING' });
  }
  return settle(context, answer);
}

/** Finds what became of a payment that this browser began before a reload or a visit to the bank. */
export async function resume(context: PaymentContext): Promise<PaymentEnd | undefined> {
  const begun = await begin(context);
  if (!begun.attempt) return begun.end;
  return begun.attempt.status === 'OPEN' ? undefined : follow(context, begun.attempt);
}

/** Goes on after the bank's page; repeated, it finds the same end. */
export async function finishChallenge(context: PaymentContext, answer: CompleteChallengeInput): Promise<PaymentEnd> {
  const { graph } = context;
  context.onStage('confirming');
  try {
    return await settle(context, await graph.completeChallenge(answer));
  } catch {
    const attempt = await graph.findAttempt(answer.attemptId).catch(() => null);
    return attempt ? follow(context, attempt) : problem({ type: 'unavailable' });
  }
}

/**
 * Cancels the payment that holds the cart, so that it can be edited; where none holds it, there is nothing to cancel.
 * Undefined when it is canceled; an end when the payment was quicker.
 */
export async function abandon(context: PaymentContext): Promise<PaymentEnd | undefined> {
  const holder = await context.graph.findHolder().catch(() => undefined);
  if (holder === null) return undefined;
  const answer = holder && (await context.graph.cancel(holder).catch(() => undefined));
  if (!answer) return problem({ type: 'unavailable' });
  if (answer.__typename === 'AttemptNotFound') return problem({ type: 'elsewhere' });
  if (answer.__typename === 'AttemptClosed' && !isOver(answer.attempt)) return follow(context, answer.attempt);
  context.keys.forget(context.cartId);
  return undefined;
}

type Begun =
  | { readonly attempt: Attempt; readonly end?: never }
  | { readonly attempt?: never; readonly end: PaymentEnd };

/** The attempt of this cart's key; an attempt that has ended without an order makes way for another. */
async function begin({ graph, keys, cartId }: PaymentContext): Promise<Begun> {
  for (let round = 0; round < 2; round += 1) {
    const key = keys.keyOf(cartId);
    const answer = await graph.begin(cartId, key).catch(() => graph.begin(cartId, key).catch(() => undefined));
    if (!answer) return { end: problem({ type: 'unavailable' }) };
    if (answer.__typename === 'CartNotReady') return { end: { type: 'not-ready' } };
    if (answer.__typename === 'DeliveryWindowNeeded') return { end: problem({ type: 'window-needed' }) };
    if (answer.__typename === 'CheckoutInProgress') {
      return answer.holder ? { attempt: answer.holder } : { end: problem({ type: 'elsewhere' }) };
    }
    if (answer.__typename === 'BeginCheckoutSuccess' && !isOver(answer.attempt)) return { attempt: answer.attempt };
    keys.forget(cartId);
  }
  return { end: problem({ type: 'unavailable' }) };
}

const isOver = ({ status }: Attempt): boolean => status === 'DECLINED' || status === 'VOIDED';

/** What follows each answer to an order or to the bank's page. */
function settle(context: PaymentContext, answer: PlaceAnswer): Promise<PaymentEnd> | PaymentEnd {
  switch (answer.__typename) {
    case 'PlaceOrderSuccess':
    case 'AttemptClosed':
      return follow(context, answer.attempt);
    case 'AttemptNotFound':
      context.keys.forget(context.cartId);
      return problem({ type: 'interrupted' });
    case 'CartNotReady':
      return { type: 'not-ready' };
    case 'DeliveryWindowNeeded':
      return problem({ type: 'window-needed' });
    case 'InvalidCard':
      if (answer.code === 'CARD_DECLINED_TOO_OFTEN') return problem({ type: 'field', field: 'declinedCard' });
      return problem({ type: 'field', field: answer.field });
    case 'InvalidGuest':
      return problem({ type: 'field', field: answer.field });
    case 'ItemsOutOfStock':
      return problem({ type: 'out-of-stock', skus: answer.skus });
    case 'PaymentServiceUnavailable':
      return problem({ type: 'unavailable' });
    case 'TooManyPaymentTries':
      return problem({ type: 'too-many-tries', retryAt: retryTimeAfter(answer.retryAfterSeconds) });
    case 'TotalChanged':
      return problem({ type: 'total-changed', now: answer.total });
  }
}

const slowAfterMs = 20_000;
const pauseMs = 1_500;

/**
 * Polls an attempt until it has ended or waits for the shopper. A poll without an answer is repeated. After
 * `pollingTimeoutMs`, or when the page is left, the attempt stays as it is and the result is `pending` (CHECKOUT-59).
 */
async function follow(context: PaymentContext, attempt: Attempt): Promise<PaymentEnd> {
  let current = attempt;
  for (let waited = 0; current.status === 'PROCESSING'; waited += pauseMs) {
    if (waited >= context.pollingTimeoutMs) return { type: 'pending' };
    context.onStage(waited < slowAfterMs ? 'confirming' : 'slow');
    await context.wait(pauseMs);
    if (context.signal.aborted) return { type: 'pending' };
    const found = await context.graph.findAttempt(current.id).catch(() => current);
    if (!found) return problem({ type: 'interrupted' });
    current = found;
  }
  return endOf(context, current);
}

function endOf({ keys, cartId }: PaymentContext, { id, status, order, challengeUrl, failure }: Attempt): PaymentEnd {
  if (status === 'COMPLETED' && order) {
    keys.forget(cartId);
    return { type: 'completed', orderNumber: order.orderNumber };
  }
  if (status === 'CHALLENGE_REQUIRED' && challengeUrl) return { type: 'challenge', attemptId: id, url: challengeUrl };
  if (status === 'NEEDS_REVIEW') return { type: 'review' };
  if (status !== 'OPEN') keys.forget(cartId);
  if (failure?.code === 'DELIVERY_WINDOW_NEEDED') return problem({ type: 'window-needed' });
  return problem(failure ? { type: 'failure', ...failure } : { type: 'interrupted' });
}
