import { type ApolloClient, CombinedGraphQLErrors, InMemoryCache, type OperationVariables } from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';
import type { DocumentNode } from 'graphql';
import { cacheConfig } from '../apollo/cache.ts';
import { createApolloClient } from '../apollo/create-client.ts';
import type { SendToGraph } from '../apollo/graph-transport.ts';
import { createGraphBody } from '../apollo/registered-operation.ts';

/**
 * The cache of one rendered page. Each query is written once and read once, so that tracking which results a write changes
 * costs more than it saves.
 */
class PageCache extends InMemoryCache {
  constructor() {
    super({ ...cacheConfig, resultCaching: false });
  }

  /** Generated documents are complete. */
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

/** A query as loaders send it: failures are thrown, and data in the cache is not requested again. */
interface Load {
  readonly query: DocumentNode;
  readonly variables?: OperationVariables;
}

/**
 * Creates the client of one rendered page. Its `query` returns the response to loaders without reading it back from the
 * cache and without an observable; components read the cache while they are rendered (`server-results.ts`).
 */
export function createPageClient(send: SendToGraph): ApolloClient {
  const client = createApolloClient({ ssr: true, send, cache: new PageCache() });
  const queryAsBrowser = client.query;
  const loads = new Map<string, Promise<unknown>>();

  const load = async ({ query, variables = {} }: Load, operationName: string): Promise<unknown> => {
    const cached = client.readQuery({ query, variables });
    if (cached) return cached;
    const { data, errors } = await send(createGraphBody(operationName, variables));
    if (errors && errors.length > 0) throw new CombinedGraphQLErrors({ data: data ?? null, errors });
    if (data) client.writeQuery({ query, variables, data });
    return data;
  };

  /** Loads each query once for the page; a failed one is sent again. */
  const loadOnce = (options: Load): Promise<unknown> => {
    const operationName = getOperationName(options.query, '');
    const key = `${operationName} ${JSON.stringify(options.variables ?? {})}`;
    const found = loads.get(key);
    if (found) return found;
    const loading = load(options, operationName);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };

  client.query = (async (options: ApolloClient.QueryOptions) =>
    options.errorPolicy === 'all' ? queryAsBrowser(options) : { data: await loadOnce(options) }) as typeof client.query;
  return client;
}
