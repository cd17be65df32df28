import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useRef } from 'react';
import { tabStorage } from '../../browser-storage.ts';

/**
 * Removes a cart that became an order from the cache, so that no page shows it (CHECKOUT-68), and what was typed for its
 * invoice (INVOICING-112).
 */
export function evictCart(client: ApolloClient, cartId: string): void {
  client.cache.modify({ fields: { cart: () => null } });
  client.cache.evict({ id: client.cache.identify({ __typename: 'Cart', id: cartId }) ?? '' });
  client.cache.gc();
  // The name of its storage, because the cart page does not load the code of invoices.
  tabStorage.remove('tarima.invoice-draft');
}

/**
 * Returns a function that marks a cart as ordered: it is removed from the cache when this page is left. Removed before, the
 * page would be empty until the next one is rendered.
 */
export function useEvictOnLeave(): (cartId: string) => void {
  const client = useApolloClient();
  const orderedId = useRef<string>(undefined);
  useLayoutEffect(
    () => () => {
      if (orderedId.current !== undefined) evictCart(client, orderedId.current);
    },
    [client],
  );
  return (cartId) => {
    orderedId.current = cartId;
  };
}
