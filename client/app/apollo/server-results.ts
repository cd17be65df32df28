import { type ApolloClient, NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

type Document<Data, Variables> = TypedDocumentNode<Data, Variables>;

interface Options {
  readonly variables?: OperationVariables | undefined;
  readonly skip?: boolean | undefined;
  readonly ssr?: boolean | undefined;
  readonly fetchPolicy?: string | undefined;
}

/** Finds the result of a query without Apollo Client's hook; undefined when only the hook can tell. */
type FindResult = (client: ApolloClient, document: Document<unknown, never>, options: Options) => object | undefined;

/**
 * Returns a query's result while a page is rendered on the server. A page is rendered once and its data does not change, so
 * that most results need no observable for later changes; `callHook`, Apollo Client's hook, returns the others. Functions
 * that send requests are missing, because nothing calls them while a page is rendered.
 */
export function callServerHook<Data, Variables, HookOptions extends Options | undefined, Result>(
  find: FindResult,
  document: Document<Data, Variables>,
  options: HookOptions,
  callHook: (options: HookOptions) => Result,
): Result {
  // biome-ignore lint/correctness/useHookAtTopLevel: called by hooks only
  const client = useApolloClient();
  return (find(client, document, options ?? {}) as Result | undefined) ?? callHook(options);
}

/** As `useSuspenseQuery`, for data that a loader has loaded. */
export const findSuspenseResult: FindResult = (client, document, options) => {
  if (!hasOnly(options, ['variables'])) return undefined;
  const data = readLoaded(client, document, options.variables);
  return data === undefined ? undefined : createResult(client, data, false);
};

/** As `useQuery`, which sends no request on the server. */
export const findResult: FindResult = (client, document, options) => {
  const { variables, skip = false, ssr = true, fetchPolicy = 'cache-first' } = options;
  if (!hasOnly(options, ['variables', 'skip', 'ssr', 'fetchPolicy'])) return undefined;
  if (skip || !ssr) return { ...createResult(client, undefined, !skip), variables };
  if (fetchPolicy !== 'cache-first' && fetchPolicy !== 'cache-only') return undefined;
  const data = readLoaded(client, document, variables);
  return { ...createResult(client, data, data === undefined && fetchPolicy === 'cache-first'), variables };
};

const hasOnly = (options: Options, names: readonly string[]) =>
  Object.keys(options).every((name) => names.includes(name));

const createResult = (client: ApolloClient, data: unknown, loading: boolean) => ({
  client,
  data,
  dataState: data === undefined ? 'empty' : 'complete',
  error: undefined,
  loading,
  networkStatus: loading ? NetworkStatus.loading : NetworkStatus.ready,
  previousData: undefined,
});

/** What the components of a page have read, by client (one for each page) and document. */
const reads = new WeakMap<ApolloClient, Map<Document<unknown, never>, Map<string, unknown>>>();

/** Reads a query from the cache of a page, once for all of its components; undefined without complete data. */
function readLoaded(
  client: ApolloClient,
  query: Document<unknown, never>,
  variables: OperationVariables = {},
): unknown {
  const documents = getOrCreate(reads, client);
  const results = getOrCreate(documents, query);
  const key = JSON.stringify(variables);
  if (!results.has(key)) {
    const data = client.readQuery({ query, variables: variables as never });
    if (data === null) return undefined;
    results.set(key, data);
  }
  return results.get(key);
}

function getOrCreate<Key, Value>(
  maps: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
): Value {
  const found = maps.get(key);
  if (found) return found;
  const created = new Map() as Value;
  maps.set(key, created);
  return created;
}
