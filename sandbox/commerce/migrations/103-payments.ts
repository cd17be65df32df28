import type { Migration } from 'kysely/migration';

/** Payments with their transactions. */
export const payments: Migration = {
  async up(db) {
    await db.schema
      .createTable('payment')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('interface_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_modified_at', 'text', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addUniqueConstraint('payment_key', ['key'])
      .execute();
    await db.schema.createIndex('payment_interface').on('payment').column('interface_id').execute();
  },
};
