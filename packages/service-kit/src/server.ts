import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isDeeperThan } from './json-depth.ts';
import type { Logger } from './logger.ts';
import { traceRequests } from './telemetry/tracing.ts';

let isClosing = false;

/** Makes `/readyz` of all servers of this process fail, and their responses end their connections. */
export function markNotReady(): void {
  isClosing = true;
}

/** Checks a dependency; rejects when the service is not ready. */
export type ReadinessCheck = () => Promise<void>;

export interface ServerOptions {
  readonly name: string;
  readonly logger: Logger;
  /** Maximum size of a request body in bytes; a larger one gets a 413. */
  readonly bodyLimit?: number;
  /** Proxies with a trusted `x-forwarded-for` header (`trustProxySchema`). By default the header is ignored. */
  readonly trustProxy?: string | undefined;
  /** Rewrites the URL of a request before routing. */
  readonly rewriteUrl?: (url: string) => string;
  readonly readiness?: Readonly<Record<string, ReadinessCheck>>;
  /** Responds to requests of unknown addresses; by default with an `HttpErrorBody`. */
  readonly handleNotFound?: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** The body of every HTTP error of our services: a stable code, a message and the request id. */
export interface HttpErrorBody {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
}

/** Codes of HTTP errors without a code of their own. */
const statusCodes = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'NOT_READY',
} as const;

/** The code of an HTTP error by its status. */
export type HttpErrorCode = (typeof statusCodes)[keyof typeof statusCodes] | 'BODY_TOO_DEEP' | 'INTERNAL';

const codeByStatus: Readonly<Record<number, HttpErrorCode>> = statusCodes;

/** Maximum levels of a JSON body, because schemas, resolvers and `JSON.stringify` recurse into it. */
export const bodyDepthLimit = 64;

/** Seconds after which a client may repeat a request that got a 503 (ERRORS-55). */
const retryAfterSeconds = '60';

/** A rejected request with a specific code; other errors get the code of their status. */
export class RequestError extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RequestError';
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** Request ids of clients that are accepted; others could corrupt log lines. */
const requestIdPattern = /^[\w-]{8,64}$/;

/**
 * Creates the Fastify instance of a service: request ids, redacted logs, request logs at level debug (ERRORS-50), `/healthz`,
 * `/readyz` with the state of its dependencies, error bodies without a stack, and limits against slow clients.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { rewriteUrl } = options;
  const app = Fastify({
    loggerInstance: options.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit ?? 1_048_576,
    trustProxy: options.trustProxy ?? false,
    requestIdHeader: false,
    genReqId: (request) => {
      const requestId = request.headers['x-request-id'];
      return typeof requestId === 'string' && requestIdPattern.test(requestId) ? requestId : randomUUID();
    },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // requestTimeout alone does not close the connection of a client that sends its headers slowly.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 3_000 },
    ...(rewriteUrl ? { rewriteUrl: ({ url = '/' }: IncomingMessage) => rewriteUrl(url) } : {}),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 512 },
  });

  traceRequests(app);
  app.addHook('preValidation', async (request) => {
    if (!isDeeperThan(request.body, bodyDepthLimit)) return;
    throw new RequestError(400, 'BODY_TOO_DEEP', `The body has more than ${bodyDepthLimit} levels.`);
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    // A client would otherwise send its next request on a connection that is about to close.
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { method: request.method, path: request.url.split('?', 1)[0], status: reply.statusCode, ms: reply.elapsedTime },
      'request',
    );
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 600 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const body: HttpErrorBody = {
      code: getErrorCode(error, status),
      message: status < 500 ? error.message : 'The service failed to process the request.',
      requestId: request.id,
    };
    return reply.status(status).send(body);
  });
  app.setNotFoundHandler(options.handleNotFound ?? handleNotFound);

  app.get('/healthz', async () => ({ status: 'ok', service: options.name }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await Promise.all(
      Object.entries(options.readiness ?? {}).map(async ([name, check]) => {
        try {
          await check();
          return [name, 'ok'] as const;
        } catch (error) {
          options.logger.warn({ err: error, check: name }, 'not ready');
          return [name, 'failing'] as const;
        }
      }),
    );
    const isReady = !isClosing && checks.every(([, state]) => state === 'ok');
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not-ready', service: options.name, checks: Object.fromEntries(checks) });
  });
  return app;
}

function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: HttpErrorBody = {
    code: 'NOT_FOUND',
    message: 'There is no resource at this URL.',
    requestId: request.id,
  };
  return reply.status(404).send(body);
}

function getErrorCode(error: Error, status: number): string {
  if (error instanceof RequestError) return error.code;
  const fallback: HttpErrorCode = status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
  return codeByStatus[status] ?? fallback;
}

/** The port is in use by another program. */
export class PortInUseError extends Error {
  readonly port: number;

  constructor(service: string, port: number) {
    super(`${service} cannot listen: port ${port} is taken by another program.`);
    this.name = 'PortInUseError';
    this.port = port;
  }
}

/**
 * Starts listening and returns the base URL with the actual port.
 * @throws PortInUseError
 */
export async function listen(
  app: FastifyInstance,
  options: { name: string; host: string; port: number },
): Promise<string> {
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortInUseError(options.name, options.port);
    }
    throw error;
  }
  const address = app.server.address() as AddressInfo;
  return `http://${options.host}:${address.port}`;
}
