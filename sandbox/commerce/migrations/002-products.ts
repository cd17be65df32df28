import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { schemaName } from '../src/schema-name.ts';

/** Products with their search data: SKUs, prices and the search index. */
export const products: Migration = {
  async up(db) {
    await db.schema
      .createTable('product')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('product_variant')
      .addColumn('sku', 'text', (column) => column.primaryKey())
      .addColumn('product_id', 'text', (column) => column.notNull().references('product.id').onDelete('cascade'))
      .addColumn('variant_id', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('product_variant_product').on('product_variant').column('product_id').execute();

    await db.schema
      .createTable('product_price')
      .addColumn('product_id', 'text', (column) => column.notNull().references('product.id').onDelete('cascade'))
      .addColumn('variant_id', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('channel_id', 'text')
      .addColumn('cents', 'bigint', (column) => column.notNull())
      .addColumn('valid_from', 'timestamptz')
      .addColumn('valid_until', 'timestamptz')
      .addColumn('discounted_cents', 'bigint')
      .addColumn('discount_id', 'text')
      .addColumn('discount_from', 'timestamptz')
      .addColumn('discount_until', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('product_price_product')
      .on('product_price')
      .columns(['product_id', 'country'])
      .execute();

    await db.schema
      .createTable('product_search')
      .addColumn('product_id', 'text', (column) => column.primaryKey().references('product.id').onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('modified_at', 'timestamptz', (column) => column.notNull())
      .addColumn('name_es', 'text', (column) => column.notNull())
      .addColumn('name_en', 'text', (column) => column.notNull())
      .addColumn('rating', 'float8')
      .addColumn('category_ids', sql`text[]`, (column) => column.notNull())
      .addColumn('tree_ids', sql`text[]`, (column) => column.notNull())
      .addColumn('attributes', 'jsonb', (column) => column.notNull())
      .addColumn('market_prices', 'jsonb', (column) => column.notNull())
      .addColumn('changes_at', 'timestamptz')
      .addColumn('text_es', sql`tsvector`, (column) => column.notNull())
      .addColumn('text_en', sql`tsvector`, (column) => column.notNull())
      .execute();
    const index = (name: string) => db.schema.createIndex(`product_search_${name}`).on('product_search');
    await index('created').columns(['created_at', 'product_id']).execute();
    await index('tree').using('gin').column('tree_ids').execute();
    await index('attributes').using('gin').expression(sql`attributes jsonb_path_ops`).execute();
    await index('text_es').using('gin').column('text_es').execute();
    await index('text_en').using('gin').column('text_en').execute();
    // A pending list would make writes cheaper, but the planner avoids the index until it is vacuumed.
    for (const name of ['tree', 'attributes', 'text_es', 'text_en']) {
      await sql`alter index ${sql.table(`${schemaName}.product_search_${name}`)} set (fastupdate = off)`.execute(db);
    }
  },
};
