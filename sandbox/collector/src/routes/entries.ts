import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listEntries } from '../store/entries.ts';
import { type EntryRow, entryKinds, type Store } from '../store/tables.ts';
import { parseBody } from './tracking.ts';

const filter = z.object({
  kind: z.enum(entryKinds).optional(),
  session: z.string().min(1).optional(),
  after: z.coerce.number().int().nonnegative().optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
});

/** An entry as the API returns it. */
export const toEntry = (row: EntryRow) => ({
  id: Number(row.id),
  kind: row.kind,
  anonymousId: row.anonymous_id,
  userId: row.user_id,
  name: row.name,
  level: row.level,
  payload: row.payload,
  sentAt: row.sent_at?.toISOString() ?? null,
  receivedAt: row.received_at.toISOString(),
});

/** `GET /entries?kind=&session=&after=&limit=`: what was received, the newest first. */
export function registerEntryRoutes(app: FastifyInstance, db: Store): void {
  app.get('/entries', async (request) => ({
    entries: (await listEntries(db, parseBody(filter, request.query))).map(toEntry),
  }));
}
