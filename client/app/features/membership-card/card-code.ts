/** Parameters of the codes of a digital card (RFC 6238). */
export interface CodeParameters {
  /** Number of digits of a code. */
  readonly digits: number;
  readonly periodSeconds: number;
  /** Added to the device's clock, in milliseconds. */
  readonly clockOffsetMs: number;
}

/** Imports the secret of a card (base64url) as a key for codes only, which no script can read again (MEMBERSHIP-232). */
export function importCardKey(secret: string): Promise<CryptoKey> {
  const text = atob(secret.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** The time step of a moment (milliseconds since 1970), and when the next one begins. */
export function getStep(now: number, { periodSeconds, clockOffsetMs }: CodeParameters) {
  const periodMs = periodSeconds * 1_000;
  const step = Math.floor((now + clockOffsetMs) / periodMs);
  return { step, endsAt: (step + 1) * periodMs - clockOffsetMs };
}

/** Computes the code of a time step on this device (RFC 4226, section 5.3). */
export async function computeCode(key: CryptoKey, step: number, { digits }: CodeParameters): Promise<string> {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(step));
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, message.buffer));
  const offset = digest.getUint8(digest.byteLength - 1) & 0xf;
  const number = digest.getUint32(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
