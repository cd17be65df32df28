import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('card_key')
    .addColumn('key_id', 'uuid', (column) => column.primaryKey())
    .addColumn('membership_id', 'text', (column) => column.notNull().references('card.membership_id'))
    .addColumn('device_id', 'uuid', (column) => column.notNull())
    .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
    .addColumn('revoked_at', 'timestamptz')
    // The time step of the newest code that was accepted: older codes and the same one are refused.
    .addColumn('last_step', 'bigint')
    .execute();
  await db.schema
    .createIndex('card_key_one_per_device')
    .unique()
    .on('card_key')
    .columns(['membership_id', 'device_id'])
    .where(sql<boolean>`revoked_at is null`)
    .execute();
}

/** Keys of the digital membership card, one for each device of a card's holder. They are derived; no row has a secret. */
export const cardKeyTable: Migration = { up };
