import { setTimeout as sleep } from 'node:timers/promises';
import type { ShoppingTab, TabCart, TabOrder, TabPayment } from '@tarima/client/shopping-tab';
import { cardCode, cardExpiry, cardHolder, cards } from '../graph/cards.ts';
import { answerProvider, returnToShop } from '../graph/provider-pages.ts';
import { guestDetails } from '../graph/shopper.ts';
import { chooseDelivery, type Shopping, sendQueued } from './cart-steps.ts';
import type { DeviceTab } from './device.ts';
import type { Plan } from './plan.ts';
import { readErrorMs } from './watch.ts';

/** How many times a shopper presses “Place order” again after a failure, before they give up. */
const maxPresses = 8;

export interface PaymentSession extends Shopping {
  readonly plan: Plan;
  /** Called with each cart that the shopper sees. */
  readonly recordCart: (cart: TabCart | null) => TabCart | null;
}

/** The outcomes of the payment that a tab showed. */
export interface TabOutcome {
  readonly outcomes: readonly TabPayment[];
  readonly presses: number;
  /** The cart that was paid for. */
  readonly cartId: string | undefined;
}

/** Pays in a tab: opens the checkout, presses “Place order”, confirms at the bank, and tries again after a failure. */
export async function payInTab(session: PaymentSession, tab: DeviceTab, isReloaded: boolean): Promise<TabOutcome> {
  const { plan, watch, recordCart } = session;
  const outcomes: TabPayment[] = [];
  let presses = 0;
  let cartId: string | undefined;
  let mustReload = isReloaded;
  while (presses < maxPresses) {
    // The button is disabled while changes wait for a connection (CHECKOUT-454).
    if (!(await sendQueued([tab]))) break;
    const cart = recordCart((await watch.load(tab.shop, 'checkout', () => tab.shop.openCheckout())) ?? null);
    if (!cart || cart.lines.length === 0) break;
    cartId = cart.id;
    presses += 1;
    const order = createOrder(plan, cart);
    const paying = pressButton(session, tab.shop, order);
    if (mustReload) {
      mustReload = false;
      await reloadDuring(paying, tab, session);
      outcomes.push(await followUp(session, tab.shop, cart.id));
    } else outcomes.push(...(await paying));
    const last = outcomes.at(-1);
    if (!last || isFinal(last, outcomes)) break;
    await sleep(readErrorMs);
    if (last.type === 'not-ready') await chooseDelivery(session, tab.shop, plan);
  }
  return { outcomes, presses, cartId };
}

/** The problems after which a shopper does not press the button again with the same card. */
const finalProblem = /DECLINE|elsewhere|too-many-tries|field/i;

function isFinal(last: TabPayment, outcomes: readonly TabPayment[]): boolean {
  if (outcomes.some(({ type }) => type === 'completed')) return true;
  if (last.type === 'problem') return finalProblem.test(last.reason);
  return last.type === 'pending' || last.type === 'review' || last.type === 'other';
}

/** Presses the button, once or twice quickly, and completes the action that the bank requires. */
async function pressButton(session: PaymentSession, tab: ShoppingTab, order: TabOrder): Promise<TabPayment[]> {
  const outcomes: TabPayment[] = [];
  const press = async () => {
    const outcome = await session.watch.wait(tab, 'payment', () => tab.pay(order));
    // In the order in which the page shows them.
    outcomes.push(await completeActions(session, tab, order.cartId, outcome));
  };
  await Promise.all(session.plan.isDoubleClick ? [press(), press()] : [press()]);
  return outcomes;
}

async function completeActions(
  { watch }: PaymentSession,
  tab: ShoppingTab,
  cartId: string,
  outcome: TabPayment,
): Promise<TabPayment> {
  if (outcome.type !== 'action') return outcome;
  const { attemptId, action } = outcome;
  await returnToShop(await answerProvider(action, { answer: 'pass' }));
  return watch.wait(tab, 'return', () => tab.continueAfterReturn(cartId, attemptId));
}

/** Reloads the page at a moment of the plan while the payment is running. */
async function reloadDuring(paying: Promise<unknown>, tab: DeviceTab, { plan, watch }: PaymentSession): Promise<void> {
  const moment = Promise.withResolvers<void>();
  const timer = setTimeout(moment.resolve, plan.reloadAfterMs);
  await Promise.race([paying.catch(() => undefined), moment.promise]);
  clearTimeout(timer);
  watch.stop(tab.shop);
  tab.reload();
}

/** Opens the checkout again after a reload: the page resumes a payment that locks the cart. */
async function followUp(session: PaymentSession, tab: ShoppingTab, cartId: string): Promise<TabPayment> {
  const cart = await session.watch.load(tab, 'checkout', () => tab.openCheckout());
  if (cart && !cart.isLocked) return { type: 'none' };
  const outcome = await session.watch.wait(tab, 'resume', () => tab.resume(cartId));
  return completeActions(session, tab, cartId, outcome);
}

const maxChecks = 10;
const notPaid: TabPayment = { type: 'none' };

/**
 * Reads the outcome of the payment with a good connection, like a shopper who opens the checkout again. A payment that
 * is still running is resumed until it has ended.
 * @returns undefined when no payment is running
 */
export async function settlePayment(
  session: PaymentSession,
  tab: ShoppingTab,
  { cartId, outcomes }: TabOutcome,
): Promise<TabPayment | undefined> {
  if (cartId === undefined || outcomes.some(({ type }) => type === 'completed')) return undefined;
  let latest: TabPayment | undefined;
  for (let check = 0; check < maxChecks; check += 1) {
    const cart = session.recordCart((await session.watch.load(tab, 'checkout', () => tab.openCheckout(), 20)) ?? null);
    // The page offers to pay again, so no payment is running, whatever outcome it showed before.
    if (cart?.id === cartId && !cart.isLocked)
      return latest ?? (outcomes.at(-1)?.type === 'pending' ? notPaid : undefined);
    const outcome = await session.watch.wait(tab, 'resume', () => tab.resume(cartId));
    latest = await completeActions(session, tab, cartId, outcome);
    if (latest.type === 'completed' || latest.type === 'review') return latest;
  }
  return latest;
}

function createOrder({ shopper, card = 'approved' }: Plan, { id, total }: TabCart): TabOrder {
  return {
    cartId: id,
    total,
    card: { number: cards[card], expiry: cardExpiry, code: cardCode, holder: cardHolder },
    ...(shopper === 'guest' && { guest: guestDetails }),
  };
}
