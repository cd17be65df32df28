import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Documents } from '../documents.ts';
import { sendTagged } from './delivery.ts';

const bodySchema = z.record(z.string(), z.unknown());
const querySchema = z.object({ draft: z.literal(['true', 'false']).default('false') });

/**
 * Documents of editors: `/config/*` and `/campaigns/*` are public, `/channels/*` requires the key. `PUT` requires the
 * key and publishes; `?draft=true` saves a draft for previews. The routes check only the key and that a document is an
 * object; the services that read the documents validate them.
 */
export function registerDocuments(
  app: FastifyInstance,
  { documents, apiKey }: { documents: Documents; apiKey: string },
) {
  const publicRoutes = ['/config/:name', '/campaigns/:name'];
  const keyedRoutes = [
    '/channels/:channel/pages/*',
    '/channels/:channel/menus/:name',
    '/channels/:channel/bundles/:name',
  ];

  app.register(async (editors) => {
    editors.addHook('onRequest', async (request, reply) => {
      const isPublic = request.method === 'GET' && publicRoutes.includes(request.routeOptions.url ?? '');
      if (isPublic || isSameSecret(request.headers['x-api-key'], apiKey)) return;
      return reply.status(401).send({ code: 'UNAUTHENTICATED', message: 'No valid x-api-key.', requestId: request.id });
    });
    for (const url of [...publicRoutes, ...keyedRoutes]) {
      editors.get(url, async (request, reply) => {
        const preview = querySchema.parse(request.query).draft === 'true';
        const found = await documents.findFirst([parsePath(request.url)], { preview });
        return found ? sendTagged(request, reply, found.body) : reply.callNotFound();
      });

      editors.put(url, async (request, reply) => {
        const path = parsePath(request.url);
        const body = bodySchema.safeParse(request.body);
        const query = querySchema.safeParse(request.query);
        if (!body.success || !query.success) {
          const message = body.success ? 'draft must be true or false.' : 'The body must be a JSON object.';
          return reply.status(400).send({ code: 'BAD_REQUEST', message, requestId: request.id });
        }
        if (query.data.draft === 'false') await documents.publish(path, body.data);
        else if (!(await documents.saveDraft(path, body.data))) return reply.callNotFound();
        return reply.status(204).send();
      });
    }
  });
}

const parsePath = (url: string) => decodeURI(url.split('?', 1)[0] ?? url);
