import type { Order } from '@commercetools/platform-sdk';
import type { MessageDraft } from '../subscriptions/messages.ts';

const describeOrder = (order: Order) => ({
  typeId: 'order',
  resource: order,
  identifiers: { orderNumber: order.orderNumber },
});

/** Builds `OrderCreated`, which contains the whole order so that the receiver needs no further request. */
export function buildCreatedMessage(order: Order): MessageDraft {
  return { ...describeOrder(order), type: 'OrderCreated', payload: { order } };
}

/** Builds a message for every changed state. */
export function buildOrderMessages(before: Order, after: Order): MessageDraft[] {
  const { orderState, shipmentState, paymentState } = after;
  return [
    ...(before.orderState === orderState
      ? []
      : [
          {
            ...describeOrder(after),
            type: 'OrderStateChanged',
            payload: { orderId: after.id, orderState, oldOrderState: before.orderState },
          },
        ]),
    ...(before.shipmentState === shipmentState
      ? []
      : [
          {
            ...describeOrder(after),
            type: 'OrderShipmentStateChanged',
            payload: { shipmentState, oldShipmentState: before.shipmentState },
          },
        ]),
    ...(before.paymentState === paymentState
      ? []
      : [
          {
            ...describeOrder(after),
            type: 'OrderPaymentStateChanged',
            payload: { paymentState, oldPaymentState: before.paymentState },
          },
        ]),
  ];
}
