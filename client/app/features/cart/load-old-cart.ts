import type { ApolloClient } from '@apollo/client';
import type { OldCartPageState } from './old-cart.tsx';

/** Loads the cart page without a connection and its loader, when they are needed. */
export const loadOldCart = () => import('./old-cart.tsx');

/**
 * Loads the cart page with `load`, or as this browser saw it last when the request fails or takes too long (OFFLINE-2,
 * OFFLINE-17). Returns null for the cart of the network.
 */
export function loadCartPage(client: ApolloClient, load: () => Promise<unknown>): Promise<OldCartPageState | null> {
  const loaded = load().then(() => null);
  const old = loadOldCart().then(({ loadOldState }) => loadOldState(client, loaded));
  return Promise.any([loaded, old]).catch(({ errors }: AggregateError) => Promise.reject(errors[0]));
}
