import { emailSchema } from '@tarima/markets/formats';
import { RequestError } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findMessage, listMessages } from '../store/messages.ts';
import type { MessageRow, Store } from '../store/tables.ts';

const query = z.object({
  to: z.optional(emailSchema),
  since: z.coerce.date().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** A message as the API returns it. */
export function toMessage(row: MessageRow) {
  return {
    id: String(row.id),
    messageId: row.message_id,
    recipient: row.recipient,
    from: row.from_text,
    to: row.to_text,
    subject: row.subject,
    language: row.language,
    text: row.text,
    html: row.html,
    deliveries: row.deliveries,
    receivedAt: row.received_at.toISOString(),
  };
}

/** Finds a message by the id in a path. @throws RequestError 404 */
export async function requireMessage(db: Store, id: string): Promise<MessageRow> {
  const row = /^\d{1,18}$/.test(id) ? await findMessage(db, id) : undefined;
  if (!row) throw new RequestError(404, 'NOT_FOUND', 'There is no such message.');
  return row;
}

/** The JSON API: `GET /messages?to=&since=&limit=` and `GET /messages/{id}`, also as the message's source. */
export function registerMessageRoutes(app: FastifyInstance, db: Store): void {
  app.get('/messages', async (request) => {
    const filter = query.safeParse(request.query);
    if (!filter.success) throw new RequestError(400, 'BAD_REQUEST', z.prettifyError(filter.error));
    return { messages: (await listMessages(db, filter.data)).map(toMessage) };
  });
  app.get<{ Params: { id: string } }>('/messages/:id', async (request) =>
    toMessage(await requireMessage(db, request.params.id)),
  );
  app.get<{ Params: { id: string } }>('/messages/:id/source', async (request, reply) => {
    const { source } = await requireMessage(db, request.params.id);
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
      .send(source);
  });
}
