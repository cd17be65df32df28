import { constants, createHmac, type KeyObject, privateDecrypt } from 'node:crypto';
import { z } from 'zod';
import { type CardBrand, detectBrand, hasCheckDigit, isUnexpired } from './card-number.ts';
import { PaymentsError } from './errors.ts';

/** Keys that decrypt and fingerprint cards. `keyId` names the key pair with whose public key the browser encrypts. */
export interface VaultKeys {
  readonly keyId: string;
  /** SPKI PEM. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
  /** HMAC key of the fingerprints. */
  readonly fingerprintKey: Buffer;
}

/** An encrypted card as received, with the attempt for which the browser encrypted it. */
export interface EncryptedCard {
  readonly encryptedCard: string;
  readonly keyId: string;
  readonly attemptId: string;
}

/** A decrypted card, kept in memory for one call. `number` and `cvv` are never stored, logged or returned. */
export interface DecryptedCard {
  readonly number: string;
  readonly cvv: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly brand: CardBrand;
  readonly lastDigits: string;
  /** Keyed hash of the number, which identifies a card without storing it. */
  readonly fingerprint: string;
}

const contentSchema = z.object({
  number: z.string().regex(/^\d{12,19}$/),
  cvv: z.string().regex(/^\d{3,4}$/),
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\/?\d{2}$/),
  attemptId: z.string().min(1),
});

/**
 * Decrypts a card (RSA-OAEP, SHA-256) and checks that it was encrypted for this attempt (PAYMENTS-21), so that a leaked
 * ciphertext cannot be used for another attempt.
 * @throws PaymentsError CARD_DATA_UNREADABLE for a ciphertext that cannot be decrypted or belongs to another attempt,
 * PE_0001 for an invalid or expired card.
 */
export function decryptCard(encrypted: EncryptedCard, keys: VaultKeys, now: Date): DecryptedCard {
  if (encrypted.keyId !== keys.keyId) throw createUnreadableError('The card was encrypted with an unknown key.');
  const content = contentSchema.safeParse(decrypt(encrypted.encryptedCard, keys.privateKey));
  if (!content.success) throw createUnreadableError('The encrypted card is not readable.');
  const { number, cvv, attemptId } = content.data;
  if (attemptId !== encrypted.attemptId) throw createUnreadableError('The card was encrypted for another attempt.');
  const brand = detectBrand(number);
  if (!brand || !hasCheckDigit(number)) throw new PaymentsError(400, 'PE_0001', 'The card number is not valid.');
  const expiry = content.data.expiry.replace(/^(\d{2})\/?(\d{2})$/, '$1/$2');
  if (!isUnexpired(expiry, now)) throw new PaymentsError(400, 'PE_0001', 'The card has expired.');
  const fingerprint = createHmac('sha256', keys.fingerprintKey).update(number).digest('hex');
  return { number, cvv, expiry, brand, lastDigits: number.slice(-4), fingerprint };
}

function decrypt(ciphertext: string, key: KeyObject): unknown {
  try {
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return JSON.parse(privateDecrypt(options, Buffer.from(ciphertext, 'base64')).toString('utf8'));
  } catch {
    // The reason is not returned: distinguishing padding errors from JSON errors would create a padding oracle.
    return undefined;
  }
}

function createUnreadableError(message: string): PaymentsError {
  return new PaymentsError(400, 'CARD_DATA_UNREADABLE', message);
}
