import { sql } from 'kysely';
import type { Store } from './tables.ts';

/** Writes one decline of a card. Rows that no limit counts any more are removed by `forgetDeclines`. */
export async function insertDecline(db: Store, fingerprint: string, at: Date): Promise<void> {
  await db.insertInto('card_decline').values({ fingerprint, declined_at: at }).execute();
}

/** When a card was declined since `since`, oldest first. */
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

/** Removes the declines of a card up to `until`. */
export async function forgetDeclines(db: Store, fingerprint: string, until: Date): Promise<void> {
  await db
    .deleteFrom('card_decline')
    .where('fingerprint', '=', fingerprint)
    .where('declined_at', '<=', until)
    .execute();
}

/** Makes tries of one card wait for each other until the transaction ends, so that a burst is counted. */
export async function lockCard(trx: Store, fingerprint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`payments_api.card.${fingerprint}`}))`.execute(trx);
}
