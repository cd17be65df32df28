import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { categoryPicture } from './category-picture.ts';
import { createPictureCache } from './picture-cache.ts';
import type { Picture } from './picture-svg.ts';
import { parseCategoryParams, parsePictureParams } from './picture-url.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** `cacheDir` keeps rendered pictures; `render` may be given to draw in another way. */
export type MediaDeps = { cacheDir: string; logger: Logger; render?: Renderer };

/** Pictures rendered at a time: the sandbox shares two cores with everything else. */
const parallelRenderings = 2;
/** About 20 MB of card pictures. */
const picturesInMemory = 500;

/** A picture's address says all that is in it, so it never changes. */
const forever = 'public, max-age=31536000, immutable';
/** A category's picture may change with the category. */
const oneDay = 'public, max-age=86400';

/**
 * The picture service of the sandbox. A picture is described by its address:
 * `/p/{arrangement}/{illustration[+illustration]}/{tone}/{size}.webp`, a category's by its key:
 * `/categories/{key}/{size}.webp`; sizes 96, 320, 640, 1200. Anything else is 404 with a typed body.
 */
export function createMediaApp({ cacheDir, logger, render }: MediaDeps): FastifyInstance {
  const app = createServer({ name: 'sandbox-media', logger });
  const pictures = createPictureCache({
    directory: cacheDir,
    render: render ?? createRenderer(parallelRenderings),
    memoryEntries: picturesInMemory,
  });

  async function send(request: FastifyRequest, reply: FastifyReply, picture: Picture, size: number, cache: string) {
    const { bytes, etag } = await pictures.get(picture, size);
    reply.header('etag', etag).header('cache-control', cache).header('access-control-allow-origin', '*');
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.status(304).send();
    return reply.type('image/webp').header('content-length', bytes.length).send(bytes);
  }

  app.get('/p/:arrangement/:emoji/:tone/:file', async (request, reply) => {
    const parsed = parsePictureParams(request.params);
    if (!parsed) return reply.callNotFound();
    return send(request, reply, parsed.picture, parsed.size, forever);
  });

  app.get('/categories/:key/:file', async (request, reply) => {
    const parsed = parseCategoryParams(request.params);
    if (!parsed) return reply.callNotFound();
    return send(request, reply, categoryPicture(parsed.key), parsed.size, oneDay);
  });

  return app;
}
