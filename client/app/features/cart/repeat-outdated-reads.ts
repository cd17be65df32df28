import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, of, tap } from 'rxjs';

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
const listCarts = (data: object | null | undefined): readonly VersionedCart[] =>
  Object.values(data ?? {})
    .flatMap((value: unknown) => [value, (value as { cart?: unknown } | null)?.cart])
    .filter(isVersionedCart);

const clients = new WeakSet<ApolloClient>();

/**
 * Repeats a query whose response has an older cart than a response before it (CART-76): it was requested before a change,
 * and would replace the changed cart. An older cart that is read again is the cart. Installed once for each client.
 */
export function repeatOutdatedReads(client: ApolloClient): void {
  if (clients.has(client)) return;
  clients.add(client);
  /** The version in the last response, by the cart's id. */
  const versions = new Map<string, number>();
  const keepVersions = ({ data }: ApolloLink.Result) => {
    for (const { id, version } of listCarts(data)) versions.set(id, version);
  };
  const isOutdated = ({ data }: ApolloLink.Result) =>
    listCarts(data).some(({ id, version }) => version < (versions.get(id) ?? 0));
  const link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        operation.operationType === OperationTypeNode.QUERY && isOutdated(result) ? forward(operation) : of(result),
      ),
      tap(keepVersions),
    ),
  );
  client.setLink(link.concat(client.link));
}
