import { createHash } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { migrations } from '../migrations/all.ts';
import { type ContentTables, createDocuments } from './documents.ts';
import type { ContentEnv } from './env.ts';

export interface ContentParts {
  readonly env: ContentEnv;
  readonly database: Database;
  readonly logger: Logger;
  /** Documents by path; put in place of those that no editor has touched. */
  readonly seeds: Readonly<Record<string, unknown>>;
}

const paths = ['/config/:name', '/campaigns/:name', '/pages/:channel/:id'];
const bodySchema = z.record(z.string(), z.unknown());

/**
 * The content sandbox: documents that editors own, as JSON with a strong ETag. `GET /config/{global|market}`,
 * `GET /campaigns/{market}` and `GET /pages/{market}-{language}/{id}`; `PUT` with `x-api-key` writes one. Like other content systems it checks the
 * key and that a document is an object, not what is in it: its readers do (architecture §9).
 */
export async function createContentApp({ env, database, logger, seeds }: ContentParts): Promise<FastifyInstance> {
  const documents = createDocuments(await database.schema<ContentTables>('content', migrations));
  await documents.seed(seeds);
  const app = createServer({ name: 'content', logger, readiness: { database: () => database.ping() } });

  for (const url of paths) {
    app.get(url, async (request, reply) => {
      const body = await documents.find(pathOf(request.url));
      if (body === undefined) return reply.callNotFound();
      const text = JSON.stringify(body);
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    });

    app.put(url, async (request, reply) => {
      if (!isSameSecret(request.headers['x-api-key'], env.CONTENT_API_KEY)) {
        return reply
          .status(401)
          .send({ code: 'UNAUTHENTICATED', message: 'No valid x-api-key.', requestId: request.id });
      }
      const body = bodySchema.safeParse(request.body);
      if (!body.success) {
        return reply.status(400).send({ code: 'BAD_REQUEST', message: 'Not a JSON object.', requestId: request.id });
      }
      await documents.edit(pathOf(request.url), body.data);
      return reply.status(204).send();
    });
  }
  return app;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;
