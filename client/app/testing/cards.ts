import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { loadTranslations } from './translations.ts';

/** A card of the test network that is valid for years. */
const card = { number: '4000 0000 0000 1000', expiry: '12/40', code: '123', holder: 'Ana Rojas' };

/** Types a new card; tests can override fields. */
export async function fillCard(
  user: UserEvent,
  translate: ReturnType<typeof loadTranslations>,
  changed: Partial<typeof card> = {},
): Promise<void> {
  const { number, expiry, code, holder } = { ...card, ...changed };
  for (const [label, text] of [
    ['Card number', number],
    ['Expiry date', expiry],
    ['Security code', code],
    ['Name on card', holder],
  ] as const) {
    const field = screen.getByLabelText(translate(label));
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

/** A public key as the payments provider returns it: cards are really encrypted. */
export async function createEncryptionKey() {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  const der = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64');
  return {
    cardEncryptionKey: { keyId: 'key-1', publicKey: `-----BEGIN PUBLIC KEY-----\n${der}\n-----END PUBLIC KEY-----` },
  };
}

/** A saved card. */
export const createSavedCard = (
  id: string,
  more: { readonly isDefault?: boolean; readonly isFlagged?: boolean; readonly lastDigits?: string } = {},
) => ({
  __typename: 'SavedCard' as const,
  id,
  brand: 'VISA',
  lastDigits: '1000',
  expiry: '12/40',
  holderName: 'ANA ROJAS',
  isDefault: false,
  isFlagged: false,
  ...more,
});
