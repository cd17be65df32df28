import type { MarketCode } from '@tarima/markets/table';
import { upstreamTimeout } from '@tarima/service-kit/graphql-errors';
import type { Logger } from '@tarima/service-kit/logger';
import { type PaymentsPort, type RefusalReason, Refused, type SavedCard } from '../domain/ports.ts';
import { cleanHolderName, faultyCardField, isCardHolder, isCardId } from '../domain/rules.ts';

/** A member with a wallet, where they shop. */
export interface Holder {
  /** 14 digits. */
  readonly membershipNumber: string;
  readonly market: MarketCode;
}

export interface CardToAdd {
  /** The command's UUID, for which the browser encrypted the card. */
  readonly commandId: string;
  readonly encryptedCard: string;
  readonly keyId: string;
  readonly holderName: string;
}

type Cards = { readonly cards: readonly SavedCard[] };

/** The payments API certainly did nothing. */
type Unavailable = { readonly type: 'Unavailable' };

export type AddResult =
  | ({ readonly type: 'Added'; readonly card: SavedCard } & Cards)
  | ({ readonly type: 'AlreadySaved' } & Cards)
  /** The issuer refused it, or the provider does not let it pay. */
  | { readonly type: 'Refused' }
  | { readonly type: 'Invalid'; readonly field: 'holderName' | 'card' }
  /** The market does not take cards of its network. */
  | { readonly type: 'TypeNotAccepted' }
  /** The provider refuses it after too many declines, whoever adds it. */
  | { readonly type: 'DeclinedTooOften' }
  | Unavailable;

export type DeleteResult = ({ readonly type: 'Deleted' | 'NotFound' } & Cards) | Unavailable;

export type DefaultResult =
  | ({ readonly type: 'Changed' | 'NotFound' } & Cards)
  | { readonly type: 'NotUsable' }
  | Unavailable;

/** The saved cards of a member, outside any payment; they are with the payments provider alone. */
export interface Wallet {
  add(holder: Holder, card: CardToAdd): Promise<AddResult>;
  remove(holder: Holder, cardId: string): Promise<DeleteResult>;
  makeDefault(holder: Holder, cardId: string): Promise<DefaultResult>;
}

export interface WalletOptions {
  readonly payments: PaymentsPort;
  isCardTypeAccepted(market: MarketCode, brand: string): boolean;
  readonly logger: Logger;
}

/**
 * What the provider's refusal of a card to add means (PAYMENTS-75); `CARD_EXISTS` returns the cards too (PAYMENTS-74).
 */
const refusedAdding: Readonly<Partial<Record<RefusalReason, Exclude<AddResult, Cards>>>> = {
  CARD: { type: 'Invalid', field: 'card' },
  REQUEST: { type: 'Invalid', field: 'card' },
  CARD_REFUSED: { type: 'Refused' },
  CARD_DECLINED_TOO_OFTEN: { type: 'DeclinedTooOften' },
  UNAVAILABLE: { type: 'Unavailable' },
};

/**
 * Changes can be sent again: what was done is found done (PAYMENTS-73). Each rejects with `UPSTREAM_TIMEOUT` when its
 * outcome is unknown (PAYMENTS-80).
 */
export function createWallet({ payments, isCardTypeAccepted, logger }: WalletOptions): Wallet {
  const lost = (error: unknown): never => {
    logger.warn({ err: error }, 'nobody knows what became of a change of a wallet');
    throw upstreamTimeout('payments');
  };
  /** The answer of the provider, or why it certainly did nothing. */
  const asked = async <Answer>(work: Promise<Answer>): Promise<{ answer: Answer } | { refused: RefusalReason }> =>
    work.then(
      (answer) => ({ answer }),
      (error) => (error instanceof Refused ? { refused: error.reason } : lost(error)),
    );
  /** The cards after a change; without them, how it went is not told. */
  const cardsOf = ({ membershipNumber }: Holder) => payments.listCards(membershipNumber).catch(lost);

  return {
    async add(holder, { commandId, encryptedCard, keyId, holderName }) {
      const field = faultyCardField({ encryptedCard, holderName });
      if (field) return { type: 'Invalid', field };
      const { membershipNumber, market } = holder;
      const sealed = { encryptedCard, keyId, attemptId: commandId, holderName: cleanHolderName(holderName) };
      const added = await asked(payments.addCard(membershipNumber, sealed));
      if ('refused' in added) {
        if (added.refused === 'CARD_EXISTS') return { type: 'AlreadySaved', cards: await cardsOf(holder) };
        return refusedAdding[added.refused] ?? unexpected(added.refused);
      }
      const { id, brand } = added.answer;
      if (!isCardTypeAccepted(market, brand)) {
        // Its brand is known only now, because the browser encrypted the number (PAYMENTS-76).
        const removed = await asked(payments.deleteCard(membershipNumber, id));
        return 'answer' in removed || removed.refused === 'CARD_UNKNOWN' ? { type: 'TypeNotAccepted' } : lost(removed);
      }
      const cards = await cardsOf(holder);
      const card = cards.find((saved) => saved.id === id);
      // A card that the provider has flagged is nowhere to be seen.
      return card ? { type: 'Added', card, cards } : { type: 'Refused' };
    },

    async remove(holder, cardId) {
      if (!isCardId(cardId)) return { type: 'NotFound', cards: await cardsOf(holder) };
      const removed = await asked(payments.deleteCard(holder.membershipNumber, cardId));
      if ('answer' in removed) return { type: 'Deleted', cards: await cardsOf(holder) };
      if (removed.refused === 'CARD_UNKNOWN') return { type: 'NotFound', cards: await cardsOf(holder) };
      return removed.refused === 'UNAVAILABLE' ? { type: 'Unavailable' } : unexpected(removed.refused);
    },

    async makeDefault(holder, cardId) {
      const { membershipNumber, market } = holder;
      const known = await payments.listCards(membershipNumber).catch(() => undefined);
      if (!known) return { type: 'Unavailable' };
      const card = known.find(({ id }) => id === cardId);
      if (!card) return { type: 'NotFound', cards: known };
      // A card can be the default only if both rules hold (PAYMENTS-79).
      if (!isCardHolder(card.holderName) || !isCardTypeAccepted(market, card.brand)) return { type: 'NotUsable' };
      const changed = await asked(payments.setDefaultCard(membershipNumber, cardId));
      if ('answer' in changed) return { type: 'Changed', cards: await cardsOf(holder) };
      if (changed.refused === 'DEFAULT_CARD') return { type: 'NotUsable' };
      return changed.refused === 'UNAVAILABLE' ? { type: 'Unavailable' } : unexpected(changed.refused);
    },
  };
}

function unexpected(reason: RefusalReason): never {
  throw new Error(`The payments API refused a change of a wallet: ${reason}`);
}
