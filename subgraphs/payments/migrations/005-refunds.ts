import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // The last known state of orders that were cancelled or corrected. Pending ones are compared with what was paid.
  await db.schema
    .createTable('order_change')
    .addColumn('order_number', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) =>
      column.notNull().check(sql`reason in ('CANCELLED', 'MISSING_ITEMS', 'WEIGHT')`),
    )
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('is_pending', 'boolean', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('order_change_pending')
    .on('order_change')
    .column('changed_at')
    .where(sql<boolean>`is_pending`)
    .execute();
  // Up to which change a feed of an upstream has been read.
  await db.schema
    .createTable('feed_position')
    .addColumn('feed', 'text', (column) => column.primaryKey())
    .addColumn('position', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('attempt_refund')
    .on('attempt')
    .column('order_number')
    .where(sql<boolean>`purpose = 'REFUND'`)
    .execute();
}

/** Changes of orders that may need a refund, and how far they were read. */
export const refunds: Migration = { up };
