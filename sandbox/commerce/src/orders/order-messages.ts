import type { Order } from '@commercetools/platform-sdk';
import type { MessageDraft } from '../subscriptions/messages.ts';

const about = (order: Order) => ({
  typeId: 'order',
  resource: order,
  identifiers: { orderNumber: order.orderNumber },
});

/** `OrderCreated` carries the whole order: its receiver need not ask back. */
export function orderCreated(order: Order): MessageDraft {
  return { ...about(order), type: 'OrderCreated', payload: { order } };
}

/** A message for every state that changed. */
export function orderMessages(before: Order, after: Order): MessageDraft[] {
  const { orderState, shipmentState, paymentState } = after;
  return [
    ...(before.orderState === orderState
      ? []
      : [
          {
            ...about(after),
            type: 'OrderStateChanged',
            payload: { orderId: after.id, orderState, oldOrderState: before.orderState },
          },
        ]),
    ...(before.shipmentState === shipmentState
      ? []
      : [
          {
            ...about(after),
            type: 'OrderShipmentStateChanged',
            payload: { shipmentState, oldShipmentState: before.shipmentState },
          },
        ]),
    ...(before.paymentState === paymentState
      ? []
      : [
          {
            ...about(after),
            type: 'OrderPaymentStateChanged',
            payload: { paymentState, oldPaymentState: before.paymentState },
          },
        ]),
  ];
}
