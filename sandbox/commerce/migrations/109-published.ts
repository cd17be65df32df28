import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../src/schema-name.ts';

/** Product Search finds published products only. */
export const published: Migration = {
  async up(db) {
    await db.schema
      .alterTable('product_search')
      .addColumn('published', 'boolean', (column) => column.notNull().defaultTo(true))
      .execute();
    await sql`update ${table('product_search')} as s set published = false
      from ${table('product')} as p where p.id = s.product_id and not (p.document -> 'published')::boolean`.execute(db);
  },
};
