import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { expireReservations } from './reservation-repository.ts';

const reservationsEveryMs = 30_000;
const cartsEveryMs = 3_600_000;

/**
 * While the server listens: gives expired reservations back, so that shown stock is right although nobody asks for it,
 * and deletes carts that were left alone for as long as they say.
 */
export function startCartSweep(app: FastifyInstance, context: CommerceContext): void {
  const timers: NodeJS.Timeout[] = [];
  let running: Promise<unknown> = Promise.resolve();
  const repeat = (everyMs: number, sweep: (db: Kysely<CommerceTables>, now: Date) => Promise<unknown>) => {
    const run = () => {
      running = running
        .then(() => sweep(context.db, context.now()))
        .catch((error) => context.logger.error({ err: error }, 'a sweep of carts failed'));
    };
    timers.push(setInterval(run, everyMs));
  };
  app.addHook('onListen', async () => {
    repeat(reservationsEveryMs, async (db, now) => {
      if ((await expireReservations(db, now)) > 0) context.announceChange();
    });
    repeat(cartsEveryMs, deleteAbandonedCarts);
  });
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  });
}

/** Deletes carts whose `deleteDaysAfterLastModification` are over; one that a payment has locked stays. */
export async function deleteAbandonedCarts(db: Kysely<CommerceTables>, now: Date): Promise<void> {
  await sql`
    delete from ${table('cart')}
    where cart_state = 'Active' and document->'lock' is null and last_modified_at::timestamptz
      + make_interval(days => (document->>'deleteDaysAfterLastModification')::integer) < ${now}::timestamptz`.execute(
    db,
  );
}
