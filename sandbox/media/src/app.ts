import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { chooseCategoryPicture } from './category-picture.ts';
import { createPictureCache } from './picture-cache.ts';
import type { Picture } from './picture-svg.ts';
import { parseCategoryParams, parsePictureParams, parseQuality } from './picture-url.ts';
import { createRenderer, type PictureFormat, type Renderer } from './renderer.ts';

/** `cacheDir` stores rendered pictures; `render` replaces the renderer in tests. */
export type MediaDependencies = { cacheDir: string; logger: Logger; render?: Renderer };

/** Maximum number of parallel renderings, because the sandbox shares two cores with other processes. */
const parallelRenderings = 2;
/** About 20 MB of card-sized pictures. */
const picturesInMemory = 500;

/** A picture's URL describes it completely, so its content never changes. */
const immutableCacheControl = 'public, max-age=31536000, immutable';
/** A category's picture can change with the category. */
const oneDayCacheControl = 'public, max-age=86400';

/** The smallest picture in AVIF: below it, the container of AVIF takes more bytes than its compression saves. */
const smallestAvifSize = 320;

/**
 * The picture service of the sandbox. The URL describes a picture:
 * `/p/{arrangement}/{illustration[+illustration]}/{tone}/{size}.webp`, or the category's key:
 * `/categories/{key}/{size}.webp`, with sizes 96, 320, 640 and 1200, and an optional
 * `quality` in the query. Any other URL is a 404 with a typed body. As with the automatic format of image CDNs, clients that
 * accept AVIF get it where it is smaller than WebP.
 */
export function createMediaApp({ cacheDir, logger, render }: MediaDependencies): FastifyInstance {
  const app = createServer({ name: 'sandbox-media', logger });
  const pictures = createPictureCache({
    directory: cacheDir,
    render: render ?? createRenderer(parallelRenderings),
    memoryEntries: picturesInMemory,
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Picture,
    size: number,
    cacheControl: string,
  ) {
    const quality = parseQuality(request.query);
    if (quality === null) return reply.callNotFound();
    const format = chooseFormat(request, size);
    const { bytes, etag } = await pictures.get({ picture, size, quality, format });
    reply
      .header('etag', etag)
      .header('cache-control', cacheControl)
      .header('vary', 'accept')
      .header('access-control-allow-origin', '*');
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.status(304).send();
    return reply.type(`image/${format}`).header('content-length', bytes.length).send(bytes);
  }

  app.get('/p/:arrangement/:emoji/:tone/:file', async (request, reply) => {
    const parsed = parsePictureParams(request.params);
    if (!parsed) return reply.callNotFound();
    return send(request, reply, parsed.picture, parsed.size, immutableCacheControl);
  });

  app.get('/categories/:key/:file', async (request, reply) => {
    const parsed = parseCategoryParams(request.params);
    if (!parsed) return reply.callNotFound();
    return send(request, reply, chooseCategoryPicture(parsed.key), parsed.size, oneDayCacheControl);
  });

  return app;
}

/** The format of a picture for a client: AVIF only if `Accept` names it, because clients that accept any type may not support it. */
function chooseFormat(request: FastifyRequest, size: number): PictureFormat {
  const [preferred] = new Negotiator(request.raw).mediaTypes(['image/webp', 'image/avif']);
  return preferred === 'image/avif' && size >= smallestAvifSize ? 'avif' : 'webp';
}
