import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').dropConstraint('account_status_check').execute();
  await db.schema
    .alterTable('account')
    .addCheckConstraint('account_status_check', sql`status in ('ACTIVE', 'BLOCKED', 'CANCELLED')`)
    .execute();
}

/** Accounts can be cancelled. */
export const cancelledAccounts: Migration = { up };
