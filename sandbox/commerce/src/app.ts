import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addFaults } from '../../faults/faults.ts';
import { migrations } from '../migrations/all.ts';
import { areas } from './areas.ts';
import { authorizeCalls } from './auth/authorize.ts';
import { type ApiClient, buildSandboxClients } from './auth/clients.ts';
import { registerTokenRoutes } from './auth/token-routes.ts';
import { createTokenStore } from './auth/tokens.ts';
import type { CommerceContext, CommerceSettings } from './context.ts';
import { handleError, PlatformError } from './errors.ts';
import { resolvePicturesInResponses } from './picture-urls.ts';
import { createStoredProducts } from './products/stored-products.ts';
import { createReferences } from './resources/references.ts';
import { schemaName } from './schema-name.ts';
import type { CommerceTables } from './tables.ts';

export interface CommerceDependencies {
  readonly database: Database;
  readonly logger: Logger;
  readonly settings: CommerceSettings;
  readonly clients?: readonly ApiClient[];
  readonly now?: () => Date;
  /** Called after requests and background jobs that may have changed data, for services in the same process. */
  readonly onChange?: () => void;
}

/** The running sandbox: its server, and the context for seeding. */
export interface Commerce {
  readonly app: FastifyInstance;
  readonly context: CommerceContext;
}

const correlationHeader = 'x-correlation-id';
/** The platform replaces ids of other formats. */
const correlationPattern = /^[\w/-]{8,256}$/;

/** Large import batches contain prices of every market. */
const bodyLimitBytes = 32 * 1_048_576;

/** The commerce platform's HTTP API over SQL (see README.md). Migrates the database. */
export async function createCommerceApp(dependencies: CommerceDependencies): Promise<Commerce> {
  const { database, logger, settings } = dependencies;
  const now = dependencies.now ?? (() => new Date());
  const notifyChange = dependencies.onChange ?? (() => undefined);
  const db = await database.schema<CommerceTables>(schemaName, migrations);
  const context: CommerceContext = {
    db,
    logger,
    settings,
    references: createReferences(),
    products: createStoredProducts(),
    now,
    notifyChange,
  };
  const tokens = createTokenStore(db, now);
  const app = createServer({
    name: 'commerce',
    logger,
    bodyLimit: bodyLimitBytes,
    readiness: { database: () => database.ping() },
    handleNotFound: rejectUnknownAddress,
  });

  echoCorrelationIds(app);

  await app.register(async (scope) => {
    scope.setErrorHandler(handleError);
    await registerTokenRoutes(scope, {
      projectKey: settings.projectKey,
      clients: dependencies.clients ?? buildSandboxClients(settings.projectKey),
      tokens,
    });
  });
  await app.register(
    async (project) => {
      project.setErrorHandler(handleError);
      project.setNotFoundHandler(rejectUnknownAddress);
      acceptEmptyJson(project);
      addFaults(project, { formatError: formatFault });
      notifyAfterWrites(project, notifyChange);
      resolvePicturesInResponses(project, settings.mediaUrl);
      authorizeCalls(project, tokens, settings.projectKey);
      for (const area of areas) area(project, context);
    },
    { prefix: `/${settings.projectKey}` },
  );
  return { app, context };
}

/** The error of a requested fault in the platform's format. */
function formatFault(statusCode: number, message: string) {
  return new PlatformError(statusCode, { code: statusCode < 500 ? 'InvalidInput' : 'OverCapacity', message }).body;
}

function rejectUnknownAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = `There is no endpoint ${request.method} here.`;
  return handleError(new PlatformError(404, { code: 'ResourceNotFound', message }), request, reply);
}

/** Each response has the correlation id of its request, or else one of the platform's own. */
function echoCorrelationIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { [correlationHeader]: id } = request.headers;
    reply.header(correlationHeader, typeof id === 'string' && correlationPattern.test(id) ? id : randomUUID());
  });
}

/** Notifies before the response is sent, because a request with a lost response has changed data too. */
function notifyAfterWrites(app: FastifyInstance, notifyChange: () => void): void {
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') notifyChange();
  });
}

/** The SDK sends the JSON content type with every request, including `DELETE` requests without a body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else parseJson(request, String(body), done);
  });
}
