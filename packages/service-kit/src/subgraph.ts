import { readFileSync } from 'node:fs';
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { LRUCache } from 'lru-cache';
import { type Caller, callerHeader, type PartnerScope, UnsignedCallerError, verifyCaller } from './caller.ts';
import { runWithCorrelationId } from './correlation.ts';
import { createBadUserInputError, type GraphErrorCode, publicErrorCodes } from './graphql-errors.ts';
import type { Logger } from './logger.ts';
import { createPartnerAccess, type EntityScopes } from './partner-access.ts';
import { createServer, type ReadinessCheck } from './server.ts';
import { runInSpan } from './telemetry/tracing.ts';

/** SDL that is prepended to every subgraph: the federation link, Money, UserError and other shared types. */
const sharedSdl = new URL('../../../schema/shared.graphql', import.meta.url);

export interface SubgraphOptions<Context> {
  /** Name in the supergraph, and the audience of signed calls. */
  readonly name: string;
  /** The `schema.graphql` of the subgraph. */
  readonly schemaFile: URL;
  readonly resolvers: Record<string, unknown>;
  /** Creates the context of a request: its loaders, upstream clients and caller. Called once per request. */
  readonly createContext: (caller: Caller) => Context | Promise<Context>;
  readonly callerSecret: string;
  /** The scope that a partner needs for the fields of the subgraph; shoppers have no scopes. */
  readonly partnerScope: PartnerScope;
  /** By entity of another subgraph, the scope that a partner needs instead for the fields that this subgraph adds to it. */
  readonly entityScopes?: EntityScopes;
  /** Whether operators may call the subgraph; by default they are refused, because nothing there is theirs. */
  readonly isOpenToOperators?: boolean;
  readonly logger: Logger;
  readonly readiness?: Readonly<Record<string, ReadinessCheck>>;
  /** Runs after the last request when the service closes. */
  readonly onClose?: () => Promise<void>;
}

/** An operation that the gateway executes in the same process. */
export interface SubgraphRequest {
  readonly query: string;
  readonly variables?: Record<string, unknown> | undefined;
  readonly operationName?: string | undefined;
  /** Not signed, because the call stays in the process. Over HTTP the caller is in the `x-tarima-caller` header. */
  readonly caller: Caller;
}

/** A subgraph that executes operations over HTTP (`app`) and in the same process (`execute`). */
export interface Subgraph {
  readonly name: string;
  readonly schema: GraphQLSchema;
  readonly app: FastifyInstance;
  execute(request: SubgraphRequest): Promise<ExecutionResult>;
  close(): Promise<void>;
}

/** A subgraph with scheduled jobs of its own. */
export interface SubgraphWithJobs extends Subgraph {
  /** Starts the scheduled jobs. Call it once the service listens. */
  start(): Promise<void>;
}

type SubgraphModule = Exclude<Extract<Parameters<typeof buildSubgraphSchema>[0], unknown[]>[number], DocumentNode>;

const documentCacheSize = 1_000;

