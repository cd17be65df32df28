import type { Kysely } from 'kysely';

/** Documents by the path at which they are served. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('body', 'jsonb', (column) => column.notNull())
    .addColumn('edited', 'boolean', (column) => column.notNull())
    .execute();
}
