import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { findCartDays } from '../project/project-repository.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { expireReservations } from './reservation-repository.ts';

const reservationIntervalMs = 30_000;
const cartIntervalMs = 3_600_000;

/**
 * While the server listens, releases expired reservations, so that displayed stock is current, and deletes carts that
 * were not modified for their configured time.
 */
export function startCartCleanup(app: FastifyInstance, context: CommerceContext): void {
  const timers: NodeJS.Timeout[] = [];
  let running: Promise<unknown> = Promise.resolve();
  const schedule = (intervalMs: number, job: (db: Kysely<CommerceTables>, now: Date) => Promise<unknown>) => {
    const run = () => {
      running = running
        .then(() => job(context.db, context.now()))
        .catch((error) => context.logger.error({ err: error }, 'a cart cleanup job failed'));
    };
    timers.push(setInterval(run, intervalMs));
  };
  app.addHook('onListen', async () => {
    schedule(reservationIntervalMs, async (db, now) => {
      if ((await expireReservations(db, now)) > 0) context.notifyChange();
    });
    schedule(cartIntervalMs, deleteAbandonedCarts);
  });
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  });
}

/**
 * Deletes carts that were not modified for their `deleteDaysAfterLastModification`, or else the project's; carts locked by
 * a payment stay.
 */
export async function deleteAbandonedCarts(db: Kysely<CommerceTables>, now: Date): Promise<void> {
  const projectDays = await findCartDays(db);
  await sql`
    delete from ${table('cart')}
    where cart_state = 'Active' and document->'lock' is null and last_modified_at::timestamptz
      + make_interval(days => coalesce((document->>'deleteDaysAfterLastModification')::integer, ${projectDays})) < ${now}::timestamptz`.execute(
    db,
  );
}
