/** Test cards of the payments sandbox by outcome (docs/sandbox.md). */
export const cards = {
  approved: '4000000000001000',
  mastercard: '5200000000001005',
  declined: '4000000000001018',
  hardDeclined: '4000000000001026',
  challenged: '4000000000001091',
  frictionless: '4000000000001117',
  authenticationFails: '4000000000001125',
  timesOut: '4000000000001042',
  timesOutBefore: '4000000000001133',
  captureTimesOut: '4000000000001059',
  captureRefused: '4000000000001067',
  returnsTwice: '4000000000001158',
  unavailable: '4000000000001075',
  /** Only for scans of places in which no card number may be. */
  canary: '4000000000001174',
  flagged: '4000000000001083',
  unknown: '4000000000009995',
} as const;

export const cardCode = '123';
export const cardHolder = 'Ana Rojas';
export const oneTimeCode = '123456';

/** An expiry date in the future, `MM/YY`. */
export const cardExpiry = `12/${String((new Date().getUTCFullYear() + 3) % 100).padStart(2, '0')}`;

/** Encrypts a card for one attempt as the shop does in the browser. @returns base64 text */
export async function encryptTestCard(
  number: string,
  attemptId: string,
  publicKeyPem: string,
  cvv: string = cardCode,
): Promise<string> {
  const der = Buffer.from(publicKeyPem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  const key = await crypto.subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const plain = new TextEncoder().encode(JSON.stringify({ number, cvv, expiry: cardExpiry, attemptId }));
  return Buffer.from(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, plain)).toString('base64');
}
