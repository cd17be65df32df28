import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  const table = 'membership_transaction';
  await db.schema.alterTable(table).dropConstraint('membership_transaction_status_check').execute();
  await db.schema
    .alterTable(table)
    .addCheckConstraint('membership_transaction_status_check', sql`status in ('PENDING', 'SUCCESS', 'FAILURE')`)
    .execute();
  await db.schema
    .alterTable(table)
    // The request in JSON while it is pending, else null.
    .addColumn('pending_request', 'text', (column) =>
      column.check(sql`(status = 'PENDING') = (pending_request is not null)`),
    )
    .addColumn('due_at', 'timestamptz', (column) => column.check(sql`(status = 'PENDING') = (due_at is not null)`))
    .execute();
  await db.schema
    .createIndex('membership_transaction_due')
    .on(table)
    .column('due_at')
    .where(sql<boolean>`status = 'PENDING'`)
    .execute();
  await db.schema
    .createTable('purchase_log')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull().check(sql`source in ('SHOP', 'CLUB')`))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('logged_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('purchase_log_transaction').on('purchase_log').column('transaction_id').execute();
}

/** Transactions that the club executes later, and the log of purchases. */
export const pendingTransactions: Migration = { up };
