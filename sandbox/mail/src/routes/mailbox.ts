import { emailSchema } from '@tarima/markets/formats';
import { isLanguage } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { RequestError } from '@tarima/service-kit/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAsset, registerPageAssets } from '../../../pages/assets.ts';
import { messageHeaders, pageHeaders } from '../pages/headers.ts';
import { renderList, renderMessage, renderNotFound } from '../pages/mailbox.ts';
import { listMessages } from '../store/messages.ts';
import type { MessageRow, Store } from '../store/tables.ts';
import { requireMessage } from './messages.ts';

const styles = readAsset(import.meta.resolve('../pages/assets/pages.css'));

const listLength = 200;
const query = z.object({
  language: z.string().optional().catch(undefined),
  to: z.string().optional().catch(undefined),
});

/** The mailbox for people: a list, a page for each message, and the message's HTML for the page's frame. */
export function registerMailboxRoutes(app: FastifyInstance, db: Store): void {
  registerPageAssets(app, [{ name: 'pages.css', type: 'text/css; charset=utf-8', content: styles }]);

  app.get('/', async (request, reply) => {
    const to = query.parse(request.query).to?.trim() ?? '';
    const isSearched = emailSchema.safeParse(to).success;
    const messages = to && !isSearched ? [] : await listMessages(db, { to: to || undefined, limit: listLength });
    return reply.headers(pageHeaders).send(renderList({ language: pickLanguage(request), to, messages }));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const language = pickLanguage(request);
    const row = await findMessageOrNone(db, request.params.id);
    reply.headers(pageHeaders);
    return row ? reply.send(renderMessage(language, row)) : reply.status(404).send(renderNotFound(language));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
    const { html } = await requireMessage(db, request.params.id);
    if (html === null) throw new RequestError(404, 'NOT_FOUND', 'The message has no HTML part.');
    // Links open in a new tab, because the shop refuses to be shown in a frame.
    const base = '<base target="_blank">';
    const page = /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
    return reply.headers(messageHeaders).send(page);
  });
}

async function findMessageOrNone(db: Store, id: string): Promise<MessageRow | undefined> {
  try {
    return await requireMessage(db, id);
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

/** The language of the query, else the first known one of the browser; Spanish without one. */
function pickLanguage(request: FastifyRequest): Language {
  const { language } = query.parse(request.query);
  if (language && isLanguage(language)) return language;
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2));
  return accepted.find(isLanguage) ?? 'es';
}
