import {
  type CardCannotBeDefault,
  type CardNotFound,
  type PaymentServiceUnavailable,
  paymentServiceUnavailable,
} from '../../domain/failure.ts';
import { isCardHolder } from '../../domain/input-rules.ts';
import type { SavedCard } from '../../domain/saved-card.ts';
import type { WalletDependencies } from './add-card.ts';
import type { Holder } from './holder.ts';
import { throwUnexpectedRefusal } from './provider-calls.ts';

export interface SetDefaultCardSuccess {
  readonly type: 'SetDefaultCardSuccess';
  readonly savedCards: SavedCard[];
}

export type SetDefaultCardResult =
  | SetDefaultCardSuccess
  | CardNotFound
  | CardCannotBeDefault
  | PaymentServiceUnavailable;

const cardNotDefault: CardCannotBeDefault = { type: 'CardCannotBeDefault', code: 'PE_0002' };

/** Makes a saved card the default. A repetition changes nothing (PAYMENTS-73). */
export async function setDefaultCard(
  { payments, calls, isCardTypeAccepted }: WalletDependencies,
  holder: Holder,
  cardId: string,
): Promise<SetDefaultCardResult> {
  const { membershipNumber, market } = holder;
  const known = await payments.listCards(membershipNumber).catch(() => undefined);
  if (!known) return paymentServiceUnavailable;
  const card = known.find(({ id }) => id === cardId);
  if (!card) return { type: 'CardNotFound', code: 'SAVED_CARD_NOT_FOUND', savedCards: [...known] };
  // A card can be the default only if it can pay (PAYMENTS-68, PAYMENTS-79).
  if (card.isFlagged || !isCardHolder(card.holderName) || !isCardTypeAccepted(market, card.brand))
    return cardNotDefault;
  const changed = await calls.change(payments.setDefaultCard(membershipNumber, cardId));
  if ('result' in changed) return { type: 'SetDefaultCardSuccess', savedCards: await calls.listCards(holder) };
  if (changed.refusal === 'DEFAULT_CARD') return cardNotDefault;
  return changed.refusal === 'UNAVAILABLE' ? paymentServiceUnavailable : throwUnexpectedRefusal(changed.refusal);
}
