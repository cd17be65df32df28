import type { Migration } from 'kysely/migration';

/** Orders. `order_cart` allows at most one order per cart, even for concurrent requests. */
export const orders: Migration = {
  async up(db) {
    await db.schema
      .createTable('orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('order_number', 'text')
      .addColumn('cart_id', 'text', (column) => column.notNull())
      .addColumn('customer_id', 'text')
      .addColumn('anonymous_id', 'text')
      .addColumn('store_key', 'text')
      .addColumn('order_state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_modified_at', 'text', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addUniqueConstraint('order_number', ['order_number'])
      .addUniqueConstraint('order_cart', ['cart_id'])
      .execute();
    await db.schema.createIndex('order_customer').on('orders').columns(['customer_id', 'created_at']).execute();
  },
};
