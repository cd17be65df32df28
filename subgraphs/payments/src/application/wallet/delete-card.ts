import { type CardNotFound, type PaymentServiceUnavailable, paymentServiceUnavailable } from '../../domain/failure.ts';
import { isCardId } from '../../domain/input-rules.ts';
import type { SavedCard } from '../../domain/saved-card.ts';
import type { WalletDependencies } from './add-card.ts';
import type { Holder } from './holder.ts';
import { throwUnexpectedRefusal } from './provider-calls.ts';

export interface DeleteCardSuccess {
  readonly type: 'DeleteCardSuccess';
  readonly savedCards: SavedCard[];
}

export type DeleteCardResult = DeleteCardSuccess | CardNotFound | PaymentServiceUnavailable;

/** Deletes a saved card. A repetition finds that the card does not exist (PAYMENTS-73). */
export async function deleteCard(
  { payments, calls }: Pick<WalletDependencies, 'payments' | 'calls'>,
  holder: Holder,
  cardId: string,
): Promise<DeleteCardResult> {
  const createNotFound = async (): Promise<CardNotFound> => ({
    type: 'CardNotFound',
    code: 'SAVED_CARD_NOT_FOUND',
    savedCards: await calls.listCards(holder),
  });
  if (!isCardId(cardId)) return createNotFound();
  const deleted = await calls.change(payments.deleteCard(holder.membershipNumber, cardId));
  if ('result' in deleted) return { type: 'DeleteCardSuccess', savedCards: await calls.listCards(holder) };
  if (deleted.refusal === 'CARD_UNKNOWN') return createNotFound();
  return deleted.refusal === 'UNAVAILABLE' ? paymentServiceUnavailable : throwUnexpectedRefusal(deleted.refusal);
}
