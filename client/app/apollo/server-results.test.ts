import { ApolloProvider, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { type ComponentProps, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createPageClient } from '../server/page-client.ts';
import { parseOperation } from '../testing/operation.ts';
import { createQueryHook, createSuspenseQueryHook } from './hooks.ts';
import { publicOperation } from './registered-operation.ts';

interface TotalQuery {
  readonly total: number;
}
const totalDocument = publicOperation<TotalQuery, { clubKey?: string }, 'Total'>(
  'a',
  parseOperation('query Total($clubKey: ID) { total(clubKey: $clubKey) }'),
);
const useTotalQuery = createQueryHook(totalDocument);
const useTotalSuspenseQuery = createSuspenseQueryHook(totalDocument);

async function createLoadedClient() {
  const client = createPageClient(async () => ({ data: { total: 12 } }));
  await client.query({ query: totalDocument, variables: { clubKey: '6401' } });
  return client;
}

type Client = Awaited<ReturnType<typeof createLoadedClient>>;

/** Returns what a hook returns while a page is rendered on the server. */
function renderHook<Result>(client: Client, useResult: () => Result): Result {
  const results: Result[] = [];
  const Reader = () => {
    results.push(useResult());
    return null;
  };
  renderToString(
    createElement(ApolloProvider, { client } as ComponentProps<typeof ApolloProvider>, createElement(Reader)),
  );
  return results[0] as Result;
}

const stateFields = ['data', 'dataState', 'error', 'loading', 'networkStatus', 'previousData', 'variables'] as const;

/** The fields of a result without the functions that send requests. */
const pickState = (result: Readonly<Partial<Record<(typeof stateFields)[number], unknown>>>) =>
  Object.fromEntries(stateFields.map((name) => [name, result[name]]));

const loaded = { clubKey: '6401' };
const missing = { clubKey: '6402' };

it.each([
  ['loaded data', { variables: loaded }],
  ['data that is not loaded', { variables: missing }],
  ['loaded data of the cache only', { variables: loaded, fetchPolicy: 'cache-only' }],
  ['data of the cache only that is not loaded', { variables: missing, fetchPolicy: 'cache-only' }],
  ['a skipped query', { variables: loaded, skip: true }],
  ['a query of the browser only', { variables: loaded, ssr: false }],
  ['a skipped query of the browser only', { variables: loaded, ssr: false, skip: true }],
  ['cached data that the browser loads again', { variables: loaded, fetchPolicy: 'cache-and-network' }],
  ['partial data', { variables: missing, returnPartialData: true }],
] as const)('returns the same for %s as useQuery', async (_, options) => {
  const client = await createLoadedClient();
  const expected = renderHook(client, () => useQuery<TotalQuery, { clubKey?: string }>(totalDocument, options));
  expect(pickState(renderHook(client, () => useTotalQuery(options)))).toEqual(pickState(expected));
});

it('returns the same for loaded data as useSuspenseQuery', async () => {
  const client = await createLoadedClient();
  const { data, dataState, error, networkStatus } = renderHook(client, () =>
    useSuspenseQuery<TotalQuery, { clubKey?: string }>(totalDocument, { variables: loaded }),
  );
  const result = renderHook(client, () => useTotalSuspenseQuery({ variables: loaded }));
  expect(result).toMatchObject({ data: { total: 12 }, dataState, error, networkStatus });
  expect(result.data).toEqual(data);
});

it('reads a query once for all components of a page', async () => {
  const client = await createLoadedClient();
  const read = vi.spyOn(client, 'readQuery');
  const results = [1, 2].map(() => renderHook(client, () => useTotalQuery({ variables: loaded }).data));
  expect(results[1]).toBe(results[0]);
  expect(renderHook(client, () => useTotalSuspenseQuery({ variables: loaded })).data).toBe(results[0]);
  expect(read).toHaveBeenCalledOnce();
});

it('reads the data of each page separately', async () => {
  const first = await createLoadedClient();
  const second = createPageClient(async () => ({ data: { total: 34 } }));
  await second.query({ query: totalDocument, variables: loaded });
  expect(renderHook(first, () => useTotalQuery({ variables: loaded })).data).toEqual({ total: 12 });
  expect(renderHook(second, () => useTotalQuery({ variables: loaded })).data).toEqual({ total: 34 });
});
