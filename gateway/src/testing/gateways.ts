import { createHash } from 'node:crypto';
import type { Caller } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { createGateway, type Gateway } from '../app.ts';
import { parseGatewayEnv } from '../env.ts';
import { toRegisteredOperation } from '../operations.ts';
import { openGatewayThrottles } from '../throttles.ts';

export const secret = 'a-secret-of-at-least-thirty-two-characters';
const logger = createLogger({ name: 'test', level: 'silent' });
const parseEnv = (values: Record<string, string>) =>
  parseGatewayEnv({
    DEPLOYMENT: 'demo',
    IDENTITY_ISSUER: 'http://127.0.0.1:9',
    CALLER_SECRET: secret,
    GUEST_TOKEN_SECRET: secret,
    ...values,
  });

export const publicDocument = 'query Market { market { code name } }';
export const optionalNameDocument = 'query Names($a: Boolean!) { market { code name @include(if: $a) } }';
export const privateDocument = 'query Me { me { id } cart { id } }';
export const orderDocument = 'query Order { order(orderNumber: "CR-1") { orderNumber itemCount refunds { id } } }';
const hashDocument = (document: string) => createHash('sha256').update(document).digest('hex');
const operations = new Map([
  [hashDocument(publicDocument), toRegisteredOperation({ name: 'Market', document: publicDocument, isPublic: true })],
  [
    hashDocument(optionalNameDocument),
    toRegisteredOperation({ name: 'Names', document: optionalNameDocument, isPublic: true }),
  ],
  [hashDocument(privateDocument), toRegisteredOperation({ name: 'Me', document: privateDocument, isPublic: false })],
  [hashDocument(orderDocument), toRegisteredOperation({ name: 'Order', document: orderDocument, isPublic: false })],
]);

/** Starts subgraphs with stub resolvers, and gateways in front of them with the settings of a test. */
export async function startSubgraphs() {
  /** Callers that the subgraphs received, in order. */
  const receivedCallers: Caller[] = [];

  const resolvers: Record<string, Record<string, unknown>> = {
    catalog: {
      Query: {
        market: (_: unknown, _args: unknown, context: { caller: Caller }) => {
          receivedCallers.push(context.caller);
          return { code: context.caller.market, name: `${context.caller.market} ${context.caller.language}` };
        },
        clubs: () => {
          throw new Error('secret detail of an upstream');
        },
      },
    },
    cart: {
      Query: {
        cart: (_: unknown, _args: unknown, context: { caller: Caller }) => {
          receivedCallers.push(context.caller);
          return null;
        },
      },
    },
    orders: {
      Query: { order: () => ({ orderNumber: 'CR-1', readGrant: 'grant', itemCount: 3 }) },
    },
    payments: {
      Order: { refunds: ({ readGrant }: { readGrant: string }) => [{ id: `refund with ${readGrant}` }] },
    },
  };

  const startSubgraph = (name: string): Promise<Subgraph> =>
    createSubgraph<{ caller: Caller }>({
      name,
      schemaFile: new URL(`../../../subgraphs/${name}/schema.graphql`, import.meta.url),
      resolvers: resolvers[name] ?? {},
      createContext: (caller) => ({ caller }),
      callerSecret: secret,
      partnerScope: name === 'catalog' ? 'catalog:read' : 'cart:write',
      logger,
    });

  const subgraphs = await Promise.all(['catalog', 'cart', 'payments', 'membership', 'orders'].map(startSubgraph));
  const gateways: Gateway[] = [];

  /** Starts a gateway in front of the subgraphs; those named in `remote` are called at their `*_URL` of the settings. */
  async function startGateway(values: Record<string, string>, remote: readonly string[] = []): Promise<Gateway> {
    const settings = parseEnv(values);
    const throttles = await openGatewayThrottles(settings);
    const local = subgraphs.filter(({ name }) => !remote.includes(name));
    const gateway = await createGateway({ logger, subgraphs: local, operations, env: settings, throttles });
    gateways.push(gateway);
    return gateway;
  }

  async function close() {
    await Promise.all([...gateways.map(({ app }) => app.close()), ...subgraphs.map((subgraph) => subgraph.close())]);
  }

  return { subgraphs, receivedCallers, startGateway, close };
}

export const post = async (gateway: Gateway, payload: unknown, headers: Record<string, string> = {}) => {
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};
export const createRegisteredRequest = (document: string, variables = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashDocument(document) } },
});
export const getErrorCode = (response: { body: { errors?: { extensions: { code: string } }[]; code?: string } }) =>
  response.body.errors?.[0]?.extensions.code ?? response.body.code;
