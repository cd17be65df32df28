import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Loads a page's data into the cache and returns it, in a `loader` (server) and a `clientLoader` (browser). Cached data
 * is not requested again, so that Back is instant.
 * @throws CombinedGraphQLErrors or GraphTransportError; the route's error boundary shows them
 */
export async function load<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client.query<Data, Variables>({
    query: document,
    variables,
  } as ApolloClient.QueryOptions<Data, Variables>);
  return data as Data;
}

/** As `load`, but bypasses the cache: for data that changes elsewhere, such as cart prices or an order's status. */
export async function loadFresh<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client.query<Data, Variables>({
    query: document,
    variables,
    fetchPolicy: 'network-only',
  } as ApolloClient.QueryOptions<Data, Variables>);
  return data as Data;
}
