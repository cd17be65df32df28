import { ApolloLink } from '@apollo/client';
import { mergeMap, of, tap } from 'rxjs';

interface VersionedCart {
  readonly __typename: 'Cart';
  readonly id: string;
  readonly version: number;
}

const isVersioned = (value: unknown): value is VersionedCart => {
  const { __typename: type, version } = (value ?? {}) as Partial<VersionedCart>;
  return type === 'Cart' && version !== undefined;
};

/** The carts of a response, in fields of a query and in results of commands. */
function listCarts(data: unknown): readonly VersionedCart[] {
  const fields = Object.values((data ?? {}) as Record<string, { cart?: unknown } | null>);
  return fields.flatMap((field) => [field, field?.cart]).filter(isVersioned);
}

/**
 * Creates a link that replaces responses with an old cart by newer ones (CART-114). Responses arrive in any order, so one
 * can have the cart as it was before a command whose response has arrived already. Such a query is sent once more; after
 * such a response of a command, the viewer is requested again.
 */
export function createCartVersionLink(): ApolloLink {
  const versions = new Map<string, number>();
  /** Records the versions of a response; returns whether one of its carts is older than a recorded one. */
  const recordVersions = (data: unknown): boolean => {
    let isOld = false;
    for (const { id, version } of listCarts(data)) {
      const newest = versions.get(id) ?? 0;
      if (version < newest) isOld = true;
      else versions.set(id, version);
    }
    return isOld;
  };
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        if (!recordVersions(result.data)) return of(result);
        if (operation.operationType === 'query') {
          return forward(operation).pipe(tap((again) => void recordVersions(again.data)));
        }
        void operation.client.refetchQueries({ include: ['Viewer'] }).catch(() => undefined);
        return of(result);
      }),
    ),
  );
}
