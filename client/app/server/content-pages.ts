import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { matchPage, splitLocale } from '../i18n/paths.ts';
import { isPageId } from '../i18n/route-table.ts';
import { safeDecodeURIComponent } from '../safe-decode-uri-component.ts';
import type { ContentSource } from './content/source.ts';

const querySchema = z.object({ path: z.string().max(500) });

/**
 * `GET /content-page?path=…`: a content page as JSON, which a dialog shows above the page (NATIVE-53). Pages of the
 * route table are not found.
 */
export function registerContentPages(app: FastifyInstance, content: Pick<ContentSource, 'reader'>): void {
  app.get('/content-page', async (request, reply) => {
    const address = splitLocale(querySchema.safeParse(request.query).data?.path ?? '');
    const path = safeDecodeURIComponent(address?.rest ?? '');
    const isContent = address && !matchPage(address.rest) && !isPageId(path);
    const page = isContent ? await content.reader({}).page(address.locale, path) : null;
    if (!page) {
      return reply.status(404).send({ code: 'NOT_FOUND', message: 'No such content page.', requestId: request.id });
    }
    const { title, top, main } = page;
    return reply.header('cache-control', 'private, max-age=60').send({ title, top, main });
  });
}
