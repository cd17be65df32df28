import type { PaymentCardRow, Store } from './tables.ts';

/** Adds a payment card to an account once for its token; a repetition replaces its expiry. @returns all of them */
export async function addPaymentCard(db: Store, card: PaymentCardRow): Promise<PaymentCardRow[]> {
  const { expiry } = card;
  await db
    .insertInto('payment_card')
    .values(card)
    .onConflict((conflict) => conflict.columns(['account_id', 'card_token']).doUpdateSet({ expiry }))
    .execute();
  return db
    .selectFrom('payment_card')
    .selectAll()
    .where('account_id', '=', card.account_id)
    .orderBy('card_token')
    .execute();
}
