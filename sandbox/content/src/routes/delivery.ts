import { createHash } from 'node:crypto';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthoredBundle } from '../authored.ts';
import { channelNames, findChannel } from '../channels.ts';
import type { Delivery } from '../delivery.ts';

const base = '/delivery/site/v1/channels';

/**
 * The delivery API: channels, their pages in the Page Model format, and resource bundles as documents. With the preview
 * token as bearer it delivers drafts, templates and what editing tools need; another token is refused.
 */
export function registerDelivery(app: FastifyInstance, parts: { delivery: Delivery; previewToken: string }): void {
  const { delivery, previewToken } = parts;

  /** Whether drafts are asked for; undefined when the answer has been sent. */
  const readingOf = (request: FastifyRequest, reply: FastifyReply): { preview: boolean } | undefined => {
    const { authorization } = request.headers;
    if (authorization === undefined) return { preview: false };
    if (isSameSecret(authorization.replace(/^Bearer /i, ''), previewToken)) return { preview: true };
    reply.status(401).send({ status: 401, message: 'The token is not valid.' });
    return undefined;
  };

  app.get(base, async (request, reply) =>
    sendTagged(request, reply, { channels: channelNames.map((name) => ({ id: name })) }),
  );

  const page = async (request: FastifyRequest<{ Params: { channel: string; '*'?: string } }>, reply: FastifyReply) => {
    const reading = readingOf(request, reply);
    if (!reading) return reply;
    const channel = findChannel(request.params.channel);
    // The root of a channel is its home page.
    const path = request.params['*'] || 'home';
    const self = `${request.protocol}://${request.host}${request.url}`;
    const model = channel && (await delivery.page(channel, path, { ...reading, self }));
    return model ? sendTagged(request, reply, model) : notFound(reply);
  };
  app.get(`${base}/:channel/pages`, page);
  app.get(`${base}/:channel/pages/*`, page);

  app.get<{ Params: { channel: string } }>(`${base}/:channel/sitemap`, async (request, reply) => {
    const channel = findChannel(request.params.channel);
    return channel ? sendTagged(request, reply, { pages: await delivery.pages(channel) }) : notFound(reply);
  });

  app.get<{ Params: { channel: string; name: string } }>(
    `${base}/:channel/documents/resource-bundles/:name`,
    async (request, reply) => {
      const reading = readingOf(request, reply);
      if (!reading) return reply;
      const channel = findChannel(request.params.channel);
      const bundle = channel && (await delivery.bundle(channel, request.params.name, reading));
      return bundle ? sendTagged(request, reply, bundleDocument(request.params.name, bundle)) : notFound(reply);
    },
  );
}

/** A resource bundle as the delivery API writes one: keys and messages side by side. */
function bundleDocument(name: string, bundle: AuthoredBundle) {
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

const notFound = (reply: FastifyReply) => reply.status(404).send({ status: 404, message: 'Not found' });

/** Answers with a strong ETag; 304 when the caller has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
