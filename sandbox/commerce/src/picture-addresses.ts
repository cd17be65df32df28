import type { FastifyInstance } from 'fastify';

/** Of a picture whose address is a path. Quotes inside a text are escaped, so no text ever looks like this. */
const pathOfPicture = /"url":"\//g;

/**
 * JSON that leaves the platform, with its pictures' addresses whole. Pictures are kept as paths, in products and in what
 * copies them into carts and orders: the database may be copied, and the media server move.
 */
export function withWholePictures(json: string, mediaUrl: string): string {
  return json.replace(pathOfPicture, `"url":"${mediaUrl}/`);
}

/** Names pictures whole in every answer of the API. */
export function answerWholePictures(app: FastifyInstance, mediaUrl: string): void {
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? withWholePictures(payload, mediaUrl) : payload,
  );
}
