import type { ApolloClient } from '@apollo/client';
import { loadFresh } from '../../apollo/load.ts';
import { CartDocument } from '../../session/cart.gen.ts';

/** The refetch that is running, by client, and whether the cart has changed since it began. */
const running = new WeakMap<ApolloClient, { isOutdated: boolean }>();

/**
 * Refetches the cart after a change elsewhere (CART-76). After a change during a refetch the cart is fetched once more,
 * because the response may be older than that change. A refetch that fails leaves the cart as it is.
 */
export async function refetchCart(client: ApolloClient): Promise<void> {
  const earlier = running.get(client);
  if (earlier) {
    earlier.isOutdated = true;
    return;
  }
  const state = { isOutdated: true };
  running.set(client, state);
  while (state.isOutdated) {
    state.isOutdated = false;
    await loadFresh(client, CartDocument, {}).catch(() => undefined);
  }
  running.delete(client);
}
