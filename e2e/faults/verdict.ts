import { setTimeout as sleep } from 'node:timers/promises';
import { auditCart, type PlatformCart, readCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { tryToHold } from '../graph/fulfilment.ts';
import { type AttemptView, operations } from '../graph/operations.ts';
import type { RunningStack } from '../stack/running.ts';
import type { Alerts } from './alerts.ts';
import type { Buyer } from './buyer.ts';

/** How an attempt must have ended; `either`: completed or undone. */
export type Ending = 'completed' | 'undone' | 'either' | 'needs review';

export interface Expectation {
  readonly ends: Ending;
  /** The alert that the log must hold for the attempt. */
  readonly alert?: string;
  /** The delivery window stays kept although no order came of it. */
  readonly isWindowLost?: boolean;
}

/** How a checkout ended. */
export interface Verdict {
  readonly status: AttemptView['status'];
  /** Everything that should not be so; empty when all is well. */
  readonly faults: readonly string[];
}

const settleLimitMs = 40_000;

/**
 * What should not be so after a checkout. Late calls and follow-up checks come to their end a little after the attempt, so
 * it is asked again until all is well, or for a while.
 */
export async function judge(
  stack: RunningStack,
  buyer: Buyer,
  status: AttemptView['status'],
  expected: Expectation,
  alerts: Alerts,
): Promise<Verdict> {
  let faults: string[] = [];
  for (const startTime = Date.now(); Date.now() - startTime < settleLimitMs; await sleep(300)) {
    faults = await faultsAfter(stack, buyer, status, expected, alerts);
    if (faults.length === 0) break;
  }
  const isPaidAgain = faults.length === 0 && status !== 'COMPLETED' && status !== 'NEEDS_REVIEW';
  return { status, faults: isPaidAgain ? await faultsOfPayingAgain(stack, buyer) : faults };
}

async function faultsAfter(
  stack: RunningStack,
  { cart, before, attemptId, windowId }: Buyer,
  status: AttemptView['status'],
  { ends, alert, isWindowLost = false }: Expectation,
  alerts: Alerts,
): Promise<string[]> {
  const audit = await auditCart(stack, cart.id);
  const isCompleted = status === 'COMPLETED';
  const isReviewed = status === 'NEEDS_REVIEW';
  const kept = isCompleted ? cart.total.centAmount : 0;
  const wantedAlert = alert ?? (isReviewed ? 'checkout_needs_review' : undefined);
  const window = windowId && !isWindowLost ? await tryToHold(stack, cart.id, windowId) : undefined;
  const common = [
    endingOf(status) !== ends && !(ends === 'either' && !isReviewed) && `ended ${status}`,
    wantedAlert && !alerts.has(wantedAlert, attemptId) && `no alert ${wantedAlert}`,
    audit.captured > 1 && `${audit.captured} captures`,
    audit.orderNumbers.length !== (isCompleted ? 1 : 0) && `${audit.orderNumbers.length} orders`,
    audit.orderPayments !== audit.orderNumbers.length && `${audit.orderPayments} payments on the order`,
  ];
  // What a person looks into may hold the money and the cart.
  const settled = isReviewed
    ? []
    : [
        audit.keptCents !== kept && `${audit.keptCents} cents kept, not ${kept}`,
        audit.orderedCents !== kept && `orders of ${audit.orderedCents} cents, not ${kept}`,
        audit.cartState !== (isCompleted ? 'Ordered' : 'Active') && `the cart is ${audit.cartState}`,
        !isCompleted && audit.authorised > audit.voided && 'money is still held',
        window && window !== (isCompleted ? 'ORDERED' : 'HELD') && `the window is ${window}`,
      ];
  const undone = isCompleted || isReviewed ? [] : cartFaults(before, await readCart(stack, cart.id));
  return [...common, ...settled, ...undone].filter((fault) => typeof fault === 'string' && fault !== '') as string[];
}

function endingOf(status: AttemptView['status']): Ending | undefined {
  if (status === 'COMPLETED') return 'completed';
  if (status === 'NEEDS_REVIEW') return 'needs review';
  return ['OPEN', 'DECLINED', 'VOIDED'].includes(status) ? 'undone' : undefined;
}

/** What is not as it was in a cart whose checkout was undone. */
function cartFaults(before: PlatformCart, now: PlatformCart): string[] {
  const faults: string[] = [];
  if (written(before) !== written(now)) faults.push(`the cart held ${written(before)} and holds ${written(now)}`);
  if (now.paymentInfo?.payments.length) faults.push('the cart still has a payment');
  if (now.lock) faults.push('the cart is still locked');
  return faults;
}

const written = ({ lineItems }: PlatformCart) =>
  lineItems.map(({ variant, quantity }) => `${quantity} x ${variant.sku}`).join(', ');

/** An undone checkout leaves a cart that can be paid: with another attempt or the same one, and once. */
async function faultsOfPayingAgain(stack: RunningStack, { shopper, cart: before }: Buyer): Promise<string[]> {
  const cart = await shopper.cart();
  if (!cart) return ['the shopper has lost the cart'];
  if (cart.id !== before.id) return ['the shopper has another cart'];
  const { id } = await shopper.begin(cart.id);
  const input = await shopper.placing(id, cart, cards.approved);
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, { input });
  const { status } = await shopper.settled(id);
  if (status !== 'COMPLETED') return [`paying again ends ${status} ${placeOrder.code ?? ''}`];
  const audit = await auditCart(stack, cart.id);
  return audit.keptCents === cart.total.centAmount && audit.orderNumbers.length === 1
    ? []
    : [`after paying again: ${audit.keptCents} cents kept, ${audit.orderNumbers.length} orders`];
}
