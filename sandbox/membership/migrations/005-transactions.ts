import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('membership_transaction')
    .addColumn('transaction_id', 'text', (column) => column.primaryKey())
    // Null when the transaction was withdrawn before its request arrived.
    .addColumn('request', 'text')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('SUCCESS', 'FAILURE')`))
    .addColumn('failure_reason', 'text')
    .addColumn('membership_id', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}

/** Purchases, renewals and upgrades by the caller's transaction id. */
export const transactionTable: Migration = { up };
