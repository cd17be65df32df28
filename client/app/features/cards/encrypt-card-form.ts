import type { ApolloClient } from '@apollo/client';
import type { CardInput } from '../../apollo/schema-types.gen.ts';
import { extractDigits } from '../../digits.ts';
import type { CardForm } from './card-form-schema.ts';
import { CardEncryptionKeyDocument } from './cards.gen.ts';
import { encryptCard } from './encrypt-card.ts';

/** An encrypted card that only the payments provider can decrypt. */
export type EncryptedCardInput = Pick<CardInput, 'encryptedCard' | 'keyId' | 'holderName'>;

/**
 * Encrypts the card of the form for one attempt. The key is fetched each time, because it may have been rotated
 * (PAYMENTS-20).
 * @throws when the key cannot be fetched; no card data has left the browser then
 */
export async function encryptCardForm(
  client: ApolloClient,
  form: CardForm,
  attemptId: string,
): Promise<EncryptedCardInput> {
  const { data } = await client.query({ query: CardEncryptionKeyDocument, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The response has no data');
  const { keyId, publicKey } = data.cardEncryptionKey;
  const card = { number: extractDigits(form.number), cvv: extractDigits(form.code), expiry: form.expiry, attemptId };
  return { keyId, encryptedCard: await encryptCard(card, publicKey), holderName: form.holder.trim() };
}
