import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('place')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('town', 'landmark', 'club')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('town', 'text')
    .addColumn('province', 'text')
    .addColumn('latitude', 'float8', (column) => column.notNull())
    .addColumn('longitude', 'float8', (column) => column.notNull())
    .addColumn('population', 'integer', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('place_country').on('place').column('country').execute();
}

/** Towns, landmarks and clubs; `folded` is the text for searches, in lower case and without accents. */
export const placeTables: Migration = { up };
