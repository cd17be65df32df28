import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';

export interface SharedResult<Data> {
  /** Undefined until the data is complete. */
  readonly data: Data | undefined;
  readonly error: ErrorLike | undefined;
}

/** The result of a query, for all components of a page that use the query. */
interface SharedQuery<Data> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getResult: () => SharedResult<Data>;
}

function createSharedQuery<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
): SharedQuery<Data> {
  const observable = client.watchQuery<unknown>({ query: document });
  const listeners = new Set<() => void>();
  let subscription: { readonly unsubscribe: () => void } | undefined;
  let result: SharedResult<Data> = { data: undefined, error: undefined };
  const update = ({ data, error }: { readonly data?: unknown; readonly error?: ErrorLike | undefined }) => {
    if (data === result.data && error === result.error) return;
    result = { data: data as Data | undefined, error };
    for (const notify of listeners) notify();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      subscription ??= observable.subscribe(update);
      // A component that is shown after a failure requests the data again.
      if (result.error) observable.reobserve().catch(() => undefined);
      return () => {
        listeners.delete(listener);
        // The components of the next page may subscribe at once.
        setTimeout(() => {
          if (listeners.size > 0) return;
          subscription?.unsubscribe();
          subscription = undefined;
        });
      };
    },
    getResult() {
      if (!subscription) update(observable.getCurrentResult());
      return result;
    },
  };
}

const queries = new WeakMap<ApolloClient, Map<unknown, SharedQuery<unknown>>>();

/**
 * As `useQuery` without options, for a query without variables that many components use. They share one observable, which
 * takes less time than one for each.
 */
export function useSharedQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): SharedResult<Data> {
  const client = useApolloClient();
  const ofClient = queries.get(client) ?? new Map<unknown, SharedQuery<unknown>>();
  queries.set(client, ofClient);
  const query = ofClient.get(document) ?? createSharedQuery(client, document);
  ofClient.set(document, query);
  const { subscribe, getResult } = query as SharedQuery<Data>;
  return useSyncExternalStore(subscribe, getResult, getResult);
}
