import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Serves the API schema at `GET /schema.graphql`, for partners' tools and the explorer's download link. */
export function addSchemaFile(app: FastifyInstance, sdl: string): void {
  const etag = `"${createHash('sha256').update(sdl).digest('base64url')}"`;
  app.get('/schema.graphql', async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply
      .type('application/graphql; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tarima-api.graphql"')
      .send(sdl);
  });
}
