import { type ApolloClient, ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { refetchCart } from './refetch-cart.ts';

interface VersionedCart {
  readonly __typename: 'Cart';
  readonly id: string;
  readonly version: number;
}

const isVersionedCart = (value: unknown): value is VersionedCart =>
  typeof value === 'object' &&
  value !== null &&
  '__typename' in value &&
  value.__typename === 'Cart' &&
  'version' in value;

/** The carts of a response: of a query (`cart`), or of the result of a command (`addToCart { cart }`). */
const listCarts = (data: object): readonly VersionedCart[] =>
  Object.values(data)
    .flatMap((value: unknown) => [value, (value as { cart?: unknown } | null)?.cart])
    .filter(isVersionedCart);

const clients = new WeakSet<ApolloClient>();

/**
 * Fetches the cart again after a response whose cart is older than that of a response before it (CART-76): the request was
 * sent before a change, and its late response has replaced the changed cart. Once for each client.
 */
export function watchCartVersions(client: ApolloClient): void {
  if (clients.has(client)) return;
  clients.add(client);
  /** The version in the last response, by the cart's id. */
  const versions = new Map<string, number>();
  const link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        for (const { id, version } of listCarts(data ?? {})) {
          if (version < (versions.get(id) ?? 0)) void refetchCart(client);
          versions.set(id, version);
        }
      }),
    ),
  );
  client.setLink(link.concat(client.link));
}
