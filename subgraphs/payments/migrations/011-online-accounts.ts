import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attempt_pending_account on attempt (updated_at)
    where status in ('VOIDED', 'DECLINED') and facts ->> 'onlineAccount' = 'PENDING'`.execute(db);
}

/** Ended attempts whose registration at the identity provider is still to be discarded. */
export const onlineAccounts: Migration = { up };
