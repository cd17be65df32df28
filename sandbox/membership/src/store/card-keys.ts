import { randomUUID } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import type { CardKeyRow, Store } from './tables.ts';

export interface CardKeyRequest {
  /** 14 digits of an existing membership. */
  readonly membershipId: string;
  readonly deviceId: string;
  /** Keys of a membership number that can be active at the same time. */
  readonly maximumKeys: number;
  readonly now: Date;
}

/** Adds a key. It replaces the device's former key, and the oldest keys above the maximum. */
export function addCardKey(
  db: Store,
  { membershipId, deviceId, maximumKeys, now }: CardKeyRequest,
): Promise<CardKeyRow> {
  return inTransaction(db, async (trx) => {
    // Serializes the requests of one card, so that its keys are counted correctly.
    await trx
      .selectFrom('card')
      .select('membership_id')
      .where('membership_id', '=', membershipId)
      .forUpdate()
      .execute();
    const others = (await listActiveKeys(trx, membershipId)).filter((key) => key.device_id !== deviceId);
    const kept = new Set(others.slice(0, maximumKeys - 1).map(({ key_id }) => key_id));
    let revoked = trx
      .updateTable('card_key')
      .set({ revoked_at: now })
      .where('membership_id', '=', membershipId)
      .where('revoked_at', 'is', null);
    if (kept.size > 0) revoked = revoked.where('key_id', 'not in', [...kept]);
    await revoked.execute();
    return trx
      .insertInto('card_key')
      .values({
        key_id: randomUUID(),
        membership_id: membershipId,
        device_id: deviceId,
        issued_at: now,
        revoked_at: null,
        last_step: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Keys of a membership number that are not revoked, the newest first. */
export function listActiveKeys(db: Store, membershipId: string): Promise<CardKeyRow[]> {
  return db
    .selectFrom('card_key')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('revoked_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .orderBy('key_id')
    .execute();
}

/** Revokes a key of a membership number; one that is revoked or unknown stays as it is. */
export async function revokeCardKey(db: Store, membershipId: string, keyId: string, now: Date): Promise<void> {
  await db
    .updateTable('card_key')
    .set({ revoked_at: now })
    .where('membership_id', '=', membershipId)
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Uses up the code of a time step; false when it, or a newer code of the key, was used before. */
export async function claimStep(db: Store, keyId: string, step: number): Promise<boolean> {
  const claimed = await db
    .updateTable('card_key')
    .set({ last_step: String(step) })
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))
    .returning('key_id')
    .executeTakeFirst();
  return claimed !== undefined;
}
