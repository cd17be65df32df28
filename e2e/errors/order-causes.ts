import type { Failure } from '../../subgraphs/orders/src/domain/failure.ts';
import { createMember } from '../graph/members.ts';
import { advanceOrder, waitForManagedOrder } from '../graph/order-management.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { readNow, repeatMutation } from './read-error.ts';
import { type ErrorCause, type Scene, skus } from './scene.ts';

async function createMemberOrder({ stack }: Scene) {
  const shopper = await createMemberShopper(stack, await createMember(stack, 'ana'));
  const { orderNumber } = await shopper.placeOrder(skus);
  return { shopper, orderNumber };
}

/** Codes of order commands. */
export const orderCauses: Readonly<Record<Failure['code'], ErrorCause>> = {
  ORDER_NOT_FOUND: {
    cause: 'an order number that does not exist',
    async produce(scene) {
      const { graph } = await createMemberShopper(scene.stack, await createMember(scene.stack, 'ana'));
      return { read: repeatMutation(graph, 'cancelOrder', { orderNumber: 'CR-0' }) };
    },
  },
  ORDER_NOT_CANCELLABLE: {
    cause: 'an order that is on its way',
    async produce(scene) {
      const { shopper, orderNumber } = await createMemberOrder(scene);
      await waitForManagedOrder(scene.stack, orderNumber);
      for (let status = 0; status < 3; status += 1) await advanceOrder(scene.stack, orderNumber);
      return { read: repeatMutation(shopper.graph, 'cancelOrder', { orderNumber }) };
    },
  },
  ORDER_NOT_READY: {
    cause: 'an order that order management does not have yet',
    async produce(scene) {
      const { shopper, orderNumber } = await createMemberOrder(scene);
      const stopRefusing = scene.interceptor.refuseCalls(
        ({ path }) => path.includes(orderNumber) && path.startsWith('/api/orders'),
        'ORDER_NOT_THERE_YET',
        417,
      );
      return {
        read: await readNow(repeatMutation(shopper.graph, 'cancelOrder', { orderNumber })).finally(stopRefusing),
      };
    },
  },
};
