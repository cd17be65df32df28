import type { ApolloClient } from '@apollo/client';
import type { CardInput } from '../../apollo/schema-types.gen.ts';
import { digitsOf } from '../../digits.ts';
import type { CardForm } from './card-form-schema.ts';
import { CardEncryptionKeyDocument } from './cards.gen.ts';
import { encryptCard } from './encrypt-card.ts';

/** A card that the payments provider alone can read. */
export type SealedCard = Pick<CardInput, 'encryptedCard' | 'keyId' | 'holderName'>;

/**
 * Encrypts what was typed for one attempt. The key is fetched each time: it may have been changed (PAYMENTS-20).
 * @throws when the key does not come; nothing has left the browser then
 */
export async function sealCard(client: ApolloClient, form: CardForm, attemptId: string): Promise<SealedCard> {
  const { data } = await client.query({ query: CardEncryptionKeyDocument, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The graph gave no answer');
  const { keyId, publicKey } = data.cardEncryptionKey;
  const card = { number: digitsOf(form.number), cvv: digitsOf(form.code), expiry: form.expiry, attemptId };
  return { keyId, encryptedCard: await encryptCard(card, publicKey), holderName: form.holder.trim() };
}
