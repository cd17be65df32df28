import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('territory')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('parent_id', 'text', (column) => column.references('territory.id'))
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull().check(sql`level in ('city', 'zone', 'neighborhood')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('territory_parent').on('territory').columns(['parent_id', 'country']).execute();
}

/** Provinces (`city`), cities (`zone`) and districts (`neighborhood`) of each country. */
export const territoryTables: Migration = { up };
