import { auditCart, type PlatformCart, readCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { type AttemptView, type CartView, operations } from '../graph/operations.ts';
import { guestOf, passChallenge, type Shopper } from '../graph/shopper.ts';
import type { Stack } from '../stack/stack.ts';
import type { Interceptor } from './interceptor.ts';
import type { KillPoint } from './kill-points.ts';

const goods = ['110101-1', '110103-1'];
const catchLimitMs = 30_000;
const restLimitMs = 60_000;

/** How a killed checkout ended. */
export interface KillResult {
  readonly point: KillPoint;
  /** The attempt's status after the restart. */
  readonly status: AttemptView['status'];
  /** From the restarted store's readiness to the attempt's rest. */
  readonly restMs: number;
  /** Everything that should not be so; empty when all is well. */
  readonly faults: readonly string[];
}

/** Ends the store at one moment of a fresh guest's checkout, starts it again, and checks what became of cart and money. */
export async function killAt(stack: Stack, interceptor: Interceptor, point: KillPoint): Promise<KillResult> {
  const shopper = guestOf(stack);
  const cart = await shopper.fillCart(goods);
  const before = await readCart(stack, cart.id);
  const { id } = await shopper.begin(cart.id);

  const caught = interceptor.catch(point);
  const call = checkOut(shopper, id, cart, point);
  await Promise.race([caught, call.then(() => caught), lateBy(catchLimitMs, `${point.step}: its call does not come`)]);
  // The connection breaks with the store; the shopper does not learn what became of the call.
  await Promise.all([stack.killStore(), call.catch(() => undefined)]);

  await stack.startStore();
  const began = performance.now();
  const { status } = await shopper.settled(id, restLimitMs);
  const restMs = performance.now() - began;
  const faults = await faultsAfter(stack, cart, status, point);
  if (status !== 'COMPLETED') faults.push(...cartFaults(before, await readCart(stack, cart.id)));
  if (status !== 'COMPLETED') faults.push(...(await faultsOfPayingAgain(stack, shopper, cart)));
  return { point, status, restMs, faults };
}

async function checkOut(shopper: Shopper, attemptId: string, cart: CartView, point: KillPoint): Promise<void> {
  const { graph } = shopper;
  const input = await shopper.placing(attemptId, cart, cards[point.card]);
  const { placeOrder } = await graph.run(operations.placeOrder, { input });
  const challengeUrl = placeOrder.attempt?.challengeUrl;
  if (point.atTheBank === 'gives up') await graph.run(operations.cancelCheckout, { input: { attemptId } });
  if (point.atTheBank !== 'passes' || !challengeUrl) return;
  const proof = await passChallenge(challengeUrl);
  await graph.run(operations.completeChallenge, { input: { attemptId, ...proof } });
}

async function faultsAfter(
  stack: Stack,
  cart: CartView,
  status: AttemptView['status'],
  point: KillPoint,
): Promise<string[]> {
  const audit = await auditCart(stack, cart.id);
  const isCompleted = status === 'COMPLETED';
  const kept = isCompleted ? cart.total.centAmount : 0;
  return [
    isCompleted !== (point.ends === 'completed') && `ended ${status}`,
    !['COMPLETED', 'OPEN', 'DECLINED', 'VOIDED'].includes(status) && `rests as ${status}`,
    audit.captured > 1 && `${audit.captured} captures`,
    audit.keptCents !== kept && `${audit.keptCents} cents kept, not ${kept}`,
    audit.orderedCents !== kept && `orders of ${audit.orderedCents} cents, not ${kept}`,
    audit.orderNumbers.length !== (isCompleted ? 1 : 0) && `${audit.orderNumbers.length} orders`,
    audit.orderPayments !== audit.orderNumbers.length && `${audit.orderPayments} payments on the order`,
    audit.cartState !== (isCompleted ? 'Ordered' : 'Active') && `the cart is ${audit.cartState}`,
    !isCompleted && audit.authorised > audit.voided && 'money is still held',
  ].filter((fault) => fault !== false);
}

/** What is not as it was in a cart whose checkout was undone. */
function cartFaults(before: PlatformCart, now: PlatformCart): string[] {
  const faults: string[] = [];
  if (written(before) !== written(now)) faults.push(`the cart held ${written(before)} and holds ${written(now)}`);
  if (now.paymentInfo?.payments.length) faults.push('the cart still has a payment');
  return faults;
}

const written = ({ lineItems }: PlatformCart) =>
  lineItems.map(({ variant, quantity }) => `${quantity} x ${variant.sku}`).join(', ');

/** An undone checkout leaves a cart that can be paid: with another attempt or the same one, and once. */
async function faultsOfPayingAgain(stack: Stack, shopper: Shopper, before: CartView): Promise<string[]> {
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

async function lateBy(ms: number, message: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref());
  throw new Error(message);
}
