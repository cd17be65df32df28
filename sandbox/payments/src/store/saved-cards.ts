import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SavedCardRow, Store } from './tables.ts';

/** A card to be kept: what is known of it without its number. */
export type CardToSave = Pick<
  SavedCardRow,
  | 'membership_number'
  | 'fingerprint'
  | 'profile'
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
 * Puts a card into a member's wallet; undefined when it is there already. The first that may becomes the default.
 * Needs a transaction: the wallet is held, so that two first cards do not both become the default.
 */
export async function insertCard(trx: Store, card: CardToSave, now: Date): Promise<SavedCardRow | undefined> {
  await holdWallet(trx, card.membership_number);
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

/**
 * The card that this attempt has added already, with what it says of it now; undefined when something else put the card
 * into the wallet. Needs a transaction.
 */
export function renewCard(trx: Store, card: CardToSave): Promise<SavedCardRow | undefined> {
  return trx
    .updateTable('saved_card')
    .set({ expiry: card.expiry, holder_name: card.holder_name })
    .where('membership_number', '=', card.membership_number)
    .where('fingerprint', '=', card.fingerprint)
    .where('attempt_id', '=', card.attempt_id)
    .returningAll()
    .executeTakeFirst();
}

/** The token of a card in the wallet, which is put there when missing. Needs a transaction. */
export async function keepCard(trx: Store, card: CardToSave, now: Date): Promise<string> {
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
 * Makes a card the default one, or no longer so; undefined when the member has no such card or it may not be. Needs a
 * transaction, to be rolled back then.
 */
export async function setDefault(
  trx: Store,
  membership: string,
  id: string,
  isDefault: boolean,
): Promise<SavedCardRow | undefined> {
  await holdWallet(trx, membership);
  const ofMember = trx.updateTable('saved_card').where('membership_number', '=', membership);
  if (isDefault) await ofMember.set({ is_default: false }).where('id', '!=', id).execute();
  return ofMember
    .set({ is_default: isDefault })
    .where('id', '=', id)
    .where('is_flagged', '=', false)
    .returningAll()
    .executeTakeFirst();
}

/** Takes a card out of the wallet; false when the member has no such card. The newest one left becomes the default. */
export async function deleteCard(trx: Store, membership: string, id: string): Promise<boolean> {
  await holdWallet(trx, membership);
  const gone = await trx
    .deleteFrom('saved_card')
    .where('membership_number', '=', membership)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();
  const left = gone?.is_default ? await listCards(trx, membership) : [];
  const heir = left.find((card) => !card.is_flagged);
  if (heir) await setDefault(trx, membership, heir.id, true);
  return gone !== undefined;
}

async function holdWallet(trx: Store, membership: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`payments_api.wallet.${membership}`}))`.execute(trx);
}
