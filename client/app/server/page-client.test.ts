import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../apollo/create-client.ts';
import { GraphTransportError, type SendToGraph } from '../apollo/graph-transport.ts';
import { privateOperation, publicOperation } from '../apollo/registered-operation.ts';
import { parseOperation } from '../testing/operation.ts';
import { createPageClient } from './page-client.ts';

type ShelfQuery = { shelf: { __typename: 'Category'; key: string; name: string | null } };

const shelfOperation = parseOperation('query Shelf($key: ID) { shelf(key: $key) { key name __typename } }');
const shelf = publicOperation<ShelfQuery, { key?: string }, 'Shelf'>('a', shelfOperation);
const cartOperation = parseOperation('query OwnCart { cart { id total __typename } }');
const ownCart = privateOperation<{ cart: object }, Record<string, never>, 'OwnCart'>('b', cartOperation);

const respond: SendToGraph = async ({ operationName, variables }) => ({
  data:
    operationName === 'Shelf'
      ? { shelf: { __typename: 'Category', key: variables.key, name: `Shelf ${variables.key}` } }
      : { cart: { __typename: 'Cart', id: 'cart-1', total: 500 } },
});

function createClient(send: SendToGraph = respond) {
  const sent: unknown[] = [];
  const client = createPageClient((body) => {
    sent.push(body);
    return send(body);
  });
  return { client, sent };
}

it('loads each query once for a page, by its hash', async () => {
  const { client, sent } = createClient();
  const load = (key: string, fetchPolicy: 'cache-first' | 'network-only') =>
    client.query({ query: shelf, variables: { key }, fetchPolicy });
  const results = await Promise.all([load('a', 'cache-first'), load('a', 'network-only'), load('b', 'cache-first')]);
  expect((await load('a', 'cache-first')).data).toBe(results[0].data);
  expect(results.map(({ data }) => data?.shelf.name)).toEqual(['Shelf a', 'Shelf a', 'Shelf b']);
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a' } };
  expect(sent).toEqual(['a', 'b'].map((key) => ({ operationName: 'Shelf', variables: { key }, extensions })));
});

it('fills the cache as the client of a browser does', async () => {
  const { client } = createClient();
  const browser = createApolloClient({ ssr: false, send: respond });
  for (const { query } of [client, browser]) {
    await query({ query: shelf, variables: { key: 'a' } });
    await query({ query: ownCart });
  }
  expect(client.extract()).toEqual(browser.extract());
  expect(client.extract()).toHaveProperty(['Cart:{"id":"cart-1"}', 'total'], 500);
  expect(client.readQuery({ query: ownCart })).toEqual(browser.readQuery({ query: ownCart }));
});

it('uses data that the page has written itself', async () => {
  const { client, sent } = createClient();
  const data: ShelfQuery = { shelf: { __typename: 'Category', key: 'a', name: 'Written' } };
  client.writeQuery({ query: shelf, variables: { key: 'a' }, data });
  expect((await client.query({ query: shelf, variables: { key: 'a' } })).data).toEqual(data);
  expect(sent).toEqual([]);
});

it('shares no data between pages, and uses documents as they are', async () => {
  const [first, second] = [createClient().client, createClient().client];
  await first.query({ query: ownCart });
  expect(second.extract()).toEqual({});
  expect(second.readQuery({ query: ownCart })).toBeNull();
  expect(first.cache.transformDocument(ownCart)).toBe(ownCart);
});

describe('a query that fails', () => {
  const errors = [{ message: 'catalogue is down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];

  it('throws and is sent again by the next loader', async () => {
    const responses: SendToGraph[] = [async () => ({ data: null, errors }) as never, respond];
    const { client, sent } = createClient((body) => (responses.shift() as SendToGraph)(body));
    const load = () => client.query({ query: shelf, variables: { key: 'a' } });
    await expect(load()).rejects.toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
    expect((await load()).data?.shelf.name).toBe('Shelf a');
    expect(sent).toHaveLength(2);
  });

  it('throws without a response', async () => {
    const { client } = createClient(() => Promise.reject(new GraphTransportError(503)));
    await expect(client.query({ query: ownCart })).rejects.toThrow(GraphTransportError);
  });

  it('stores nothing when only a part failed', async () => {
    const data = { shelf: { __typename: 'Category', key: 'a', name: null } };
    const { client } = createClient(async () => ({ data, errors }) as never);
    await expect(client.query({ query: shelf, variables: { key: 'a' } })).rejects.toThrow('catalogue is down');
    expect(client.extract()).toEqual({});
  });

  it('returns and stores the rest to a loader that accepts it', async () => {
    const data = { shelf: { __typename: 'Category', key: 'a', name: null } };
    const { client } = createClient(async () => ({ data, errors }) as never);
    const result = await client.query({ query: shelf, variables: { key: 'a' }, errorPolicy: 'all' });
    expect(result.data).toEqual(data);
    expect(result.error?.message).toContain('catalogue is down');
    expect(client.readQuery({ query: shelf, variables: { key: 'a' } })).toEqual(data);
  });
});
