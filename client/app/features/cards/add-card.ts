import type { ApolloClient } from '@apollo/client';
import { classifyGraphError } from '../../apollo/graph-error-kind.ts';
import { loadFresh } from '../../apollo/load.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { computeRetryTime } from '../../i18n/retry-time.ts';
import type { CardForm } from './card-form-schema.ts';
import { AddCardDocument, type AddCardMutation, WalletDocument } from './cards.gen.ts';
import { type EncryptedCardInput, encryptCardForm } from './encrypt-card-form.ts';
import { writeSavedCards } from './write-saved-cards.ts';

/**
 * The outcome of adding a card:
 * - `saved-already`: the card was already saved, here or in another session
 * - `refused`: the issuer declined the card
 * - `declined-too-often`: the provider accepts this card again only later
 * - `holder`, `unreadable`: the holder's name or the card details are invalid
 * - `type`: the club does not accept the card's network
 * - `unavailable`, `signed-out`: nothing was saved
 * - `unknown`: no response; the card may be saved, and the request can be retried with the same command id
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

/** The limit on payment attempts is reached: the card was not saved. `retryAt` is ISO 8601 by the browser's clock. */
export interface TooManyAttempts {
  readonly retryAt: string;
}

/** Encrypts the card and saves it for the member; the request is not written to Apollo's cache. */
export async function addCard(
  client: ApolloClient,
  form: CardForm,
  commandId: string,
): Promise<AddOutcome | TooManyAttempts> {
  let encryptedCard: EncryptedCardInput;
  try {
    encryptedCard = await encryptCardForm(client, form, commandId);
  } catch (error) {
    return classifyGraphError(error) === 'signed-out' ? 'signed-out' : 'unavailable';
  }
  try {
    const { data } = await client.mutate({
      mutation: AddCardDocument,
      variables: { input: { commandId, ...encryptedCard } },
      fetchPolicy: 'no-cache',
      context: handlesFailureInPlace,
    });
    writeSavedCards(client.cache, data?.addCard);
    return data ? mapResultToOutcome(data.addCard) : 'unknown';
  } catch (error) {
    const outcome = mapErrorToOutcome(error);
    if (outcome === 'unknown') await loadFresh(client, WalletDocument, {}).catch(() => undefined);
    return outcome;
  }
}

function mapResultToOutcome(result: AddCardMutation['addCard']): AddOutcome | TooManyAttempts {
  switch (result.__typename) {
    case 'AddCardSuccess':
      return 'saved';
    case 'CardAlreadySaved':
      return 'saved-already';
    case 'CardNotSaved':
      return 'refused';
    case 'InvalidCard':
      if (result.code === 'CARD_TYPE_NOT_ACCEPTED') return 'type';
      if (result.code === 'CARD_DECLINED_TOO_OFTEN') return 'declined-too-often';
      return result.field === 'holderName' ? 'holder' : 'unreadable';
    case 'TooManyPaymentAttempts':
      return { retryAt: computeRetryTime(result.retryAfterSeconds) };
    case 'PaymentServiceUnavailable':
      return 'unavailable';
  }
}

/** The outcome of a failed request. */
function mapErrorToOutcome(error: unknown): AddOutcome {
  switch (classifyGraphError(error)) {
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
