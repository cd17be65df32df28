import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PlatformCart, readCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { createMember } from '../graph/members.ts';
import { type CartView, operations } from '../graph/operations.ts';
import { answerProvider, type ProviderChoice, returnToShop } from '../graph/provider-pages.ts';
import { createGuestShopper, createMemberShopper, type Shopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { type Payment, type Route, routes } from './routes.ts';
import { products } from './stock.ts';

const skus = { guest: products, member: [products[0]] } as const;
/** A demo member of Guatemala with a deliverable default address. */
const demoMember = 'julio';
const guatemala = { market: 'GT', language: 'es', club: '6301' };

/** A shopper with a cart that is ready for checkout, and an open attempt. */
export interface Buyer {
  readonly shopper: Shopper;
  readonly cart: CartView;
  /** The cart on the platform before the payment. */
  readonly cartBefore: PlatformCart;
  readonly attemptId: string;
  /** Id of the delivery window that the cart holds. */
  readonly windowId: string | undefined;
  /** When the cart was ready for the payment (`performance.now()`). */
  readonly startTime: number;
}

/** Creates a guest who picks up the order, or a member who chooses a delivery window. */
export async function prepareBuyer(
  stack: RunningStack,
  { buyerKind: kind = 'guest', route = 'card' }: { buyerKind?: 'guest' | 'member'; route?: Route } = {},
  guest: Shopper = createGuestShopper(stack, routes[route].place),
): Promise<Buyer> {
  const shopper =
    kind === 'guest' ? guest : await createMemberShopper(stack, await createMember(stack, demoMember), guatemala);
  const pickupCart = await shopper.fillCart(skus[kind]);
  const windowId = kind === 'guest' ? undefined : await chooseWindow(shopper);
  const cart = windowId === undefined ? pickupCart : ((await shopper.fetchCart()) ?? pickupCart);
  const cartBefore = await readCart(stack, cart.id);
  const { id } = await shopper.beginCheckout(cart.id);
  return { shopper, cart, cartBefore, attemptId: id, windowId, startTime: performance.now() };
}

async function chooseWindow({ graph }: Shopper): Promise<string> {
  const { homeDelivery } = await graph.run(operations.homeDelivery, {});
  if (!homeDelivery) throw new Error('The member has no deliverable address.');
  const delivery = { commandId: randomUUID(), method: 'DELIVERY', addressId: homeDelivery.addressId };
  const { setCartDelivery } = await graph.run(operations.setDelivery, { input: delivery });
  if (!setCartDelivery.cart) throw new Error(`Delivery cannot be chosen: ${setCartDelivery.code}`);
  const offer = (await graph.run(operations.deliveryWindows, {})).cart;
  const window = offer.deliveryWindows?.find(({ isFull }) => !isFull);
  if (!window) throw new Error('No delivery window is available.');
  const input = { commandId: randomUUID(), windowId: window.id };
  const { setDeliveryWindow } = await graph.run(operations.setDeliveryWindow, { input });
  if (setDeliveryWindow.__typename !== 'SetDeliveryWindowSuccess') {
    throw new Error(`The window cannot be chosen: ${setDeliveryWindow.code}`);
  }
  return window.id;
}

/** Texts by which the calls of the buyer's checkout are known. */
export const getCallKeys = ({ attemptId, cart }: Buyer): readonly string[] => [attemptId, cart.id];

/** Places the order, and completes or cancels what the provider's pages ask for. */
export async function checkOut(buyer: Buyer, payment: Payment): Promise<void> {
  const { shopper, attemptId, cart } = buyer;
  const { card, ...input } = await shopper.createPlaceOrderInput(attemptId, cart, cards[payment.card]);
  const { method } = routes[payment.route ?? 'card'];
  await shopper.graph.run(operations.placeOrder, {
    input: { ...input, method, ...(method === 'CARD' && card && { card }) },
  });
  if (payment.challenge === 'cancel') await shopper.graph.run(operations.cancelCheckout, { input: { attemptId } });
  else await completeActions(buyer, payment);
}

const actionTimeoutMs = 60_000;

/** Does what the attempt asks the browser for until it asks for nothing more, as the checkout page does. */
export async function completeActions(
  { shopper, attemptId }: Pick<Buyer, 'shopper' | 'attemptId'>,
  payment: Payment,
): Promise<void> {
  const completed = new Set<string>();
  for (const startTime = Date.now(); Date.now() - startTime < actionTimeoutMs; await sleep(200)) {
    const { status, action } = await shopper.waitUntilSettled(attemptId, actionTimeoutMs);
    if (status !== 'CHALLENGE_REQUIRED' || !action) return;
    const key = `${action.__typename} ${action.url}`;
    if (completed.has(key)) continue;
    if (action.__typename === 'DeviceDataCollection') await shopper.submitDeviceData(attemptId);
    else await returnToShop(await answerProvider(action, toChoice(payment)));
    completed.add(key);
  }
  throw new Error('The attempt still asks for an action of the browser.');
}

/** What the shopper does on the provider's page. */
export function toChoice({ card, payer, challenge }: Payment): ProviderChoice {
  const answer = challenge === 'cancel at the provider' ? 'cancel' : 'pass';
  return { answer, card, ...(payer !== undefined && { payer }) };
}
