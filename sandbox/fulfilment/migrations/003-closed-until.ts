import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('club').addColumn('closed_until', 'timestamptz').execute();
}

/** Time until which a club accepts no orders for its windows, e.g. because its vans cannot leave. */
export const closedUntil: Migration = { up };
