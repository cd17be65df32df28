import { readFileSync } from 'node:fs';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, HeaderMap } from '@apollo/server';
import type { Caller } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { buildSchema, getOperationAST, parse, print } from 'graphql';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalDataSource, type GatewayContext, type GatewayDataSource } from './data-source.ts';
import { createFederation } from './federation.ts';
import { readManifests } from './operations.ts';
import { createSeed, createVariables, generateData } from './testing/generated-data.ts';

const schemaFolder = new URL('../../schema/', import.meta.url);
const supergraphSdl = readFileSync(new URL('supergraph.graphql', schemaFolder), 'utf8');
const logger = createLogger({ name: 'test', level: 'silent' });
const operations = [...readManifests([new URL('operations.gen.json', schemaFolder)]).values()];

const subgraphs = await Promise.all(
  ['catalog', 'cart', 'payments', 'membership', 'orders'].map(async (name): Promise<Subgraph> => {
    const subgraph = await createSubgraph<{ seed: string }>({
      name,
      schemaFile: new URL(`../../subgraphs/${name}/schema.graphql`, import.meta.url),
      resolvers: {},
      createContext: ({ requestId }) => ({ seed: requestId }),
      callerSecret: 'a-secret-of-at-least-thirty-two-characters',
      partnerScope: 'catalog:read',
      logger,
    });
    generateData(subgraph.schema);
    return { ...subgraph, execute: vi.fn(subgraph.execute) };
  }),
);
const getSubgraph = (name: string) => subgraphs.find((subgraph) => subgraph.name === name) as Subgraph;
const listQueries = () =>
  subgraphs.flatMap(({ execute }) => vi.mocked(execute).mock.calls.map(([{ query }]) => query.replaceAll(/\s+/g, ' ')));

const startServer = async (gateway: ApolloGateway) => {
  const server = new ApolloServer<GatewayContext>({ gateway, includeStacktraceInErrorResponses: false, logger });
  await server.start();
  return server;
};
type Server = Awaited<ReturnType<typeof startServer>>;

/** Apollo's gateway, which makes a second pass over all data. */
const planned = await startServer(
  new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => createLocalDataSource(getSubgraph(name)),
    logger,
  }),
);
const startFederation = (
  local: readonly Subgraph[] = subgraphs,
  createRemoteSource: (name: string) => GatewayDataSource = () => expect.fail('All subgraphs are local.'),
) =>
  startServer(
    createFederation({
      supergraphSdl,
      subgraphs: local,
      createRemoteSource,
      registeredDocuments: new Set(operations.map(({ document }) => document)),
      logger,
    }),
  );
const federated = await startFederation();

afterAll(async () => {
  await Promise.all([planned.stop(), federated.stop(), ...subgraphs.map((subgraph) => subgraph.close())]);
});
beforeEach(() => void vi.clearAllMocks());

const send = async (server: Server, query: string, variables: object, seed = createSeed('complete', 1)) => {
  const caller: Caller = { identity: { kind: 'anonymous' }, market: 'CR', language: 'es', requestId: seed };
  const { status, body } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query, variables },
    },
    context: async () => ({ caller }),
  });
  return { status, text: body.kind === 'complete' ? body.string : '' };
};

interface Failed {
  readonly errors: readonly { readonly path?: readonly unknown[] }[];
}

/**
 * The same, with only the first key in the path of an error: of several failures below one field that becomes null, GraphQL
 * reports one, and the planner may request the fields in another order.
 */
const simplifyErrors = ({ status, text }: Awaited<ReturnType<typeof send>>) => {
  if (!text.startsWith('{"errors":[')) return { status, text };
  const { errors, ...response } = JSON.parse(text) as Failed;
  return { status, response, errors: errors.map(({ path, ...error }) => ({ ...error, field: path?.[0] })) };
};

const getDocument = (name: string) => operations.find((operation) => operation.name === name)?.document ?? '';
const apiSchema = buildSchema(readFileSync(new URL('api.graphql', schemaFolder), 'utf8'));
const getVariables = (document: string) => {
  const operation = getOperationAST(parse(document));
  return operation ? createVariables(apiSchema, operation) : {};
};

/** Sends an operation until the federation knows its plan. */
const prepare = async (document: string) => {
  await send(federated, document, getVariables(document));
  vi.clearAllMocks();
};

/** Operations that several subgraphs answer. */
const joined = `
  Account CancelOrder CartPage CartPreviewAtAddress CartStock CheckoutPage MembershipAttempt MembershipCheckoutPage
  MembershipSavings Order OrderStatus Orders Reorder Viewer
`
  .trim()
  .split(/\s+/);
const seeds = [
  createSeed('complete', 1),
  ...[1, 2, 3].map((number) => createSeed('nulls', number)),
  ...[1, 2, 3, 4, 5].map((number) => createSeed('failures', number)),
];

describe('registered operations', () => {
  it.each(operations)('$name has the response that Apollo computes in two passes', async ({ document }) => {
    const variables = getVariables(document);
    await prepare(document);
    for (const seed of seeds) {
      const response = await send(federated, document, variables, seed);
      expect(simplifyErrors(response)).toEqual(simplifyErrors(await send(planned, document, variables, seed)));
    }
  });

  it('are executed unchanged by one subgraph, except those that several subgraphs answer', async () => {
    const others: string[] = [];
    for (const { name, document } of operations) {
      await prepare(document);
      await send(federated, document, getVariables(document));
      const unchanged = print(parse(document)).replaceAll(/\s+/g, ' ');
      const queries = listQueries().map((query) => query.replace(new RegExp(`${name}__\\w+__0`), name));
      if (queries.length !== 1 || queries[0] !== unchanged) others.push(name);
    }
    expect(others.sort()).toEqual(joined.sort());
  });

  it('that fail are executed once', async () => {
    const document = getDocument('PlaceOrder');
    const variables = getVariables(document);
    await prepare(document);
    const failing = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => createSeed('failures', number));
    const responses = await Promise.all(failing.map((seed) => send(federated, document, variables, seed)));
    expect(responses.filter(({ text }) => text.startsWith('{"errors":[')).length).toBeGreaterThan(0);
    expect(responses.filter(({ text }) => text.includes('secret'))).toEqual([]);
    expect(getSubgraph('payments').execute).toHaveBeenCalledTimes(failing.length);
  });

  it('with invalid variables are refused before a subgraph is called', async () => {
    const document = getDocument('ProductList');
    await prepare(document);
    const response = await send(federated, document, { input: { page: 'first' } });
    expect(response).toMatchObject({ text: expect.stringContaining('BAD_USER_INPUT') });
    expect(response).toEqual(await send(planned, document, { input: { page: 'first' } }));
    expect(listQueries()).toEqual([]);
  });
});

it('plans ad-hoc operations each time', async () => {
  const document = 'query AdHoc { topCategories { name key } }';
  await send(federated, document, {});
  await send(federated, document, {});
  expect(listQueries()).toEqual(Array.from({ length: 2 }, () => 'query AdHoc__catalog__0{topCategories{name key}}'));
});

it('makes the second pass over the data of a subgraph in another process', async () => {
  const category = { key: 'food', name: 'Food', slug: 'food', internalNote: 'not selected' };
  const process = vi.fn(async () => ({ data: { topCategories: [category] } }));
  const document = getDocument('CategoryMenu');
  const server = await startFederation(
    subgraphs.filter(({ name }) => name !== 'catalog'),
    () => ({ process }),
  );
  await send(server, document, {});
  expect((await send(server, document, {})).text).not.toContain('internalNote');
  expect(process).toHaveBeenCalledTimes(2);
  await server.stop();
});
