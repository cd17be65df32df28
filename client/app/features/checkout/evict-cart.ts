import type { ApolloClient } from '@apollo/client';

/** Removes a cart that became an order from the cache, so that no page shows it (CHECKOUT-68). */
export function evictCart(client: ApolloClient, cartId: string): void {
  client.cache.modify({ fields: { cart: () => null } });
  client.cache.evict({ id: client.cache.identify({ __typename: 'Cart', id: cartId }) ?? '' });
  client.cache.gc();
}
