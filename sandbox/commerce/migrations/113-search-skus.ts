import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../src/schema-name.ts';

/** With the SKUs in its row, a search reads the stock of a product without its variants. */
export const searchSkus: Migration = {
  async up(db) {
    await db.schema
      .alterTable('product_search')
      .addColumn('skus', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute();
    await sql`update ${table('product_search')} as s
      set skus = array(select v.sku from ${table('product_variant')} as v where v.product_id = s.product_id)`.execute(
      db,
    );
  },
};
