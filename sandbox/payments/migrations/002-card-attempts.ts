import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('saved_card').addColumn('attempt_id', 'text').execute();
}

/** The attempt that added a card to a wallet, so that a replayed request finds the same card. */
export const cardAttempts: Migration = { up };
