import { createHash, createHmac } from 'node:crypto';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { isLanguage } from '@tarima/markets/locale';
import { findMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import { createDurationHistogram } from '@tarima/service-kit/telemetry/metrics';
import { runInSpan } from '@tarima/service-kit/telemetry/tracing';
import { getAddressKey, getThrottleKey, type Throttle, throttleSeconds } from '@tarima/service-kit/throttle';
import { z } from 'zod';
import type { Authentication } from './authentication.ts';
import type { GatewayContext } from './data-source.ts';
import { EdgeError } from './errors.ts';
import { parseWithinLimits } from './limits.ts';
import type { ListSizes } from './measure.ts';
import type { OperationManifest, RegisteredOperation } from './operations.ts';
import { getOutcome } from './outcome.ts';
import type { PublicCache } from './public-cache.ts';
import type { GatewayThrottles } from './throttles.ts';

/** Header of a search whose member allows the search service to recognise them (SEARCH-65). */
const personalSearchHeader = 'x-personal-search';

/** A GraphQL request, over HTTP or from a shop in the same process. */
export interface GraphRequest {
  /** Lower-case names: `authorization`, `x-guest-token`, `x-market`, `x-language`, `x-personal-search`. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly requestId: string;
  /** IP address of the shopper, also for requests of the shop's server. */
  readonly clientIp: string;
}

export interface GraphResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as text, or as bytes from the public cache. */
  readonly body: string | Buffer;
}

/** Runs one GraphQL request. Returns an error response with a code for every refused request. */
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
  readonly publicCache: PublicCache<GraphResponse>;
  /** Whether anyone may run ad-hoc operations, not only partners. */
  readonly isAdHocOpenToEveryone: boolean;
  /** Used for the cost of ad-hoc operations. */
  readonly listSizes: ListSizes;
  readonly throttles: Pick<GatewayThrottles, 'adHoc' | 'registered'>;
  /** Key of the pseudonyms of members in searches. */
  readonly searchUserSecret: string;
}

const recordOperation = createDurationHistogram(
  'tarima.operation.duration',
  'Duration of operations in the graph, by their registered name and outcome.',
);

/**
 * Creates the request pipeline: body, operation, throttle, cache, caller, limits, then Apollo Server. Each operation is
 * measured.
 */
export function createGraph(options: GraphOptions): Graph {
  return async (request) => {
    const start = performance.now();
    let operation = 'unknown';
    let response: GraphResponse | undefined;
    try {
      const requestBody = parseBody(request.body);
      const registered = findRegisteredOperation(requestBody, options.operations);
      operation = registered?.name ?? 'ad-hoc';
      response = await runRequest(options, request, requestBody, registered);
      return response;
    } catch (error) {
      if (!(error instanceof EdgeError)) throw error;
      response = toErrorResponse(error);
      return response;
    } finally {
      recordOperation(performance.now() - start, { operation, outcome: response ? getOutcome(response) : 'failed' });
    }
  };
}

async function runRequest(
  options: GraphOptions,
  request: GraphRequest,
  requestBody: Body,
  registered: RegisteredOperation | undefined,
): Promise<GraphResponse> {
  // Throttled by IP address: anyone can get a new guest identity, and public operations have no caller.
  if (registered) await admit(options.throttles.registered, getAddressKey(request.clientIp));
  const body = registered ? toExecutableBody(registered, requestBody) : requestBody;
  if (registered?.isPublic) {
    return request.headers[personalSearchHeader] === undefined
      ? runPublicOperation(options, request, body)
      : runPersonalSearch(options, request, body);
  }
  const caller = await identifyCaller(options, request);
  if (!registered) await admitAdHoc(options, body, caller);
  return runOperation(options.server, body, caller);
}

/** Builds the response to a refused request. */
export function toErrorResponse(error: EdgeError): GraphResponse {
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
  if (Array.isArray(input)) throw new EdgeError(400, 'BATCH_NOT_ALLOWED', 'Send one operation per request.');
  const parsed = bodySchema.safeParse(input);
  if (!parsed.success) throw new EdgeError(400, 'BAD_REQUEST', 'The body is not a GraphQL request.');
  return parsed.data;
}

function findRegisteredOperation(body: Body, operations: OperationManifest): RegisteredOperation | undefined {
  const hash = body.extensions?.persistedQuery?.sha256Hash;
  if (hash === undefined) return undefined;
  const registered = operations.get(hash);
  if (!registered) {
    throw new EdgeError(400, 'OPERATION_NOT_REGISTERED', 'This operation is not registered; reload the page.');
  }
  return registered;
}

