import { sql } from 'kysely';
import type { Store } from './tables.ts';

/** Records a decline of a card. @returns the id of the record */
export async function insertDecline(db: Store, fingerprint: string, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('card_decline')
    .values({ fingerprint, declined_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Deletes the record of a decline. */
export async function deleteDecline(db: Store, id: string): Promise<void> {
  await db.deleteFrom('card_decline').where('id', '=', id).execute();
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
