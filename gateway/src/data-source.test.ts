import type { Caller } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayContext, localDataSource, remoteDataSource } from './data-source.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const logger = createLogger({ name: 'test', level: 'silent' });
const caller: Caller = {
  identity: { kind: 'guest', guestId: 'guest-1' },
  market: 'JM',
  language: 'en',
  requestId: 'request-1',
};

type Options = Parameters<ReturnType<typeof localDataSource>['process']>[0];
const options = (query: string, variables = {}) =>
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

describe('a subgraph gives the same response over HTTP as in the same process', () => {
  it.each([
    ['data', '{ cart { id } }'],
    ['an error of a resolver', '{ guestCart { id } }'],
  ])('for %s', async (_what, query) => {
    const local = await localDataSource(subgraph).process(options(query));
    const remote = await remoteDataSource('cart', url, secret).process(options(query));
    const codes = (answer: typeof local) => answer.errors?.map(({ extensions }) => extensions?.code);
    expect(remote.data ?? null).toEqual(JSON.parse(JSON.stringify(local.data ?? null)));
    expect(codes(remote)).toEqual(codes(local));
  });
});

describe('a call over HTTP', () => {
  it('is refused when it was signed with another secret or for another subgraph', async () => {
    const answers = await Promise.all([
      remoteDataSource('cart', url, `${secret}!`).process(options('{ cart { id } }')),
      remoteDataSource('orders', url, secret).process(options('{ cart { id } }')),
    ]);
    for (const { data, errors } of answers) {
      expect(data).toBeUndefined();
      expect(errors).toMatchObject([{ extensions: { code: 'UNSIGNED_CALLER' } }]);
    }
  });

  it('is refused when something on the way changes the body', async () => {
    const proxy = createServer({ name: 'proxy', logger });
    proxy.post('/graphql', async ({ headers, body }, reply) => {
      const changed = JSON.stringify(body).replace('guestCart', 'cart');
      const { 'content-length': _length, host: _host, connection: _connection, ...kept } = headers;
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: kept as Record<string, string>,
        body: changed,
      });
      return reply
        .status(answer.status)
        .type('application/json')
        .send(await answer.text());
    });
    const proxyUrl = await listen(proxy, { name: 'proxy', host: '127.0.0.1', port: 0 });
    const source = remoteDataSource('cart', proxyUrl, secret);
    expect((await source.process(options('{ cart { id } }'))).data).toEqual({ cart: null });
    const changed = await source.process(options('{ guestCart { id } }'));
    expect(changed.errors).toMatchObject([{ extensions: { code: 'UNSIGNED_CALLER' } }]);
    await proxy.close();
  });

  it('fails with a code and without an address while the subgraph is away', async () => {
    const call = remoteDataSource('cart', 'http://127.0.0.1:9', secret).process(options('{ cart { id } }'));
    await expect(call).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    await expect(call).rejects.not.toThrow('127.0.0.1');
  });
});
