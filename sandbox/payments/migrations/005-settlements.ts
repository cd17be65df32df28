import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('transaction').addColumn('settled_at', 'timestamptz').execute();
}

/** Captures that were settled before `PAYMENTS_SETTLEMENT_MINUTES`. */
export const settlements: Migration = { up };
