import type { Caller } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalDataSource, createRemoteDataSource, type GatewayContext } from './data-source.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const logger = createLogger({ name: 'test', level: 'silent' });
const caller: Caller = {
  identity: { kind: 'guest', guestId: 'guest-1' },
  market: 'JM',
  language: 'en',
  requestId: 'request-1',
};

type Options = Parameters<ReturnType<typeof createLocalDataSource>['process']>[0];
const createOptions = (query: string, variables = {}) =>
  ({ request: { query, variables }, context: { caller } satisfies GatewayContext }) as unknown as Options;

let subgraph: Subgraph;
let url: string;

beforeAll(async () => {
  subgraph = await createSubgraph<{ caller: Caller }>({
    name: 'cart',
    schemaFile: new URL('../../subgraphs/cart/schema.graphql', import.meta.url),
    resolvers: {
      Query: {
        cart: (_parent: unknown, _args: unknown, context: { caller: Caller }) => {
          expect(context.caller).toEqual(caller);
          return null;
        },
        guestCart: () => {
          throw new Error('secret detail');
        },
      },
    },
    createContext: (given) => ({ caller: given }),
    callerSecret: secret,
    partnerScope: 'cart:write',
    logger,
  });
  url = await listen(subgraph.app, { name: 'cart', host: '127.0.0.1', port: 0 });
});
afterAll(() => subgraph.close());

describe('subgraph responds over HTTP as in the same process', () => {
  it.each([
    ['data', '{ cart { id } }'],
    ['a resolver error', '{ guestCart { id } }'],
  ])('with %s', async (_case, query) => {
    const local = await createLocalDataSource(subgraph).process(createOptions(query));
    const remote = await createRemoteDataSource('cart', url, secret).process(createOptions(query));
    const codes = (response: typeof local) => response.errors?.map(({ extensions }) => extensions?.code);
    expect(remote.data ?? null).toEqual(JSON.parse(JSON.stringify(local.data ?? null)));
    expect(codes(remote)).toEqual(codes(local));
  });
});

describe('remote data source', () => {
  it('is refused when the call is signed with another secret or for another subgraph', async () => {
    const responses = await Promise.all([
      createRemoteDataSource('cart', url, `${secret}!`).process(createOptions('{ cart { id } }')),
      createRemoteDataSource('orders', url, secret).process(createOptions('{ cart { id } }')),
    ]);
    for (const { data, errors } of responses) {
      expect(data).toBeUndefined();
      expect(errors).toMatchObject([{ extensions: { code: 'UNSIGNED_CALLER' } }]);
    }
  });

  it('is refused when a proxy changes the body', async () => {
    const proxy = createServer({ name: 'proxy', logger });
    proxy.post('/graphql', async ({ headers, body }, reply) => {
      const changed = JSON.stringify(body).replace('guestCart', 'cart');
      const { 'content-length': _length, host: _host, connection: _connection, ...forwardedHeaders } = headers;
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: forwardedHeaders as Record<string, string>,
        body: changed,
      });
      return reply
        .status(response.status)
        .type('application/json')
        .send(await response.text());
    });
    const proxyUrl = await listen(proxy, { name: 'proxy', host: '127.0.0.1', port: 0 });
    const source = createRemoteDataSource('cart', proxyUrl, secret);
    expect((await source.process(createOptions('{ cart { id } }'))).data).toEqual({ cart: null });
    const changed = await source.process(createOptions('{ guestCart { id } }'));
    expect(changed.errors).toMatchObject([{ extensions: { code: 'UNSIGNED_CALLER' } }]);
    await proxy.close();
  });

  it('fails with a code and without an address while the subgraph is down', async () => {
    const call = createRemoteDataSource('cart', 'http://127.0.0.1:9', secret).process(createOptions('{ cart { id } }'));
    await expect(call).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    await expect(call).rejects.not.toThrow('127.0.0.1');
  });
});
