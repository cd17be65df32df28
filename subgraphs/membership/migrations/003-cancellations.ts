import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // The last cancellation of each membership that was requested in the shop.
  await db.schema
    .createTable('cancellation')
    .addColumn('membership_number', 'text', (column) => column.primaryKey())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('mail', 'jsonb')
    .addColumn('requested_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('confirmed_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('cancellation_open')
    .on('cancellation')
    .column('requested_at')
    .where(sql<boolean>`confirmed_at is null`)
    .execute();
}

/** Cancellations of memberships, from the request to the club's confirmation. */
export const cancellations: Migration = { up };
