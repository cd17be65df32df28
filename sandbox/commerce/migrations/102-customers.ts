import type { Migration } from 'kysely/migration';

/** Customers: the club's members, who own carts and orders. */
export const customers: Migration = {
  async up(db) {
    await db.schema
      .createTable('customer')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('customer_number', 'text')
      .addColumn('external_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_modified_at', 'text', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addUniqueConstraint('customer_key', ['key'])
      .addUniqueConstraint('customer_email', ['email'])
      .addUniqueConstraint('customer_number', ['customer_number'])
      .execute();
    await db.schema.createIndex('customer_external').on('customer').column('external_id').execute();
  },
};
