import type { FastifyInstance } from 'fastify';

/** Matches a picture with a path. Quotes in JSON strings are escaped, so no text matches. */
const picturePathPattern = /"url":"\//g;

/**
 * Resolves picture paths to full URLs in outgoing JSON. Products and their copies in carts and orders store paths, so
 * that the database can be copied and the media server moved.
 */
export function resolvePictureUrls(json: string, mediaUrl: string): string {
  return json.replace(picturePathPattern, `"url":"${mediaUrl}/`);
}

/** Resolves picture paths in all responses of the API. */
export function resolvePicturesInResponses(app: FastifyInstance, mediaUrl: string): void {
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? resolvePictureUrls(payload, mediaUrl) : payload,
  );
}
