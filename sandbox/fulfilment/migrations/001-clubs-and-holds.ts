import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('radius_km', 'double precision', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('hours', 'jsonb', (column) => column.notNull())
    .addColumn('window_minutes', 'integer', (column) => column.notNull())
    .addColumn('window_litres', 'double precision', (column) => column.notNull())
    .addColumn('lead_minutes', 'integer', (column) => column.notNull())
    .addColumn('cut_off', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('hold')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('window_id', 'text', (column) => column.notNull())
    .addColumn('litres', 'double precision', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('hold_window').on('hold').column('window_id').execute();
}

/** Clubs that deliver, and capacity holds on their delivery windows. */
export const clubAndHoldTables: Migration = { up };
