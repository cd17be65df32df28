import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Documents } from '../documents.ts';
import { sendTagged } from './delivery.ts';

const bodySchema = z.record(z.string(), z.unknown());
const querySchema = z.object({ draft: z.literal(['true', 'false']).default('false') });

/**
 * Documents as editors own them: `/config/*` and `/campaigns/*` for everyone to read, `/channels/*` with the key. `PUT` with the key
 * publishes, `?draft=true` keeps for previews. It checks the key and that a document is an object, not what is in it:
 * its readers do.
 */
export function registerDocuments(
  app: FastifyInstance,
  { documents, apiKey }: { documents: Documents; apiKey: string },
) {
  const open = ['/config/:name', '/campaigns/:name'];
  const keyed = ['/channels/:channel/pages/*', '/channels/:channel/menus/:name', '/channels/:channel/bundles/:name'];

  app.register(async (editors) => {
    editors.addHook('onRequest', async (request, reply) => {
      const isOpen = request.method === 'GET' && open.includes(request.routeOptions.url ?? '');
      if (isOpen || isSameSecret(request.headers['x-api-key'], apiKey)) return;
      return reply.status(401).send({ code: 'UNAUTHENTICATED', message: 'No valid x-api-key.', requestId: request.id });
    });
    for (const url of [...open, ...keyed]) {
      editors.get(url, async (request, reply) => {
        const preview = querySchema.parse(request.query).draft === 'true';
        const found = await documents.findFirst([pathOf(request.url)], { preview });
        return found ? sendTagged(request, reply, found.body) : reply.callNotFound();
      });

      editors.put(url, async (request, reply) => {
        const path = pathOf(request.url);
        const body = bodySchema.safeParse(request.body);
        const query = querySchema.safeParse(request.query);
        if (!body.success || !query.success) {
          const message = body.success ? 'draft is true or false.' : 'Not a JSON object.';
          return reply.status(400).send({ code: 'BAD_REQUEST', message, requestId: request.id });
        }
        if (query.data.draft === 'false') await documents.publish(path, body.data);
        else if (!(await documents.saveDraft(path, body.data))) return reply.callNotFound();
        return reply.status(204).send();
      });
    }
  });
}

const pathOf = (url: string) => decodeURI(url.split('?', 1)[0] ?? url);
