import { setTimeout as sleep } from 'node:timers/promises';
import { auditCart, type PlatformCart, readCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { tryHoldWindow } from '../graph/fulfilment.ts';
import { type AttemptView, operations } from '../graph/operations.ts';
import type { RunningStack } from '../stack/running.ts';
import type { AlertLog } from './alerts.ts';
import type { Buyer } from './buyer.ts';
import type { Verdict } from './case.ts';

/** Expected outcome of an attempt; `either` is completed or undone. */
export type Ending = 'completed' | 'undone' | 'either' | 'needs review';

export interface Expectation {
  readonly ending: Ending;
  /** Expected alert in the log for the attempt. */
  readonly alert?: string;
  /** Whether the delivery window stays reserved without an order. */
  readonly isWindowLost?: boolean;
}

const settleTimeoutMs = 40_000;

/**
 * Checks the outcome of a checkout. Late calls and follow-up checks may finish after the attempt, so
 * the check is repeated until it passes or a timeout is reached.
 */
export async function checkOutcome(
  stack: RunningStack,
  buyer: Buyer,
  status: AttemptView['status'],
  expected: Expectation,
  alerts: AlertLog,
): Promise<Pick<Verdict, 'status' | 'errors'>> {
  let errors: string[] = [];
  for (const startTime = Date.now(); Date.now() - startTime < settleTimeoutMs; await sleep(300)) {
    errors = await findErrors(stack, buyer, status, expected, alerts);
    if (errors.length === 0) break;
  }
  const canPayAgain = errors.length === 0 && status !== 'COMPLETED' && status !== 'NEEDS_REVIEW';
  return { status, errors: canPayAgain ? await findErrorsOfSecondPayment(stack, buyer) : errors };
}

async function findErrors(
  stack: RunningStack,
  { cart, cartBefore, attemptId, windowId }: Buyer,
  status: AttemptView['status'],
  { ending, alert, isWindowLost = false }: Expectation,
  alerts: AlertLog,
): Promise<string[]> {
  const audit = await auditCart(stack, cart.id);
  const isCompleted = status === 'COMPLETED';
  const isReviewed = status === 'NEEDS_REVIEW';
  const netCents = isCompleted ? cart.total.centAmount : 0;
  const expectedAlert = alert ?? (isReviewed ? 'checkout_needs_review' : undefined);
  const window = windowId && !isWindowLost ? await tryHoldWindow(stack, cart.id, windowId) : undefined;
  const common = [
    getEnding(status) !== ending && !(ending === 'either' && !isReviewed) && `ended ${status}`,
    expectedAlert && !alerts.has(expectedAlert, attemptId) && `no alert ${expectedAlert}`,
    audit.captured > 1 && `${audit.captured} captures`,
    audit.orderNumbers.length !== (isCompleted ? 1 : 0) && `${audit.orderNumbers.length} orders`,
    audit.orderPayments !== audit.orderNumbers.length && `${audit.orderPayments} payments on the order`,
  ];
  // An attempt that needs review may still hold the payment and the cart.
  const settlementErrors = isReviewed
    ? []
    : [
        audit.netCapturedCents !== netCents && `${audit.netCapturedCents} cents captured, not ${netCents}`,
        audit.orderedCents !== netCents && `orders of ${audit.orderedCents} cents, not ${netCents}`,
        audit.cartState !== (isCompleted ? 'Ordered' : 'Active') && `the cart is ${audit.cartState}`,
        !isCompleted && audit.authorised > audit.voided && 'an authorisation is still open',
        window && window !== (isCompleted ? 'ORDERED' : 'HELD') && `the window is ${window}`,
      ];
  const cartErrors = isCompleted || isReviewed ? [] : findCartErrors(cartBefore, await readCart(stack, cart.id));
  return [...common, ...settlementErrors, ...cartErrors].filter(
    (error) => typeof error === 'string' && error !== '',
  ) as string[];
}

/** The ending that a final status means. */
export function getEnding(status: AttemptView['status']): Ending | undefined {
  if (status === 'COMPLETED') return 'completed';
  if (status === 'NEEDS_REVIEW') return 'needs review';
  return ['OPEN', 'DECLINED', 'VOIDED'].includes(status) ? 'undone' : undefined;
}

/** Finds differences in a cart after its checkout was undone. */
function findCartErrors(cartBefore: PlatformCart, now: PlatformCart): string[] {
  const errors: string[] = [];
  if (formatLines(cartBefore) !== formatLines(now)) {
    errors.push(`the cart had ${formatLines(cartBefore)} and now has ${formatLines(now)}`);
  }
  if (now.paymentInfo?.payments.length) errors.push('the cart still has a payment');
  if (now.lock) errors.push('the cart is still locked');
  return errors;
}

const formatLines = ({ lineItems }: PlatformCart) =>
  lineItems.map(({ variant, quantity }) => `${quantity} x ${variant.sku}`).join(', ');

/** Pays for the cart of an undone checkout, which must be possible exactly once. */
async function findErrorsOfSecondPayment(stack: RunningStack, { shopper, cart: cartBefore }: Buyer): Promise<string[]> {
  const cart = await shopper.fetchCart();
  if (!cart) return ['the shopper has lost the cart'];
  if (cart.id !== cartBefore.id) return ['the shopper has another cart'];
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, { input });
  const { status } = await shopper.waitUntilSettled(id);
  if (status !== 'COMPLETED') return [`a second payment ended ${status} ${placeOrder.code ?? ''}`];
  const audit = await auditCart(stack, cart.id);
  return audit.netCapturedCents === cart.total.centAmount && audit.orderNumbers.length === 1
    ? []
    : [`after a second payment: ${audit.netCapturedCents} cents captured, ${audit.orderNumbers.length} orders`];
}
