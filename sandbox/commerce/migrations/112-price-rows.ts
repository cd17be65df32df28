import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../src/schema-name.ts';

/**
 * Prices are written and deleted with their product. A foreign key checks each of them, 13 for a product, which takes as
 * long as inserting them.
 */
export const priceRows: Migration = {
  async up(db) {
    await sql`alter table ${table('product_price')} drop constraint product_price_product_id_fkey`.execute(db);
  },
};
