import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SavedCardRow, Store } from './tables.ts';

/** A card to save, without its number. */
export type CardToSave = Pick<
  SavedCardRow,
  | 'membership_number'
  | 'fingerprint'
  | 'instrument_id'
  | 'brand'
  | 'holder_name'
  | 'last_digits'
  | 'expiry'
  | 'is_flagged'
  | 'attempt_id'
>;

export function listCards(db: Store, membership: string): Promise<SavedCardRow[]> {
  return db
    .selectFrom('saved_card')
    .selectAll()
    .where('membership_number', '=', membership)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export function findCardByToken(db: Store, membership: string, token: string): Promise<SavedCardRow | undefined> {
  return db
    .selectFrom('saved_card')
    .selectAll()
    .where('membership_number', '=', membership)
    .where('token', '=', token)
    .executeTakeFirst();
}

/**
 * Adds a card to a member's wallet; undefined when the wallet already contains it. The first eligible card becomes the
 * default. Needs a transaction, in which the wallet is locked so that two first cards do not both become the default.
 */
export async function insertCard(trx: Store, card: CardToSave, now: Date): Promise<SavedCardRow | undefined> {
  await lockWallet(trx, card.membership_number);
  const others = await listCards(trx, card.membership_number);
  return trx
    .insertInto('saved_card')
    .values({
      ...card,
      id: randomUUID(),
      token: `card_${randomBytes(24).toString('base64url')}`,
      is_default: !card.is_flagged && !others.some((other) => other.is_default),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['membership_number', 'fingerprint']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Updates the card that this attempt added before; undefined when another operation added it. Needs a transaction. */
export function updateCardOfAttempt(trx: Store, card: CardToSave): Promise<SavedCardRow | undefined> {
  return trx
    .updateTable('saved_card')
    .set({ expiry: card.expiry, holder_name: card.holder_name })
    .where('membership_number', '=', card.membership_number)
    .where('fingerprint', '=', card.fingerprint)
    .where('attempt_id', '=', card.attempt_id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the token of a card in the wallet, which is added when missing. Needs a transaction. */
export async function saveCard(trx: Store, card: CardToSave, now: Date): Promise<string> {
  const added = await insertCard(trx, card, now);
  if (added) return added.token;
  const { token } = await trx
    .updateTable('saved_card')
    .set({ expiry: card.expiry, holder_name: card.holder_name })
    .where('membership_number', '=', card.membership_number)
    .where('fingerprint', '=', card.fingerprint)
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/**
 * Sets or clears the default flag of a card; undefined when the member has no such card or it cannot be the default.
 * Needs a transaction, which the caller rolls back in that case.
 */
export async function setDefault(
  trx: Store,
  membership: string,
  id: string,
  isDefault: boolean,
): Promise<SavedCardRow | undefined> {
  await lockWallet(trx, membership);
  const updateOfMember = trx.updateTable('saved_card').where('membership_number', '=', membership);
  if (isDefault) await updateOfMember.set({ is_default: false }).where('id', '!=', id).execute();
  return updateOfMember
    .set({ is_default: isDefault })
    .where('id', '=', id)
    .where('is_flagged', '=', false)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Deletes a card from the wallet; false when the member has no such card. The newest remaining card becomes the
 * default.
 */
export async function deleteCard(trx: Store, membership: string, id: string): Promise<boolean> {
  await lockWallet(trx, membership);
  const deleted = await trx
    .deleteFrom('saved_card')
    .where('membership_number', '=', membership)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();
  const remaining = deleted?.is_default ? await listCards(trx, membership) : [];
  const nextDefault = remaining.find((card) => !card.is_flagged);
  if (nextDefault) await setDefault(trx, membership, nextDefault.id, true);
  return deleted !== undefined;
}

async function lockWallet(trx: Store, membership: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`payments_api.wallet.${membership}`}))`.execute(trx);
}
