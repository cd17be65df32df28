import { randomUUID } from 'node:crypto';
import type { Failure } from '../../subgraphs/cart/src/domain/failure.ts';
import { cartPath, matchPost } from '../faults/kill-points.ts';
import type { GraphClient } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { costaRica, createGuestShopper } from '../graph/shopper.ts';
import { maximumLines } from './fault-stack.ts';
import { readNow, repeatMutation } from './read-error.ts';
import { createBuyer, createMemberBuyer, type ErrorCause, pay, type Scene, skus } from './scene.ts';
import { removeStock, unpublishProduct } from './staff.ts';

const [sku] = skus;

const createAddInput = (change: object = {}) => ({ commandId: randomUUID(), sku, quantity: 1, ...change });

/** A product that a new guest cannot add. */
const refusedProduct = (cause: string, change: object, fields?: object): ErrorCause => ({
  cause,
  fields,
  async produce({ stack }) {
    const { graph } = createGuestShopper(stack);
    return { read: repeatMutation(graph, 'addToCart', createAddInput(change)) };
  },
});

/** A command that fails for a guest with a cart. */
const refusedCommand = (cause: string, mutation: string, input: object): ErrorCause => ({
  cause,
  async produce(scene) {
    const { shopper } = await createBuyer(scene);
    return { read: repeatMutation(shopper.graph, mutation, { commandId: randomUUID(), ...input }) };
  },
});

/** A member whose cart is delivered home. */
async function deliverHome({ stack }: Scene) {
  const { shopper } = await createMemberBuyer(stack, 'ana');
  const { homeDelivery } = await shopper.graph.run(operations.homeDelivery, {});
  const delivery = { commandId: randomUUID(), method: 'DELIVERY', addressId: homeDelivery?.addressId ?? '' };
  await shopper.graph.run(operations.setDelivery, { input: delivery });
  return shopper;
}

const changePartialFulfillment = (graph: GraphClient, isAllowed: boolean, commandId: string = randomUUID()) =>
  graph.run(operations.setPartialFulfillment, { input: { commandId, isAllowed } });

/** Commands whose ids the log of a cart keeps with their body. */
const commandLogSize = 50;

/** The product of the service fee in the sandbox's configuration. */
const feeSku = '990001-1';

/** Codes of cart commands. */
export const cartCauses: Readonly<Record<Failure['code'], ErrorCause>> = {
  SERVICE_FEE_UNAVAILABLE: {
    cause: 'a commerce platform without the product of the service fee',
    async produce({ stack }) {
      const publish = await unpublishProduct(stack, feeSku);
      try {
        const { graph, fillCart } = createGuestShopper(stack);
        await fillCart(skus);
        return { read: await readNow(repeatMutation(graph, 'recalculateServiceFee')) };
      } finally {
        await publish();
      }
    },
  },
  INVALID_QUANTITY: refusedProduct('a quantity of 0', { quantity: 0 }),
  QUANTITY_LIMIT_EXCEEDED: refusedProduct('a quantity of 1,000', { quantity: 1_000 }, { maximum: 99 }),
  PRODUCT_UNAVAILABLE: refusedProduct('an unknown SKU', { sku: '999999-9' }),
  CLUB_UNAVAILABLE: refusedProduct('a club that does not exist', { clubKey: 'nowhere' }),
  LINE_LIMIT_EXCEEDED: {
    cause: 'more products than the configured maximum',
    fields: { maximum: maximumLines },
    async produce({ stack }) {
      const shopper = createGuestShopper(stack);
      await shopper.fillCart(['110101-1', '110103-1', '110105-1']);
      return { read: repeatMutation(shopper.graph, 'addToCart', createAddInput({ sku: '110107-1' })) };
    },
  },
  OUT_OF_STOCK: {
    cause: 'a club that has sold the last item',
    fields: { availableQuantity: 0 },
    async produce({ stack }) {
      const { graph } = createGuestShopper(stack);
      const restoreStock = await removeStock(stack, costaRica.club, sku);
      const input = createAddInput({ clubKey: costaRica.club });
      return { read: await readNow(repeatMutation(graph, 'addToCart', input)).finally(restoreStock) };
    },
  },
  DELIVERY_UNAVAILABLE: {
    cause: 'an address that the member does not have',
    async produce({ stack }) {
      const { shopper } = await createMemberBuyer(stack, 'ana');
      const input = { commandId: randomUUID(), method: 'DELIVERY', addressId: 'nowhere' };
      return { read: repeatMutation(shopper.graph, 'setCartDelivery', input) };
    },
  },
  DELIVERY_WINDOW_UNAVAILABLE: {
    cause: 'a window that fulfilment does not offer',
    async produce(scene) {
      const { graph } = await deliverHome(scene);
      return { read: repeatMutation(graph, 'setDeliveryWindow', { commandId: randomUUID(), windowId: 'never' }) };
    },
  },
  CART_NOT_FOUND: {
    cause: 'a command of a guest without a cart',
    async produce({ stack }) {
      const { graph } = createGuestShopper(stack);
      const input = { commandId: randomUUID(), isAllowed: true };
      return { read: repeatMutation(graph, 'setPartialFulfillment', input) };
    },
  },
  CART_LINE_NOT_FOUND: refusedCommand('a line that the cart does not have', 'changeCartLineQuantity', {
    lineId: randomUUID(),
    quantity: 2,
  }),
  CART_BUSY: {
    cause: 'a commerce platform whose cart always has another version',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const matchUpdate = matchPost(cartPath);
      const stopRefusing = scene.interceptor.limitTo([cart.id]).refuseCalls(matchUpdate, 'ConcurrentModification', 409);
      const input = { commandId: randomUUID(), isAllowed: true };
      return {
        read: await readNow(repeatMutation(shopper.graph, 'setPartialFulfillment', input)).finally(stopRefusing),
      };
    },
  },
  CART_LOCKED_BY_PAYMENT: {
    cause: 'a change during a challenge',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      await pay(shopper, cart, { card: 'challenged' });
      const input = { commandId: randomUUID(), isAllowed: true };
      return { read: await readNow(repeatMutation(shopper.graph, 'setPartialFulfillment', input)) };
    },
  },
  COMMAND_CONFLICT: {
    cause: 'a command id that was used for another change',
    async produce(scene) {
      const { graph } = (await createBuyer(scene)).shopper;
      const commandId = randomUUID();
      await changePartialFulfillment(graph, true, commandId);
      return { read: repeatMutation(graph, 'setPartialFulfillment', { commandId, isAllowed: false }) };
    },
  },
  COMMAND_EXPIRED: {
    cause: 'a command that is repeated after many others',
    async produce(scene) {
      const { graph } = (await createBuyer(scene)).shopper;
      const commandId = randomUUID();
      await changePartialFulfillment(graph, true, commandId);
      for (let count = 0; count < commandLogSize; count += 1) await changePartialFulfillment(graph, count % 2 === 0);
      return { read: repeatMutation(graph, 'setPartialFulfillment', { commandId, isAllowed: true }) };
    },
  },
  NOTHING_TO_MERGE: {
    cause: 'a merge of a member without a guest’s cart',
    async produce({ stack }) {
      const { shopper } = await createMemberBuyer(stack, 'ana');
      const input = { commandId: randomUUID(), keepSaved: true, keepGuest: true };
      return { read: repeatMutation(shopper.graph, 'mergeCarts', input) };
    },
  },
};
