import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Brings a page's data into the cache and returns it: the one way for a `loader` (server) and a `clientLoader`
 * (browser). What is in the cache is not asked again; Back answers at once.
 * @throws CombinedGraphQLErrors or GraphTransportError; the route's boundary shows them
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

/** As `load`, and never from the cache: for data that others change, such as a cart's prices or an order's status. */
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
