import type { ApolloClient } from '@apollo/client';
import { graphFault } from '../../apollo/graph-fault.ts';
import { loadFresh } from '../../apollo/load.ts';
import { isToldInPlace } from '../../apollo/message-link.ts';
import { retryTimeAfter } from '../../i18n/retry-time.ts';
import type { CardForm } from './card-form-schema.ts';
import { AddCardDocument, type AddCardMutation, WalletDocument } from './cards.gen.ts';
import { type SealedCard, sealCard } from './seal-card.ts';
import { showCards } from './show-cards.ts';

/**
 * How adding a card ended:
 * - `saved-already`: before, or elsewhere
 * - `declined-too-often`: the provider takes this card again later only
 * - `refused` by the issuer, `holder` or `unreadable` by the club, `type` because the club takes none of its network
 * - `unavailable`, `signed-out`: nothing was saved
 * - `unknown`: nobody answered; it may be saved, and can be sent again under its command
 */
export type AddOutcome =
  | 'saved'
  | 'saved-already'
  | 'refused'
  | 'declined-too-often'
  | 'holder'
  | 'unreadable'
  | 'type'
  | 'unavailable'
  | 'signed-out'
  | 'unknown';

/** The limit on payment tries: the card was not saved; `retryAt` is ISO 8601 by the browser's clock. */
export interface TooManyTries {
  readonly retryAt: string;
}

/** Encrypts what was typed and adds it to the member's cards; nothing of it is kept in Apollo's cache. */
export async function addCard(
  client: ApolloClient,
  form: CardForm,
  commandId: string,
): Promise<AddOutcome | TooManyTries> {
  let sealed: SealedCard;
  try {
    sealed = await sealCard(client, form, commandId);
  } catch (error) {
    return graphFault(error) === 'signed-out' ? 'signed-out' : 'unavailable';
  }
  try {
    const { data } = await client.mutate({
      mutation: AddCardDocument,
      variables: { input: { commandId, ...sealed } },
      fetchPolicy: 'no-cache',
      context: isToldInPlace,
    });
    showCards(client.cache, data?.addCard);
    return data ? outcomeOf(data.addCard) : 'unknown';
  } catch (error) {
    const outcome = outcomeWithout(error);
    if (outcome === 'unknown') await loadFresh(client, WalletDocument, {}).catch(() => undefined);
    return outcome;
  }
}

function outcomeOf(answer: AddCardMutation['addCard']): AddOutcome | TooManyTries {
  switch (answer.__typename) {
    case 'AddCardSuccess':
      return 'saved';
    case 'CardAlreadySaved':
      return 'saved-already';
    case 'CardNotSaved':
      return 'refused';
    case 'InvalidCard':
      if (answer.code === 'CARD_TYPE_NOT_ACCEPTED') return 'type';
      if (answer.code === 'CARD_DECLINED_TOO_OFTEN') return 'declined-too-often';
      return answer.field === 'holderName' ? 'holder' : 'unreadable';
    case 'TooManyPaymentTries':
      return { retryAt: retryTimeAfter(answer.retryAfterSeconds) };
    case 'PaymentServiceUnavailable':
      return 'unavailable';
  }
}

/** The outcome when there is no answer. */
function outcomeWithout(error: unknown): AddOutcome {
  switch (graphFault(error)) {
    case 'signed-out':
      return 'signed-out';
    case 'unavailable':
    case 'outdated':
    case 'refused':
      return 'unavailable';
    case 'unreachable':
    case 'timeout':
    case 'failed':
      return 'unknown';
  }
}
