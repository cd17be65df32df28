import type { Migration } from 'kysely/migration';

/** Carts, one row each, and the stock reservations of their lines. */
export const carts: Migration = {
  async up(db) {
    await db.schema
      .createTable('cart')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('customer_id', 'text')
      .addColumn('anonymous_id', 'text')
      .addColumn('store_key', 'text')
      .addColumn('cart_state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_modified_at', 'text', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addUniqueConstraint('cart_key', ['key'])
      .execute();
    // No index on columns that every change modifies, so that an update does not touch the indexes.
    await db.schema.createIndex('cart_customer').on('cart').column('customer_id').execute();
    await db.schema.createIndex('cart_anonymous').on('cart').column('anonymous_id').execute();
    await db.schema
      .createTable('reservation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('cart_id', 'text', (column) => column.notNull())
      .addColumn('line_item_id', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('reservation_cart').on('reservation').column('cart_id').execute();
    await db.schema.createIndex('reservation_due').on('reservation').columns(['state', 'expires_at']).execute();
  },
};
