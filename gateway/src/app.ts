import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloServer } from '@apollo/server';
import type { Logger } from '@tarima/service-kit/logger';
import { registerSecurityHeaders } from '@tarima/service-kit/security-headers';
import { createServer } from '@tarima/service-kit/server';
import type { Subgraph } from '@tarima/service-kit/subgraph';
import type { FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { createAuthentication } from './authentication.ts';
import { createRemoteDataSource, type GatewayContext, type GatewayDataSource } from './data-source.ts';
import type { GatewayEnv } from './env.ts';
import { EdgeError } from './errors.ts';
import { addExplorer } from './explorer.ts';
import { createFederation } from './federation.ts';
import { createGraph, type Graph, toErrorResponse } from './graph.ts';
import { computeListSizes } from './measure.ts';
import { type OperationManifest, readManifests } from './operations.ts';
import { createPublicCache } from './public-cache.ts';
import { addSchemaFile } from './schema-file.ts';
import type { GatewayThrottles } from './throttles.ts';

const supergraphFile = new URL('../../schema/supergraph.graphql', import.meta.url);
const apiFile = new URL('../../schema/api.graphql', import.meta.url);
const manifestFile = new URL('../../schema/operations.gen.json', import.meta.url);

/** Maximum size of a GraphQL request body in bytes. */
const bodyLimit = 100_000;

/** Browsers must neither run nor embed a response with data. */
const dataDirectives = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
/** The explorer's editor creates styles and workers, which its scripts must be free to load. */
const explorerDirectives = {
  'default-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:', 'data:'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
};

export interface GatewayOptions {
  readonly env: GatewayEnv;
  readonly logger: Logger;
  /** Subgraphs in the same process; the others are called at their `*_URL`. */
  readonly subgraphs: readonly Subgraph[];
  readonly throttles: GatewayThrottles;
  /** Registered operations; by default those of the shop's build. */
  readonly operations?: OperationManifest;
}

export interface Gateway {
  readonly app: FastifyInstance;
  /** The same graph without a network hop, for a shop in the same process. */
  readonly graph: Graph;
}

/** Builds the gateway; it accepts connections once `listen` is called on its `app`. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { env, logger } = options;
  const apiSdl = readFileSync(apiFile, 'utf8');
  const operations = options.operations ?? readManifests(listManifestFiles(env));
  const app = createServer({ name: 'gateway', logger, bodyLimit, trustProxy: env.TRUST_PROXY });
  registerSecurityHeaders(app, {
    contentSecurityPolicy: { useDefaults: false, directives: env.EXPLORER ? explorerDirectives : dataDirectives },
    xFrameOptions: { action: 'deny' },
    // A demo installation uses http.
    strictTransportSecurity: env.DEPLOYMENT === 'live',
  });
  const server = new ApolloServer<GatewayContext>({
    gateway: createFederation({
      supergraphSdl: readFileSync(supergraphFile, 'utf8'),
      subgraphs: options.subgraphs,
      createRemoteSource: (name) => createRemoteSource(name, env),
      registeredDocuments: new Set([...operations.values()].map(({ document }) => document)),
      logger,
    }),
    introspection: env.EXPLORER,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    // The shop, which uses cookies, checks the origin of requests. The gateway accepts bearer tokens only.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    logger,
  });
  await server.start();
  app.addHook('onClose', () => server.stop());

  const graph = createGraph({
    server,
    authentication: createAuthentication({
      issuer: env.IDENTITY_ISSUER,
      audience: env.GRAPH_AUDIENCE,
      guestTokenSecret: env.GUEST_TOKEN_SECRET,
    }),
    operations,
    listSizes: computeListSizes(buildSchema(apiSdl)),
    publicCache: createPublicCache({
      ttlMs: env.PUBLIC_CACHE_SECONDS * 1_000,
      maxBytes: env.PUBLIC_CACHE_MEGABYTES * 1_024 * 1_024,
    }),
    isAdHocOpenToEveryone: env.EXPLORER,
    throttles: options.throttles,
    searchUserSecret: env.CALLER_SECRET,
  });

  app.post('/graphql', async (request, reply) => {
    const response = await graph({
      headers: request.headers as Record<string, string | undefined>,
      body: request.body,
      requestId: request.id,
      clientIp: request.ip,
    });
    return reply.status(response.status).headers(response.headers).send(response.body);
  });
  addSchemaFile(app, apiSdl);
  if (env.EXPLORER) await addExplorer(app, env);
  else {
    app.get('/graphql', async (_request, reply) => {
      const response = toErrorResponse(new EdgeError(405, 'BAD_REQUEST', 'Send operations by POST.'));
      return reply.status(response.status).headers(response.headers).send(response.body);
    });
  }
  return { app, graph };
}

function listManifestFiles(env: GatewayEnv): URL[] {
  const previous = env.PREVIOUS_OPERATIONS_FILE;
  return previous ? [manifestFile, pathToFileURL(resolve(previous))] : [manifestFile];
}

function createRemoteSource(name: string, env: GatewayEnv): GatewayDataSource {
  const url = env[`${name.toUpperCase()}_URL` as keyof GatewayEnv];
  if (typeof url !== 'string') throw new Error(`The gateway needs ${name.toUpperCase()}_URL or the subgraph itself.`);
  return createRemoteDataSource(name, url, env.CALLER_SECRET);
}
