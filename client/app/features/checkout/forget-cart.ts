import type { ApolloClient } from '@apollo/client';

/** The cart became an order: from here on every page shows no cart (CHECKOUT-68). */
export function forgetCart(client: ApolloClient, cartId: string): void {
  client.cache.modify({ fields: { cart: () => null } });
  client.cache.evict({ id: client.cache.identify({ __typename: 'Cart', id: cartId }) ?? '' });
  client.cache.gc();
}
