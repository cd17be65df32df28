import { createHash } from 'node:crypto';
import type { PlaceOrderInput } from './place-order-input.ts';

/**
 * Hash of what a shopper placed, so that the same attempt is not placed with other details (CHECKOUT-101). Without the
 * ciphertext, which differs each time the browser encrypts the same card.
 */
export function hashRequest({ method, card, savedCardId, email, membershipNumber, expectedTotal }: PlaceOrderInput) {
  const parts = [method, savedCardId, card?.holderName, card?.save, email, membershipNumber, expectedTotal];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
