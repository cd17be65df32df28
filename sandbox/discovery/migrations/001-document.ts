import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('pid', 'text', (column) => column.primaryKey())
    .addColumn('body', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('feed')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('read_until', 'timestamptz', (column) => column.notNull())
    .execute();
}

/** Indexed products, and the time up to which the platform's changes have been read. */
export const documentTables: Migration = { up };
