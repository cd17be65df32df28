import { randomUUID } from 'node:crypto';
import { type PlatformCart, readCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { type CartView, operations } from '../graph/operations.ts';
import { guestOf, memberOf, passChallenge, type Shopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import type { CallPoint } from './kill-points.ts';

const skus = { guest: ['110101-1', '110103-1'], member: ['110101-1'] } as const;
/** A demo member of Guatemala, whose default address is delivered to. */
const member = { login: 'julio@tarima.test' };
const guatemala = { market: 'GT', language: 'es', club: '6301' };

/** Somebody with a cart that is ready, and an attempt to pay for it. */
export interface Buyer {
  readonly shopper: Shopper;
  readonly cart: CartView;
  /** The cart on the platform before it is paid for. */
  readonly before: PlatformCart;
  readonly attemptId: string;
  /** The delivery window that the cart holds. */
  readonly windowId: string | undefined;
}

/** A guest of their own who collects, or the demo member who has chosen a delivery window. */
export async function prepareBuyer(
  stack: RunningStack,
  who: CallPoint['who'] = 'guest',
  guest: Shopper = guestOf(stack),
): Promise<Buyer> {
  const shopper = who === 'guest' ? guest : await memberOf(stack, member, guatemala);
  const collected = await shopper.fillCart(skus[who]);
  const windowId = who === 'guest' ? undefined : await chooseWindow(shopper);
  const cart = windowId === undefined ? collected : ((await shopper.cart()) ?? collected);
  const before = await readCart(stack, cart.id);
  const { id } = await shopper.begin(cart.id);
  return { shopper, cart, before, attemptId: id, windowId };
}

async function chooseWindow({ graph }: Shopper): Promise<string> {
  const { homeDelivery } = await graph.run(operations.homeDelivery, {});
  if (!homeDelivery) throw new Error('The member has no address that is delivered to.');
  const delivery = { commandId: randomUUID(), method: 'DELIVERY', addressId: homeDelivery.addressId };
  const { setCartDelivery } = await graph.run(operations.setDelivery, { input: delivery });
  if (!setCartDelivery.cart) throw new Error(`Delivery cannot be chosen: ${setCartDelivery.code}`);
  const offer = (await graph.run(operations.deliveryWindows, {})).cart;
  const window = offer.deliveryWindows?.find(({ isFull }) => !isFull);
  if (!window) throw new Error('There is no delivery window.');
  const input = { commandId: randomUUID(), windowId: window.id };
  const { setDeliveryWindow } = await graph.run(operations.setDeliveryWindow, { input });
  if (setDeliveryWindow.__typename !== 'SetDeliveryWindowSuccess') {
    throw new Error(`The window cannot be chosen: ${setDeliveryWindow.code}`);
  }
  return window.id;
}

/** Places the order, and does at the bank's page what the point wants. */
export async function checkOut(
  buyer: Buyer,
  { card, atTheBank }: Pick<CallPoint, 'card' | 'atTheBank'>,
): Promise<void> {
  const { shopper, attemptId, cart } = buyer;
  const { graph } = shopper;
  const input = await shopper.placing(attemptId, cart, cards[card]);
  const { placeOrder } = await graph.run(operations.placeOrder, { input });
  const challengeUrl = placeOrder.attempt?.challengeUrl;
  if (atTheBank === 'gives up') await graph.run(operations.cancelCheckout, { input: { attemptId } });
  if (atTheBank !== 'passes' || !challengeUrl) return;
  const proof = await passChallenge(challengeUrl);
  await graph.run(operations.completeChallenge, { input: { attemptId, ...proof } });
}
