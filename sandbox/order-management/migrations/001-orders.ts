import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('received_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('fulfilment_order')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('membership', 'text')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('captured_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ships', 'boolean', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_since', 'timestamptz', (column) => column.notNull())
    .addColumn('document', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('fulfilment_order_member')
    .on('fulfilment_order')
    .columns(['membership', 'captured_at'])
    .execute();
}

/** Orders in fulfilment, and the received messages. */
export const orderTables: Migration = { up };
