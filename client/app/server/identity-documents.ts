import {
  type DocumentRules,
  documentSizeLimit,
  findDocumentError,
  findDocumentType,
} from '@tarima/markets/identity-document';
import { parseLocale } from '@tarima/markets/locale';
import type { MarketCode } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { createDocumentReference } from '@tarima/service-kit/document-reference';
import { createHttpClient } from '@tarima/service-kit/http-client';
import { getAddressKey, openThrottle, type Throttle, throttleSeconds } from '@tarima/service-kit/throttle';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Viewer, Viewers } from './auth-viewer.ts';
import type { ShopEnv } from './env.ts';
import { isFromShopScript } from './trusted-request.ts';

export interface IdentityDocumentOptions {
  readonly membershipUrl: string;
  readonly membershipKey: string;
  readonly shopOrigin: string;
  readonly viewers: Pick<Viewers, 'ensureGuest'>;
  /** Limits uploads by network address. */
  readonly throttle: Pick<Throttle, 'admit'>;
  /** What a market accepts; undefined in a market without documents. */
  readonly getRules: (market: MarketCode) => DocumentRules | undefined;
}

const uploadTimeoutMs = 20_000;
const uploadedSchema = z.object({ documentId: z.uuid() });

/**
 * `POST /uploads/identity-documents`: passes the picture of an identity document on to the club, which owns it, and returns
 * its id for the registration (MEMBERSHIP-68, decision 051). The shop neither stores nor serves it. Its type is that of its
 * content.
 */
export function registerIdentityDocuments(app: FastifyInstance, options: IdentityDocumentOptions): void {
  const { shopOrigin, viewers, throttle, getRules } = options;
  const club = createHttpClient({
    upstream: 'membership',
    baseUrl: options.membershipUrl,
    timeoutMs: uploadTimeoutMs,
    headers: () => ({ 'x-api-key': options.membershipKey }),
  });
  app.addHook('onClose', () => club.close());

  const reject = (request: FastifyRequest, reply: FastifyReply, status: number, code: string, message: string) =>
    reply.status(status).send({ code, message, requestId: request.id });

  app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: documentSizeLimit },
      (_request, body, done) => done(null, body),
    );
    // Before the body is read.
    routes.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isFromShopScript(request.headers, shopOrigin)) {
        return reject(request, reply, 403, 'FORBIDDEN', 'Only pages of the shop may send this request.');
      }
      if (!findRules(request)) return reject(request, reply, 404, 'NOT_FOUND', 'The market takes no documents.');
      if (await throttle.admit(getAddressKey(request.ip))) return undefined;
      reply.header('retry-after', String(throttleSeconds));
      return reject(request, reply, 429, 'TOO_MANY_REQUESTS', 'Too many requests; try again in a minute.');
    });

    routes.post('/uploads/identity-documents', async (request, reply) => {
      const rules = findRules(request);
      const { body } = request;
      if (!rules || !Buffer.isBuffer(body)) return reject(request, reply, 400, 'BAD_REQUEST', 'There is no file.');
      const error = findDocumentError({ size: body.length, start: body }, rules);
      if (error === 'TOO_LARGE') return reject(request, reply, 413, 'BODY_TOO_LARGE', 'The file is too large.');
      if (error)
        return reject(request, reply, 415, 'UNSUPPORTED_TYPE', 'The file is not a picture of an accepted type.');
      const owner = getOwner(await viewers.ensureGuest(request, reply));
      if (owner === undefined) return reject(request, reply, 403, 'FORBIDDEN', 'Only shoppers may send this request.');
      const document = {
        reference: createDocumentReference(owner),
        contentType: findDocumentType(body),
        content: body.toString('base64'),
      };
      try {
        const uploaded = await club.json('/v1/identity-documents', { method: 'POST', body: document });
        return reply.status(201).send({ documentId: uploadedSchema.parse(uploaded).documentId });
      } catch (failure) {
        if (!(failure instanceof UpstreamError)) throw failure;
        request.log.warn({ status: failure.status }, 'an identity document could not be passed on');
        return reject(request, reply, 503, 'UPSTREAM_UNAVAILABLE', 'The club does not take documents now.');
      }
    });
  });

  function findRules({ headers }: FastifyRequest): DocumentRules | undefined {
    const locale = parseLocale(`${headers['x-language']}-${headers['x-market']}`);
    return locale && getRules(locale.market.code);
  }
}

/** The shopper as the graph names the owner of an attempt. */
function getOwner(viewer: Viewer): string | undefined {
  if (viewer.kind === 'member') return `member:${viewer.member.membershipNumber}`;
  return viewer.kind === 'guest' ? `guest:${viewer.guestId}` : undefined;
}

interface OpenOptions extends Pick<IdentityDocumentOptions, 'shopOrigin' | 'viewers'> {
  readonly env: Pick<
    ShopEnv,
    'MEMBERSHIP_API_URL' | 'MEMBERSHIP_API_KEY' | 'IDENTITY_DOCUMENTS_PER_MINUTE' | 'REDIS_URL'
  >;
  readonly configuration: ConfigurationSource;
}

/** Registers the route where the shop can reach the club's API. */
export async function openIdentityDocuments(
  app: FastifyInstance,
  { env, configuration, ...options }: OpenOptions,
): Promise<void> {
  const { MEMBERSHIP_API_URL: membershipUrl, MEMBERSHIP_API_KEY: membershipKey } = env;
  if (membershipUrl === undefined || membershipKey === undefined) return;
  const throttle = await openThrottle({
    name: 'identity-documents',
    perMinute: env.IDENTITY_DOCUMENTS_PER_MINUTE,
    redisUrl: env.REDIS_URL,
  });
  app.addHook('onClose', () => throttle.close());
  const getRules = (market: MarketCode) => configuration.market(market).membership.identityDocument ?? undefined;
  registerIdentityDocuments(app, { ...options, membershipUrl, membershipKey, throttle, getRules });
}
