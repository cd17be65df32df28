import type { Cart } from '@commercetools/platform-sdk';
import { createDocumentRepository } from '../documents/repository.ts';
import { cartFields } from '../resources/query-fields.ts';

/** Stores carts, one row each. */
export const cartRepository = createDocumentRepository<Cart>({
  table: 'cart',
  queryFields: cartFields,
  columns: {
    key: (cart) => cart.key,
    customer_id: (cart) => cart.customerId,
    anonymous_id: (cart) => cart.anonymousId,
    store_key: (cart) => cart.store?.key,
    cart_state: (cart) => cart.cartState,
    past_guest: (cart) => cart.custom?.fields.past_guest,
    created_at: (cart) => cart.createdAt,
    last_modified_at: (cart) => cart.lastModifiedAt,
  },
  fields: {
    id: 'id',
    key: 'key',
    customerId: 'customer_id',
    anonymousId: 'anonymous_id',
    'store.key': 'store_key',
    cartState: 'cart_state',
    'custom.fields.past_guest': 'past_guest',
    createdAt: 'created_at',
    lastModifiedAt: 'last_modified_at',
  },
  unique: { cart_key: 'key' },
});
