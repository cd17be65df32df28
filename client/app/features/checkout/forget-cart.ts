import type { ApolloClient } from '@apollo/client';

/** The cart became an order: every page shows none from here on. */
export function forgetCart(client: ApolloClient, cartId: string): void {
  client.cache.modify({ fields: { cart: () => null } });
  client.cache.evict({ id: client.cache.identify({ __typename: 'Cart', id: cartId }) ?? '' });
  client.cache.gc();
}
