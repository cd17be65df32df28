import { sql } from 'kysely';
import type { Store } from './tables.ts';

/** Stores a decline of a card. `deleteDeclines` removes rows that have left the window. */
export async function insertDecline(db: Store, fingerprint: string, at: Date): Promise<void> {
  await db.insertInto('card_decline').values({ fingerprint, declined_at: at }).execute();
}

/** Times at which a card was declined after `since`, oldest first. */
export async function listDeclines(db: Store, fingerprint: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('card_decline')
    .select('declined_at')
    .where('fingerprint', '=', fingerprint)
    .where('declined_at', '>', since)
    .orderBy('declined_at')
    .execute();
  return rows.map((row) => row.declined_at);
}

/** Deletes the declines of a card up to `until`. */
export async function deleteDeclines(db: Store, fingerprint: string, until: Date): Promise<void> {
  await db
    .deleteFrom('card_decline')
    .where('fingerprint', '=', fingerprint)
    .where('declined_at', '<=', until)
    .execute();
}

/** Serialises attempts with one card until the transaction ends, so that parallel attempts are all counted. */
export async function lockCard(trx: Store, fingerprint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`payments_api.card.${fingerprint}`}))`.execute(trx);
}