/** Returns the registered document with the declared variables of the request, in order; other variables are dropped. */
function toExecutableBody(operation: RegisteredOperation, requestBody: Body): Body {
  const requestVariables = requestBody.variables ?? {};
  const names = operation.variableNames.filter((name) => Object.hasOwn(requestVariables, name));
  return {
    query: operation.document,
    variables: Object.fromEntries(names.map((name) => [name, requestVariables[name]])),
  };
}

function readContext(request: GraphRequest): Pick<Caller, 'market' | 'language'> {
  const market = findMarket(request.headers['x-market'] ?? 'CR');
  if (!market) {
    throw new EdgeError(400, 'UNKNOWN_MARKET', 'Header x-market must name one of the thirteen markets, e.g. CR.');
  }
  const language = request.headers['x-language'] ?? market.defaultLanguage;
  if (!isLanguage(language)) throw new EdgeError(400, 'UNKNOWN_LANGUAGE', 'Header x-language must be es or en.');
  return { market: market.code, language };
}

async function identifyCaller(options: GraphOptions, request: GraphRequest): Promise<Caller> {
  const context = readContext(request);
  const authorization = request.headers.authorization;
  const bearer = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined;
  if (authorization && !bearer) throw new EdgeError(401, 'INVALID_TOKEN', 'Send the access token as a bearer token.');
  const identity = await options.authentication.identify({ bearer, guestToken: request.headers['x-guest-token'] });
  return { identity, ...context, requestId: request.requestId, clientIp: request.clientIp };
}

async function admit(throttle: Throttle, key: string): Promise<void> {
  if (await throttle.admit(key)) return;
  throw new EdgeError(429, 'TOO_MANY_REQUESTS', 'Too many operations per minute; try again shortly.');
}

async function admitAdHoc(options: GraphOptions, body: Body, caller: Caller): Promise<void> {
  if (caller.identity.kind !== 'partner' && !options.isAdHocOpenToEveryone) {
    throw new EdgeError(400, 'OPERATION_NOT_REGISTERED', 'Ad-hoc operations need partner credentials.');
  }
  if (!body.query) throw new EdgeError(400, 'BAD_REQUEST', 'The request has no query.');
  await admit(options.throttles.adHoc, getThrottleKey(caller));
  parseWithinLimits({ ...body, query: body.query }, options.listSizes);
}

/** Runs a public operation as an anonymous caller, so that no personal data can reach the cached response. */
async function runPublicOperation(options: GraphOptions, request: GraphRequest, body: Body): Promise<GraphResponse> {
  const context = readContext(request);
  const key = createHash('sha256')
    .update(JSON.stringify([body.query, body.variables, context.market, context.language]))
    .digest('base64');
  const loaded = await options.publicCache.get(key, async () => {
    const caller: Caller = { identity: { kind: 'anonymous' }, ...context, requestId: request.requestId };
    const response = await runOperation(options.server, body, caller);
    const cacheable = response.status === 200 && !response.body.includes('"errors":[');
    return cacheable ? { body: Buffer.from(response.body) } : { failure: response };
  });
  if ('failure' in loaded) return loaded.failure;
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-cache': loaded.hit ? 'hit' : 'miss',
    },
    body: loaded.body,
  };
}

/**
 * Runs a public operation for a member who allows the search service to recognise them: with a pseudonym, and past the
 * cache, which must not contain a response for one member (SEARCH-65). The caller stays anonymous to the subgraphs.
 */
async function runPersonalSearch(options: GraphOptions, request: GraphRequest, body: Body): Promise<GraphResponse> {
  const identity = await identifyCaller(options, request).then(
    (caller) => caller.identity,
    (error: unknown) => {
      if (error instanceof EdgeError) return undefined;
      throw error;
    },
  );
  // A search without a valid token runs as an anonymous one.
  if (identity?.kind !== 'member') return runPublicOperation(options, request, body);
  const caller: Caller = {
    identity: { kind: 'anonymous' },
    ...readContext(request),
    requestId: request.requestId,
    searchUserId: createSearchUserId(identity.membershipNumber, options.searchUserSecret),
  };
  return runOperation(options.server, body, caller);
}

/**
 * A pseudonym of a member. The membership number, which has 14 digits, cannot be computed from it without the secret.
 */
function createSearchUserId(membershipNumber: string, secret: string): string {
  return createHmac('sha256', secret).update(`search-user:${membershipNumber}`).digest('hex').slice(0, 32);
}

function runOperation(server: ApolloServer<GatewayContext>, body: Body, caller: Caller): Promise<GraphResponse> {
  return runInSpan('graph', { 'graphql.operation.name': body.operationName ?? '' }, () =>
    executeOperation(server, body, caller),
  );
}

async function executeOperation(
  server: ApolloServer<GatewayContext>,
  body: Body,
  caller: Caller,
): Promise<GraphResponse> {
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
