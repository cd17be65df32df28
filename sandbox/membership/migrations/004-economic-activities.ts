import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('economic_activity')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('economic_activity_key', ['country', 'code'])
    .execute();
}

/** Economic activities of each country, for invoices. */
export const economicActivityTable: Migration = { up };
