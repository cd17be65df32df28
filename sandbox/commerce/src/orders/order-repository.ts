import type { Order } from '@commercetools/platform-sdk';
import { createDocumentRepository } from '../documents/repository.ts';
import { orderFields } from '../resources/query-fields.ts';

/** Stores orders, one row each; a unique constraint allows at most one order per cart. */
export const orderRepository = createDocumentRepository<Order>({
  table: 'orders',
  queryFields: orderFields,
  columns: {
    order_number: (order) => order.orderNumber,
    cart_id: (order) => order.cart?.id,
    customer_id: (order) => order.customerId,
    anonymous_id: (order) => order.anonymousId,
    store_key: (order) => order.store?.key,
    order_state: (order) => order.orderState,
    created_at: (order) => order.createdAt,
    last_modified_at: (order) => order.lastModifiedAt,
  },
  fields: {
    id: 'id',
    orderNumber: 'order_number',
    'cart.id': 'cart_id',
    customerId: 'customer_id',
    anonymousId: 'anonymous_id',
    'store.key': 'store_key',
    orderState: 'order_state',
    createdAt: 'created_at',
    lastModifiedAt: 'last_modified_at',
  },
  unique: { order_number: 'orderNumber', order_cart: 'cart' },
});
