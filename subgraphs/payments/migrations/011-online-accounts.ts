import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('attempt_pending_account')
    .on('attempt')
    .column('updated_at')
    .where(sql<boolean>`status in ('VOIDED', 'DECLINED') and facts ->> 'onlineAccount' = 'PENDING'`)
    .execute();
}

/** Ended attempts whose registration at the identity provider is still to be discarded. */
export const onlineAccounts: Migration = { up };
