import { createHash } from 'node:crypto';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { isLanguage } from '@tarima/markets/locale';
import { findMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import { addressKey, type Throttle, throttleKey, throttleSeconds } from '@tarima/service-kit/throttle';
import { z } from 'zod';
import type { Authentication } from './authentication.ts';
import type { GatewayContext } from './data-source.ts';
import { EdgeError } from './errors.ts';
import { parseWithinLimits } from './limits.ts';
import type { ListSizes } from './measure.ts';
import type { OperationManifest, RegisteredOperation } from './operations.ts';
import type { PublicCache } from './public-cache.ts';
import type { GatewayThrottles } from './throttles.ts';

/** A GraphQL request as it reaches the gateway, over HTTP or from the shop in the same process. */
export interface GraphRequest {
  /** Lower-case names: `authorization`, `x-guest-token`, `x-market`, `x-language`. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly requestId: string;
  /** The shopper's address, also when the shop asks for them. */
  readonly clientIp: string;
}

export interface GraphResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** Answers one GraphQL request. Never throws: every refusal is an answer with a code. */
export type Graph = (request: GraphRequest) => Promise<GraphResponse>;

const bodySchema = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }).optional() })
    .loose()
    .nullish(),
});

type Body = z.output<typeof bodySchema>;

export interface GraphOptions {
  readonly server: ApolloServer<GatewayContext>;
  readonly authentication: Authentication;
  readonly operations: OperationManifest;
  readonly publicCache: PublicCache;
  /** Lets anybody send documents of their own, not only partners. */
  readonly openToAdHoc: boolean;
  /** For the cost of ad-hoc operations. */
  readonly listSizes: ListSizes;
  readonly throttles: Pick<GatewayThrottles, 'adHoc' | 'registered'>;
}

/** The edge's way of a request: body, identity, context, operation, limits, cache, then Apollo. */
export function createGraph(options: GraphOptions): Graph {
  return async (request) => {
    try {
      const sent = parseBody(request.body);
      const registered = registeredOf(sent, options.operations);
      // A stranger can become another guest at will, and what is public has no caller: the address is what they share.
      if (registered) await admit(options.throttles.registered, addressKey(request.clientIp));
      const body = registered ? bodyOf(registered, sent) : sent;
      if (registered?.isPublic) return await answerPublic(options, request, body);
      const caller = await callerOf(options, request);
      if (!registered) await admitAdHoc(options, body, caller);
      return await run(options.server, body, caller);
    } catch (error) {
      if (!(error instanceof EdgeError)) throw error;
      return refusal(error);
    }
  };
}

/** The answer to a request that was refused at the edge. */
export function refusal(error: EdgeError): GraphResponse {
  return {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(error.status === 429 ? { 'retry-after': String(throttleSeconds) } : {}),
    },
    body: JSON.stringify({ errors: [{ message: error.message, extensions: { code: error.code } }] }),
  };
}

function parseBody(input: unknown): Body {
  if (Array.isArray(input)) throw new EdgeError(400, 'BATCH_NOT_ALLOWED', 'Send one operation a request.');
  const parsed = bodySchema.safeParse(input);
  if (!parsed.success) throw new EdgeError(400, 'BAD_REQUEST', 'The body is not a GraphQL request.');
  return parsed.data;
}

function registeredOf(body: Body, operations: OperationManifest): RegisteredOperation | undefined {
  const hash = body.extensions?.persistedQuery?.sha256Hash;
  if (hash === undefined) return undefined;
  const registered = operations.get(hash);
  if (!registered)
    throw new EdgeError(400, 'OPERATION_NOT_REGISTERED', 'This operation is not registered; reload the page.');
  return registered;
}

/** What a registered operation runs with: its own document, and of the client's variables those that it declares, in order. */
function bodyOf(operation: RegisteredOperation, sent: Body): Body {
  const given = sent.variables ?? {};
  const declared = operation.variableNames.filter((name) => Object.hasOwn(given, name));
  return { query: operation.document, variables: Object.fromEntries(declared.map((name) => [name, given[name]])) };
}

function contextOf(request: GraphRequest): Pick<Caller, 'market' | 'language'> {
  const market = findMarket(request.headers['x-market'] ?? 'CR');
  if (!market)
    throw new EdgeError(400, 'UNKNOWN_MARKET', 'Header x-market must name one of the thirteen markets, e.g. CR.');
  const language = request.headers['x-language'] ?? market.defaultLanguage;
  if (!isLanguage(language)) throw new EdgeError(400, 'UNKNOWN_LANGUAGE', 'Header x-language must be es or en.');
  return { market: market.code, language };
}

async function callerOf(options: GraphOptions, request: GraphRequest): Promise<Caller> {
  const context = contextOf(request);
  const authorization = request.headers.authorization;
  const bearer = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined;
  if (authorization && !bearer) throw new EdgeError(401, 'INVALID_TOKEN', 'Send the access token as a bearer token.');
  const identity = await options.authentication.identify({ bearer, guestToken: request.headers['x-guest-token'] });
  return { identity, ...context, requestId: request.requestId, clientIp: request.clientIp };
}

async function admit(throttle: Throttle, key: string): Promise<void> {
  if (await throttle.admit(key)) return;
  throw new EdgeError(429, 'TOO_MANY_REQUESTS', 'Too many operations in a minute; try again shortly.');
}

async function admitAdHoc(options: GraphOptions, body: Body, caller: Caller): Promise<void> {
  if (caller.identity.kind !== 'partner' && !options.openToAdHoc) {
    throw new EdgeError(400, 'OPERATION_NOT_REGISTERED', 'Documents of your own need partner credentials.');
  }
  if (!body.query) throw new EdgeError(400, 'BAD_REQUEST', 'The request has no query.');
  await admit(options.throttles.adHoc, throttleKey(caller));
  parseWithinLimits({ ...body, query: body.query }, options.listSizes);
}

/** Who asks for a public operation does not matter and is not even looked at: nothing personal can reach its answer. */
async function answerPublic(options: GraphOptions, request: GraphRequest, body: Body): Promise<GraphResponse> {
  const context = contextOf(request);
  const key = createHash('sha256')
    .update(JSON.stringify([body.query, body.variables, context.market, context.language]))
    .digest('base64');
  let failed: GraphResponse | undefined;
  const { body: answer, hit } = await options.publicCache.get(key, async () => {
    const caller: Caller = { identity: { kind: 'anonymous' }, ...context, requestId: request.requestId };
    const response = await run(options.server, body, caller);
    const cacheable = response.status === 200 && !response.body.includes('"errors":[');
    if (!cacheable) failed = response;
    return { body: response.body, cacheable };
  });
  return (
    failed ?? {
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-cache': hit ? 'hit' : 'miss',
      },
      body: answer,
    }
  );
}

async function run(server: ApolloServer<GatewayContext>, body: Body, caller: Caller): Promise<GraphResponse> {
  const response = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: {
        query: body.query,
        operationName: body.operationName || null,
        variables: body.variables ?? null,
      },
    },
    context: async () => ({ caller }),
  });
  const headers = Object.fromEntries(response.headers);
  if (response.body.kind === 'complete') return { status: response.status ?? 200, headers, body: response.body.string };
  let text = '';
  for await (const chunk of response.body.asyncIterator) text += chunk;
  return { status: response.status ?? 200, headers, body: text };
}
