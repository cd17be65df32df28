/** What the payments provider needs of a card; it leaves the browser as ciphertext only. */
export interface PlainCard {
  readonly number: string;
  readonly cvv: string;
  /** `MM/YY`. */
  readonly expiry: string;
  /** Binds the ciphertext to one attempt: elsewhere it is worth nothing. */
  readonly attemptId: string;
}

/** The DER inside a PEM. */
function fromPem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replace(/-----[^-]+-----/g, '').replace(/\s/g, '');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * Encrypts a card for the payments provider: RSA-OAEP with SHA-256 under its public key (PAYMENTS-19). Nobody between
 * here and there can read it.
 * @returns base64
 */
export async function encryptCard(card: PlainCard, publicKeyPem: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', fromPem(publicKeyPem), algorithm, false, ['encrypt']);
  const plain = new TextEncoder().encode(JSON.stringify(card));
  const cipher = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, plain);
  return btoa(String.fromCharCode(...new Uint8Array(cipher)));
}
