/** The card data for the payments provider; it leaves the browser only as ciphertext. */
export interface PlainCard {
  readonly number: string;
  readonly cvv: string;
  /** `MM/YY`. */
  readonly expiry: string;
  /** Binds the ciphertext to one attempt; it is rejected for any other. */
  readonly attemptId: string;
}

/** Decodes a PEM to its DER bytes. */
function decodePem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replace(/-----[^-]+-----/g, '').replace(/\s/g, '');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * Encrypts a card with the public key of the payments provider, using RSA-OAEP with SHA-256 (PAYMENTS-19). Only the
 * provider can decrypt it.
 * @returns base64
 */
export async function encryptCard(card: PlainCard, publicKeyPem: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', decodePem(publicKeyPem), algorithm, false, ['encrypt']);
  const plain = new TextEncoder().encode(JSON.stringify(card));
  const cipher = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, plain);
  return btoa(String.fromCharCode(...new Uint8Array(cipher)));
}