/** Creates a subgraph. Its `app` does not listen until `listen` is called. */
export async function createSubgraph<Context extends object>(options: SubgraphOptions<Context>): Promise<Subgraph> {
  const schema = buildSubgraphSchema([
    {
      typeDefs: parse(`${readFileSync(sharedSdl, 'utf8')}\n${readFileSync(options.schemaFile, 'utf8')}`),
      resolvers: { SafeInt: GraphQLSafeInt, ...options.resolvers } as SubgraphModule['resolvers'],
    },
  ]);
  const partnerAccess = createPartnerAccess(schema, options);
  const app = createServer({ name: options.name, logger: options.logger, readiness: options.readiness ?? {} });
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // Calls must be signed by the gateway, so a forged browser request is rejected.
    csrfPrevention: false,
    formatError: (formatted, error) => formatError(formatted, error, options.logger),
    plugins: [fastifyApolloDrainPlugin(app) as ApolloServerPlugin<Context>],
    // `closeOnSignal` closes all services of the process in order.
    stopOnTerminationSignals: false,
    logger: options.logger,
  });
  await server.start();

  app.addHook('preHandler', (request, _reply, done) => runWithCorrelationId(request.id, done));
  const bodies = storeBodies(app);
  const readCaller = (request: FastifyRequest): Caller => {
    const header = request.headers[callerHeader];
    try {
      return verifyCaller(Array.isArray(header) ? header[0] : header, {
        audience: options.name,
        body: bodies.get(request) ?? '',
        secret: options.callerSecret,
      });
    } catch (error) {
      if (!(error instanceof UnsignedCallerError)) throw error;
      options.logger.warn({ reason: error.message }, 'a call without a valid signature was rejected');
      throw createRejection(401, 'UNSIGNED_CALLER', 'Calls must be signed by the gateway.');
    }
  };
  const createRequestContext = async (caller: Caller) => {
    const { identity } = caller;
    if (identity.kind === 'partner' && !partnerAccess.isAdmitted(identity.scopes)) {
      throw createRejection(403, 'FORBIDDEN', `These credentials lack the scope ${options.partnerScope}.`);
    }
    if (identity.kind === 'operator' && !options.isOpenToOperators) {
      throw createRejection(403, 'FORBIDDEN', 'Operators have no access to this.');
    }
    const context = await options.createContext(caller);
    if (identity.kind === 'partner') partnerAccess.restrict(context, identity.scopes);
    return context;
  };

  app.route({
    url: '/graphql',
    method: 'POST',
    handler: fastifyApolloHandler(server, { context: async (request) => createRequestContext(readCaller(request)) }),
  });
  if (options.onClose) app.addHook('onClose', options.onClose);

  const documents = new LRUCache<string, DocumentNode>({
    max: documentCacheSize,
    memoMethod: (query) => {
      const document = parse(query, { noLocation: true });
      const errors = validate(schema, document);
      if (errors.length > 0) throw errors[0];
      return document;
    },
  });

  return {
    name: options.name,
    schema,
    app,
    execute: (request) =>
      runWithCorrelationId(request.caller.requestId, () =>
        runInSpan(`subgraph ${options.name}`, { 'graphql.operation.name': request.operationName ?? '' }, async () => {
          try {
            const contextValue = await createRequestContext(request.caller);
            const result = await execute({
              schema,
              document: documents.memo(request.query),
              contextValue,
              variableValues: request.variables ?? {},
              operationName: request.operationName ?? null,
            });
            if (!result.errors) return result;
            // Without `data` nothing was executed: the variables do not match the operation.
            if (!('data' in result))
              return { errors: result.errors.map((error) => createBadUserInputError(error.message)) };
            return {
              ...result,
              errors: result.errors.map((error) =>
                toPublicError(formatError(error.toJSON(), error, options.logger), error),
              ),
            };
          } catch (error) {
            const graphqlError =
              error instanceof GraphQLError ? error : new GraphQLError('Internal', { originalError: error as Error });
            return {
              errors: [toPublicError(formatError(graphqlError.toJSON(), graphqlError, options.logger), graphqlError)],
            };
          }
        }),
      ),
    close: () => app.close(),
  };
}

/** Stores the bytes of each JSON body, because the signature covers the bytes and not the parsed value. */
function storeBodies(app: FastifyInstance): WeakMap<FastifyRequest, Buffer> {
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body);
    parseJson(request, body.toString('utf8'), done);
  });
  return bodies;
}

/** An error for a call that is rejected before any resolver runs, with an HTTP status for the gateway. */
function createRejection(status: number, code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, headers: new HeaderMap() } } });
}

function toPublicError(formatted: GraphQLFormattedError, error: GraphQLError): GraphQLError {
  return new GraphQLError(formatted.message, {
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...formatted.extensions },
  });
}

const publicCodes: ReadonlySet<string> = new Set(publicErrorCodes);

function formatError(formatted: GraphQLFormattedError, error: unknown, logger: Logger): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  if (typeof code === 'string' && publicCodes.has(code)) return { ...formatted, extensions: { code } };
  logger.error(
    { err: error instanceof GraphQLError ? (error.originalError ?? error) : error, path: formatted.path },
    'a resolver failed',
  );
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies GraphErrorCode },
  };
}
