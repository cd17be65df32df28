import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PrivateDocument, PublicDocument } from './registered-operation.ts';

/** The names of the operations that a route declares, in `routes/operations.gen.ts`. */
interface DeclaredOperations {
  readonly public: readonly string[];
  readonly private: readonly string[];
}

/** Loads what a page declares, in a `loader` (server) and a `clientLoader` (browser). */
export interface PageLoads<Declared extends DeclaredOperations> {
  /** As the function `loadPublic`, for a public operation of the page. */
  loadPublic<Data, Variables extends OperationVariables>(
    document: PublicDocument<Data, Variables, Declared['public'][number]>,
    variables: Variables,
  ): Promise<Data>;
  /** As the function `loadPrivate`, for a private operation of the page. */
  loadPrivate<Data, Variables extends OperationVariables>(
    document: PrivateDocument<Data, Variables, Declared['private'][number]>,
    variables: Variables,
  ): Promise<Data>;
  /** As the function `loadFresh`, for a private operation of the page. */
  loadFresh<Data, Variables extends OperationVariables>(
    document: PrivateDocument<Data, Variables, Declared['private'][number]>,
    variables: Variables,
  ): Promise<Data>;
  /** As the function `loadPartial`, for a private operation of the page. */
  loadPartial<Data, Variables extends OperationVariables>(
    document: PrivateDocument<Data, Variables, Declared['private'][number]>,
    variables: Variables,
    isUsable: (data: Data) => boolean,
  ): Promise<Data>;
}

/** Creates the loads of one page for the client of its request or document. */
export const createPageLoads = <Declared extends DeclaredOperations>(client: ApolloClient): PageLoads<Declared> => ({
  loadPublic: (document, variables) => loadPublic(client, document, variables),
  loadPrivate: (document, variables) => loadPrivate(client, document, variables),
  loadFresh: (document, variables) => loadFresh(client, document, variables),
  loadPartial: (document, variables, isUsable) => loadPartial(client, document, variables, isUsable),
});

/**
 * Loads data that is the same for every shopper of a market and language into the cache and returns it. Cached data is not
 * requested again, so that Back is instant.
 * @throws CombinedGraphQLErrors or GraphTransportError; the route's error boundary shows them
 */
export const loadPublic = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: PublicDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> => query(client, document, variables, 'cache-first');

/** As `loadPublic`, for the viewer's own data. */
export const loadPrivate = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: PrivateDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> => query(client, document, variables, 'cache-first');

/** As `loadPrivate`, but bypasses the cache: for data that changes elsewhere, such as cart prices or an order's status. */
export const loadFresh = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: PrivateDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> => query(client, document, variables, 'network-only');

/**
 * As `loadFresh`, for a page that is shown without the fields that failed, which are null. `isUsable` decides whether the
 * rest is enough.
 * @throws CombinedGraphQLErrors or GraphTransportError when it is not
 */
export async function loadPartial<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: PrivateDocument<Data, Variables>,
  variables: Variables,
  isUsable: (data: Data) => boolean,
): Promise<Data> {
  const options = { query: document, variables, fetchPolicy: 'network-only', errorPolicy: 'all' } as const;
  const { data, error } = await client.query<Data, Variables>(options as ApolloClient.QueryOptions<Data, Variables>);
  if (error && !(data && isUsable(data as Data))) throw error;
  return data as Data;
}

async function query<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy: 'cache-first' | 'network-only',
): Promise<Data> {
  // Fresh data does not wait for an earlier request that has no response.
  const context = { queryDeduplication: fetchPolicy === 'cache-first' };
  const options = { query: document, variables, fetchPolicy, context } as ApolloClient.QueryOptions<Data, Variables>;
  const { data } = await client.query<Data, Variables>(options);
  return data as Data;
}
