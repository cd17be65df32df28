import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

/** Retention of messages in days: the platform's default. */
export const messageRetentionDays = 15;

const dayMs = 86_400_000;
const deleteIntervalMs = 3_600_000;

const computeCutoff = (now: Date) => new Date(now.getTime() - messageRetentionDays * dayMs).toISOString();

/** Matches messages within the retention time. */
export const buildRetentionCondition = (now: Date): Condition => sql<boolean>`created_at >= ${computeCutoff(now)}`;

/**
 * Deletes messages past the retention time, except those with pending deliveries and the last one of each resource,
 * from which its next sequence number is derived.
 */
export async function deleteOldMessages(db: Kysely<CommerceTables>, now: Date): Promise<void> {
  await sql`
    delete from ${table('message')} as old where old.created_at < ${computeCutoff(now)}
      and exists (select from ${table('message')} as later
        where later.resource_id = old.resource_id and later.position > old.position)
      and not exists (select from ${table('message_delivery')} as delivery where delivery.position = old.position)`.execute(
    db,
  );
}

/** Deletes old messages every hour while the server listens. */
export function startMessageRetention(app: FastifyInstance, context: CommerceContext): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running = deleteOldMessages(context.db, context.now()).catch((error) =>
        context.logger.error({ err: error }, 'failed to delete old messages'),
      );
    }, deleteIntervalMs);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
