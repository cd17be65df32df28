import { createHash } from 'node:crypto';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthoredBundle } from '../authored.ts';
import { channelNames, findChannel } from '../channels.ts';
import type { Delivery } from '../delivery.ts';

const base = '/delivery/site/v1/channels';

/**
 * The delivery API: channels, their pages in the Page Model format, and resource bundles as documents. The preview
 * token as bearer adds drafts, templates and data for editing tools; any other token is rejected.
 */
export function registerDelivery(
  app: FastifyInstance,
  dependencies: { delivery: Delivery; previewToken: string },
): void {
  const { delivery, previewToken } = dependencies;

  /** Read options of the request; undefined when the 401 response has been sent. */
  const authorize = (request: FastifyRequest, reply: FastifyReply): { preview: boolean } | undefined => {
    const { authorization } = request.headers;
    if (authorization === undefined) return { preview: false };
    if (isSameSecret(authorization.replace(/^Bearer /i, ''), previewToken)) return { preview: true };
    reply.status(401).send({ status: 401, message: 'The token is not valid.' });
    return undefined;
  };

  app.get(base, async (request, reply) =>
    sendTagged(request, reply, { channels: channelNames.map((name) => ({ id: name })) }),
  );

  const sendPage = async (
    request: FastifyRequest<{ Params: { channel: string; '*'?: string } }>,
    reply: FastifyReply,
  ) => {
    const options = authorize(request, reply);
    if (!options) return reply;
    const channel = findChannel(request.params.channel);
    // The root path of a channel is its home page.
    const path = request.params['*'] || 'home';
    const self = `${request.protocol}://${request.host}${request.url}`;
    const model = channel && (await delivery.readPage(channel, path, { ...options, self }));
    return model ? sendTagged(request, reply, model) : sendNotFound(reply);
  };
  app.get(`${base}/:channel/pages`, sendPage);
  app.get(`${base}/:channel/pages/*`, sendPage);

  app.get<{ Params: { channel: string } }>(`${base}/:channel/sitemap`, async (request, reply) => {
    const channel = findChannel(request.params.channel);
    return channel ? sendTagged(request, reply, { pages: await delivery.listPages(channel) }) : sendNotFound(reply);
  });

  app.get<{ Params: { channel: string; name: string } }>(
    `${base}/:channel/documents/resource-bundles/:name`,
    async (request, reply) => {
      const options = authorize(request, reply);
      if (!options) return reply;
      const channel = findChannel(request.params.channel);
      const bundle = channel && (await delivery.readBundle(channel, request.params.name, options));
      return bundle ? sendTagged(request, reply, toBundleDocument(request.params.name, bundle)) : sendNotFound(reply);
    },
  );
}

/** Converts a resource bundle to the format of the delivery API, with parallel arrays of keys and messages. */
function toBundleDocument(name: string, bundle: AuthoredBundle) {
  const id = `u${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  return {
    meta: { version: '1.0', product: 'brx' },
    document: { $ref: `/content/${id}` },
    content: {
      [id]: {
        type: 'document',
        data: {
          id: id.slice(1),
          name,
          contentType: 'resourcebundle:resourcebundle',
          keys: Object.keys(bundle),
          messages: Object.values(bundle),
        },
        meta: {},
        links: {},
      },
    },
  };
}

const sendNotFound = (reply: FastifyReply) => reply.status(404).send({ status: 404, message: 'Not found' });

/** Sends a JSON body with a strong ETag; 304 when the caller has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
