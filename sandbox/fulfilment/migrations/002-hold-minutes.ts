import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('club')
    .addColumn('hold_minutes', 'double precision', (column) => column.notNull().defaultTo(30))
    .execute();
}

/** How long a club holds delivery capacity for a cart. */
export const holdMinutes: Migration = { up };
