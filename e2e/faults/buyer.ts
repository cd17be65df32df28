import { randomUUID } from 'node:crypto';
import { type PlatformCart, readCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { type CartView, operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper, type Shopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import type { CallPoint } from './kill-points.ts';

const skus = { guest: ['110101-1', '110103-1'], member: ['110101-1'] } as const;
/** A demo member of Guatemala with a deliverable default address. */
const member = { login: 'julio@tarima.test' };
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
}

/** Creates a guest who picks up the order, or signs in the demo member and chooses a delivery window. */
export async function prepareBuyer(
  stack: RunningStack,
  kind: CallPoint['buyerKind'] = 'guest',
  guest: Shopper = createGuestShopper(stack),
): Promise<Buyer> {
  const shopper = kind === 'guest' ? guest : await createMemberShopper(stack, member, guatemala);
  const pickupCart = await shopper.fillCart(skus[kind]);
  const windowId = kind === 'guest' ? undefined : await chooseWindow(shopper);
  const cart = windowId === undefined ? pickupCart : ((await shopper.fetchCart()) ?? pickupCart);
  const cartBefore = await readCart(stack, cart.id);
  const { id } = await shopper.beginCheckout(cart.id);
  return { shopper, cart, cartBefore, attemptId: id, windowId };
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

/** Places the order, and passes or cancels the 3-D Secure challenge. */
export async function checkOut(
  buyer: Buyer,
  { card, challenge }: Pick<CallPoint, 'card' | 'challenge'>,
): Promise<void> {
  const { shopper, attemptId, cart } = buyer;
  const { graph } = shopper;
  const input = await shopper.createPlaceOrderInput(attemptId, cart, cards[card]);
  await graph.run(operations.placeOrder, { input });
  if (challenge === 'cancel') await graph.run(operations.cancelCheckout, { input: { attemptId } });
  if (challenge === 'pass') await shopper.authenticate(attemptId);
}
