import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../src/schema-name.ts';

/**
 * Changes of products, which the search index in memory follows. It has the prices of each variant; of products with
 * several prices in a market, those in the database have the lowest and the highest until they are written again.
 */
export const productChanges: Migration = {
  async up(db) {
    await db.schema
      .createTable('product_change')
      .addColumn('product_id', 'text', (column) => column.primaryKey())
      .addColumn('changed_in', sql`xid8`, (column) => column.notNull().defaultTo(sql`pg_current_xact_id()`))
      .execute();
    await db.schema
      .createIndex('product_change_changed_in')
      .on('product_change')
      .columns(['changed_in', 'product_id'])
      .execute();
    await sql`insert into ${table('product_change')} (product_id) select product_id from ${table('product_search')}`.execute(
      db,
    );
    await sql`update ${table('product_search')} set market_prices = (
      select jsonb_object_agg(key, case jsonb_typeof(value) when 'array'
        then jsonb_build_array(jsonb_build_array(value -> 0, value -> 2), jsonb_build_array(value -> 1, value -> 3))
        else value end)
      from jsonb_each(market_prices)) where market_prices::text like '%[%'`.execute(db);
    for (const index of ['created', 'attributes']) await db.schema.dropIndex(`product_search_${index}`).execute();
  },
};
