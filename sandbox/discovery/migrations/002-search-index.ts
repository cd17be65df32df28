import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The persisted search index, which replaces the documents from which each start built an index. */
export const searchIndexTables: Migration = {
  async up(db) {
    await db.schema.dropTable('document').execute();
    await db.schema.dropTable('feed').execute();
    await db.schema
      .createTable('index_state')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text')
      .addColumn('digests', 'jsonb')
      .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('snapshot_revision', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('position', 'jsonb')
      .addColumn('updater', 'text')
      .addColumn('leased_until', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema
      .createTable('index_part')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('index_change')
      .addColumn('product_id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('body', 'jsonb')
      .execute();
    // Storage without compression: decompressing these texts would take longer than the rest of a start.
    await sql`alter table ${sql.table('discovery.index_part')} alter column content set storage external`.execute(db);
    await db.schema.createIndex('index_change_revision').on('index_change').column('revision').execute();
  },
};
