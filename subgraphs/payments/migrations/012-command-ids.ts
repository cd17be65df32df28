import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('attempt')
    .addColumn('command_ids', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
}

/** Requests that can no longer begin a try of their attempt. */
export const commandIds: Migration = { up };
