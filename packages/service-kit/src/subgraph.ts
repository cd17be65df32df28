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
import { type Caller, callerHeader, type PartnerScope, UnsignedCallerError, verifyCaller } from './caller.ts';
import { badUserInput } from './graphql-errors.ts';
import type { Logger } from './logger.ts';
import { createServer, type ReadinessCheck } from './server.ts';

/** SDL prepended to every subgraph: federation's link, Money, UserError and the other shared types. */
const sharedSdl = new URL('../../../schema/shared.graphql', import.meta.url);

export interface SubgraphOptions<Context> {
  /** Name in the supergraph and audience of its signed callers. */
  readonly name: string;
  /** The folder's own `schema.graphql`. */
  readonly schemaFile: URL;
  readonly resolvers: Record<string, unknown>;
  /** Builds a request's context: its loaders, upstream clients, caller. Called once a request. */
  readonly createContext: (caller: Caller) => Context | Promise<Context>;
  readonly callerSecret: string;
  /** The scope that a partner needs for every field of this service; shoppers have no scopes. */
  readonly partnerScope: PartnerScope;
  readonly logger: Logger;
  readonly readiness?: Readonly<Record<string, ReadinessCheck>>;
  /** Runs when the service closes, after the last request. */
  readonly onClose?: () => Promise<void>;
}

/** One operation as the gateway sends it in the same process. */
export interface SubgraphRequest {
  readonly query: string;
  readonly variables?: Record<string, unknown> | undefined;
  readonly operationName?: string | undefined;
  /** Unsigned: the call does not leave the process. Over HTTP the caller comes from the `x-tarima-caller` header. */
  readonly caller: Caller;
}

/** A subgraph: the same resolvers behind HTTP (`app`) and behind a direct call (`execute`). */
export interface Subgraph {
  readonly name: string;
  readonly schema: GraphQLSchema;
  readonly app: FastifyInstance;
  execute(request: SubgraphRequest): Promise<ExecutionResult>;
  close(): Promise<void>;
}

type SubgraphModule = Exclude<Extract<Parameters<typeof buildSubgraphSchema>[0], unknown[]>[number], DocumentNode>;

const documentCacheSize = 1_000;

/** Builds a subgraph; nothing listens until `listen` is called on its `app`. */
export async function createSubgraph<Context extends object>(options: SubgraphOptions<Context>): Promise<Subgraph> {
  const schema = buildSubgraphSchema([
    {
      typeDefs: parse(`${readFileSync(sharedSdl, 'utf8')}\n${readFileSync(options.schemaFile, 'utf8')}`),
      resolvers: { SafeInt: GraphQLSafeInt, ...options.resolvers } as SubgraphModule['resolvers'],
    },
  ]);
  const app = createServer({ name: options.name, logger: options.logger, readiness: options.readiness ?? {} });
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // Only the gateway calls a subgraph, and it signs its calls: a browser cannot be made to send one.
    csrfPrevention: false,
    formatError: (formatted, error) => formatError(formatted, error, options.logger),
    plugins: [fastifyApolloDrainPlugin(app) as ApolloServerPlugin<Context>],
    logger: options.logger,
  });
  await server.start();

  const bodies = keepBodies(app);
  const callerOf = (request: FastifyRequest): Caller => {
    const header = request.headers[callerHeader];
    try {
      return verifyCaller(Array.isArray(header) ? header[0] : header, {
        audience: options.name,
        body: bodies.get(request) ?? '',
        secret: options.callerSecret,
      });
    } catch (error) {
      if (!(error instanceof UnsignedCallerError)) throw error;
      options.logger.warn({ reason: error.message }, 'unsigned call refused');
      throw refused(401, 'UNSIGNED_CALLER', 'Calls come through the gateway.');
    }
  };
  const contextOf = async (caller: Caller) => {
    const { identity } = caller;
    if (identity.kind === 'partner' && !identity.scopes.includes(options.partnerScope)) {
      throw refused(403, 'FORBIDDEN', `These credentials lack the scope ${options.partnerScope}.`);
    }
    return options.createContext(caller);
  };

  app.route({
    url: '/graphql',
    method: 'POST',
    handler: fastifyApolloHandler(server, { context: async (request) => contextOf(callerOf(request)) }),
  });
  if (options.onClose) app.addHook('onClose', options.onClose);

  const documents = new Map<string, DocumentNode>();
  const documentOf = (query: string): DocumentNode => {
    const known = documents.get(query);
    if (known) return known;
    const document = parse(query, { noLocation: true });
    const faults = validate(schema, document);
    if (faults.length > 0) throw faults[0];
    const oldest = documents.size >= documentCacheSize ? documents.keys().next().value : undefined;
    if (oldest !== undefined) documents.delete(oldest);
    documents.set(query, document);
    return document;
  };

  return {
    name: options.name,
    schema,
    app,
    async execute(request) {
      try {
        const contextValue = await contextOf(request.caller);
        const result = await execute({
          schema,
          document: documentOf(request.query),
          contextValue,
          variableValues: request.variables ?? {},
          operationName: request.operationName ?? null,
        });
        if (!result.errors) return result;
        // Without `data` nothing was executed: the variables do not fit the operation.
        if (!('data' in result)) return { errors: result.errors.map((error) => badUserInput(error.message)) };
        return {
          ...result,
          errors: result.errors.map((error) => rebuilt(formatError(error.toJSON(), error, options.logger), error)),
        };
      } catch (error) {
        const known =
          error instanceof GraphQLError ? error : new GraphQLError('Internal', { originalError: error as Error });
        return { errors: [rebuilt(formatError(known.toJSON(), known, options.logger), known)] };
      }
    },
    close: () => app.close(),
  };
}

/** The bytes of each JSON body, which its signature covers, beside what they parse to. */
function keepBodies(app: FastifyInstance): WeakMap<FastifyRequest, Buffer> {
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body);
    parseJson(request, body.toString('utf8'), done);
  });
  return bodies;
}

/** A call that no resolver sees. The gateway reads the status, people read the code. */
function refused(status: number, code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, headers: new HeaderMap() } } });
}

function rebuilt(formatted: GraphQLFormattedError, error: GraphQLError): GraphQLError {
  return new GraphQLError(formatted.message, {
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...formatted.extensions },
  });
}

/** Codes whose messages are ours and safe to show; any other error is a bug or an upstream's and is only logged. */
const publicCodes = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'UNSIGNED_CALLER',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'SEARCH_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
]);

function formatError(formatted: GraphQLFormattedError, error: unknown, logger: Logger): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  if (typeof code === 'string' && publicCodes.has(code)) return { ...formatted, extensions: { code } };
  logger.error(
    { err: error instanceof GraphQLError ? (error.originalError ?? error) : error, path: formatted.path },
    'resolver failed',
  );
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
