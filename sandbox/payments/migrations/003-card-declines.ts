import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('card_decline')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('declined_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('card_decline_recent')
    .on('card_decline')
    .columns(['fingerprint', 'declined_at'])
    .execute();
}

/** Declines per card fingerprint, for the limit on declines within a time window. */
export const cardDeclines: Migration = { up };
