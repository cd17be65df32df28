import type { Failure } from '../domain/failure.ts';
import { addManagedState, type Order, type StatusCode } from '../domain/order.ts';
import { isPlacedByMember } from '../domain/ownership.ts';
import { getStage, isCancellable, isCancellationRequested } from '../domain/status.ts';
import type { FindOwnOrder } from './find-own-order.ts';
import type { OrderManagement } from './ports.ts';

export type CancelOrder = (command: {
  readonly orderNumber: string;
  /** 14 digits of the signed-in member. */
  readonly membershipNumber: string;
}) => Promise<{ readonly order: Order } | Failure>;

interface CancelOrderDependencies {
  readonly findOwnOrder: FindOwnOrder;
  readonly management: OrderManagement;
  readonly cancellableCodes: ReadonlySet<StatusCode>;
}

const orderNotFound: Failure = { type: 'OrderNotFound', code: 'ORDER_NOT_FOUND' };
const orderNotCancellable: Failure = { type: 'OrderNotCancellable', code: 'ORDER_NOT_CANCELLABLE' };
const orderNotReady: Failure = { type: 'OrderNotCancellable', code: 'ORDER_NOT_READY' };

/**
 * Requests the cancellation of the caller's order. A repeated command succeeds without a second request; order management
 * can refuse an order that the configuration allows to cancel (ORDERS-51, ORDERS-52). An order without a status is looked
 * up in order management again, because the order loader omits the status during an outage too (ORDERS-53).
 */
export function createCancelOrder({
  findOwnOrder,
  management,
  cancellableCodes,
}: CancelOrderDependencies): CancelOrder {
  const findWithStatus = async (order: Order): Promise<Order | undefined> => {
    const managedOrder = await management.find(order.orderNumber);
    return managedOrder && addManagedState(order, managedOrder);
  };
  return async ({ orderNumber, membershipNumber }) => {
    const ownOrder = await findOwnOrder(orderNumber);
    if (!ownOrder) return orderNotFound;
    if (!isPlacedByMember(ownOrder)) return orderNotCancellable;
    const order = ownOrder.status ? ownOrder : await findWithStatus(ownOrder);
    if (!order) return orderNotReady;
    if (isCancellationRequested(order) || getStage(order) === 'CANCELLED') return { order };
    if (!isCancellable(order, cancellableCodes)) return orderNotCancellable;

    const { country } = order;
    const outcome = await management.cancel({ orderNumber: order.orderNumber, membershipNumber, country });
    switch (outcome.kind) {
      case 'requested':
        return { order: { ...order, status: outcome.order.status } };
      case 'refused':
        return orderNotCancellable;
      case 'not-found':
        return orderNotReady;
    }
  };
}
