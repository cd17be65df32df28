import type { MarketCode } from '@tarima/markets/table';
import {
  type CardAlreadySaved,
  type CardNotSaved,
  createInvalidCard,
  type InvalidCard,
  type PaymentServiceUnavailable,
  paymentServiceUnavailable,
} from '../../domain/failure.ts';
import { cleanHolderName, findInvalidCardField } from '../../domain/input-rules.ts';
import type { RefusalReason } from '../../domain/refused-error.ts';
import type { SavedCard } from '../../domain/saved-card.ts';
import type { PaymentsPort } from '../payments-port.ts';
import type { Holder } from './holder.ts';
import { type ProviderCalls, throwUnexpectedRefusal } from './provider-calls.ts';

export interface AddCardInput {
  /** The command's UUID, for which the browser encrypted the card. */
  readonly commandId: string;
  readonly encryptedCard: string;
  readonly keyId: string;
  readonly holderName: string;
}

export interface AddCardSuccess {
  readonly type: 'AddCardSuccess';
  readonly card: SavedCard;
  readonly savedCards: SavedCard[];
}

type AddCardRefusal = CardNotSaved | InvalidCard | PaymentServiceUnavailable;
export type AddCardResult = AddCardSuccess | CardAlreadySaved | AddCardRefusal;

export interface WalletDependencies {
  readonly payments: PaymentsPort;
  readonly calls: ProviderCalls;
  readonly isCardTypeAccepted: (market: MarketCode, brand: string) => boolean;
}

const cardNotSaved: CardNotSaved = { type: 'CardNotSaved', code: 'ERROR_SAVE_CARD' };
const cardTypeNotAccepted: InvalidCard = { type: 'InvalidCard', code: 'CARD_TYPE_NOT_ACCEPTED', field: 'card' };

/** Results of the provider's refusals (PAYMENTS-75); `CARD_EXISTS` also needs the saved cards (PAYMENTS-74). */
const refusals: Readonly<Partial<Record<RefusalReason, AddCardRefusal>>> = {
  CARD: createInvalidCard('card'),
  REQUEST: createInvalidCard('card'),
  CARD_REFUSED: cardNotSaved,
  CARD_DECLINED_TOO_OFTEN: { type: 'InvalidCard', code: 'CARD_DECLINED_TOO_OFTEN', field: 'card' },
  UNAVAILABLE: paymentServiceUnavailable,
};

/** Has the issuer check a card and saves it. A repetition with the same `commandId` saves it once (PAYMENTS-73). */
export async function addCard(
  { payments, calls, isCardTypeAccepted }: WalletDependencies,
  holder: Holder,
  { commandId, encryptedCard, keyId, holderName }: AddCardInput,
): Promise<AddCardResult> {
  const field = findInvalidCardField({ encryptedCard, holderName });
  if (field) return createInvalidCard(field);
  const { membershipNumber, market } = holder;
  const card = { encryptedCard, keyId, attemptId: commandId, holderName: cleanHolderName(holderName) };
  const added = await calls.change(payments.addCard(membershipNumber, card));
  if ('refusal' in added) {
    if (added.refusal === 'CARD_EXISTS') {
      return { type: 'CardAlreadySaved', code: '102', savedCards: await calls.listCards(holder) };
    }
    return refusals[added.refusal] ?? throwUnexpectedRefusal(added.refusal);
  }
  const { id, brand, isFlagged } = added.result;
  const refusal = isFlagged ? cardNotSaved : isCardTypeAccepted(market, brand) ? undefined : cardTypeNotAccepted;
  if (refusal) {
    // Known only now, because the browser encrypted the number (PAYMENTS-76, PAYMENTS-350).
    const deleted = await calls.change(payments.deleteCard(membershipNumber, id));
    const isDeleted = 'result' in deleted || deleted.refusal === 'CARD_UNKNOWN';
    return isDeleted ? refusal : calls.throwUnknownOutcome(deleted);
  }
  const savedCards = await calls.listCards(holder);
  const saved = savedCards.find((savedCard) => savedCard.id === id);
  // Deleted in the meantime, for example in another tab.
  return saved ? { type: 'AddCardSuccess', card: saved, savedCards } : cardNotSaved;
}
