import { createHttpClient } from '@tarima/service-kit/http-client';
import { getAddressKey, type Throttle, throttleSeconds } from '@tarima/service-kit/throttle';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { consentCookie, parseConsent } from '../consent-choice.ts';
import { maskWords, scrub } from '../log/scrub.ts';
import type { ShopEnv } from './env.ts';
import { isFromShop } from './trusted-request.ts';

export interface ReportingOptions {
  readonly env: Pick<ShopEnv, 'COLLECTOR_URL' | 'COLLECTOR_WRITE_KEY' | 'COLLECTOR_TIMEOUT_MS'>;
  readonly shopOrigin: string;
  /** Limits log messages and batches by network address (ANALYTICS-56). */
  readonly logThrottle: Pick<Throttle, 'admit'>;
  readonly batchThrottle: Pick<Throttle, 'admit'>;
}

/** Maximum bytes of a log message and of a batch; a page that is closed sends 64 KB at most. */
const logBodyLimit = 4 * 1024;
const batchBodyLimit = 512 * 1024;

const logSchema = z.strictObject({
  message: z.string().trim().min(1).max(1_000),
  level: z.enum(['warn', 'info', 'error']),
});

/** A batch of a page; the collector checks the calls. */
const batchSchema = z.object({
  batch: z
    .array(z.looseObject({ type: z.enum(['track', 'identify', 'page']) }))
    .min(1)
    .max(500),
  sentAt: z.string().optional(),
});

/**
 * `POST /log` and `POST /analytics/v1/b` on the shop's own origin, passed on to the collector with its write key and
 * without cookies and addresses of visitors (decision 056). Pages never depend on the result.
 */
export function registerReporting(app: FastifyInstance, options: ReportingOptions): void {
  const { env, shopOrigin, logThrottle, batchThrottle } = options;
  const collector = createHttpClient({
    upstream: 'collector',
    baseUrl: env.COLLECTOR_URL.replace(/\/$/, ''),
    timeoutMs: env.COLLECTOR_TIMEOUT_MS,
    headers: () => ({ authorization: `Basic ${Buffer.from(`${env.COLLECTOR_WRITE_KEY}:`).toString('base64')}` }),
  });
  app.addHook('onClose', () => collector.close());

  const reject = (request: FastifyRequest, reply: FastifyReply, status: number, code: string, message: string) =>
    reply.status(status).send({ code, message, requestId: request.id });
  const rejectForeign = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (isFromShop(request.headers, shopOrigin)) return undefined;
    return reject(request, reply, 403, 'FORBIDDEN', 'Only pages of the shop may send this request.');
  };
  const rejectFrequent = async (request: FastifyRequest, reply: FastifyReply, throttle: Pick<Throttle, 'admit'>) => {
    if (await throttle.admit(getAddressKey(request.ip))) return undefined;
    reply.header('retry-after', String(throttleSeconds));
    return reject(request, reply, 429, 'TOO_MANY_REQUESTS', 'Too many requests; try again in a minute.');
  };

  app.register(async (routes) => {
    routes.addHook('onRequest', rejectForeign);

    routes.post('/log', { bodyLimit: logBodyLimit }, async (request, reply) => {
      const body = logSchema.safeParse(request.body);
      if (!body.success) return reject(request, reply, 400, 'BAD_REQUEST', z.prettifyError(body.error));
      // A page has its own limit; more messages than that are dropped silently (ANALYTICS-14).
      if (!(await logThrottle.admit(getAddressKey(request.ip)))) return reply.status(204).send();
      const message = maskWords(scrub(body.data.message));
      await collector.json('/log', { method: 'POST', body: { ...body.data, message } }).catch((error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error;
        request.log.debug({ err: error }, 'a log message of a browser was dropped');
      });
      return reply.status(204).send();
    });

    routes.post('/analytics/v1/b', { bodyLimit: batchBodyLimit }, async (request, reply) => {
      // Withdrawn in another tab, or while the page was sending (ANALYTICS-50).
      if (parseConsent(request.cookies[consentCookie]) !== 'accepted') return reply.status(204).send();
      const body = batchSchema.safeParse(request.body);
      if (!body.success) return reject(request, reply, 400, 'BAD_REQUEST', z.prettifyError(body.error));
      const rejected = await rejectFrequent(request, reply, batchThrottle);
      if (rejected) return rejected;
      try {
        await collector.json('/v1/batch', { method: 'POST', body: body.data });
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        request.log.debug({ err: error }, 'a batch of analytics was not accepted');
        if (!error.isDown) return reject(request, reply, 400, 'BAD_REQUEST', 'The collector refused the batch.');
        // The page sends the batch again later.
        return reject(request, reply, 503, 'UPSTREAM_UNAVAILABLE', 'The collector is not available.');
      }
      return { success: true };
    });
  });
}
