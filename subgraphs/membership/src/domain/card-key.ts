/** A device's key for the codes of a digital membership card (RFC 6238). */
export interface CardKey {
  readonly keyId: string;
  /** 32 bytes in base64url. */
  readonly secret: string;
  /** Number of digits of a code. */
  readonly digits: number;
  readonly periodSeconds: number;
  /** ISO 8601. */
  readonly issuedAt: string;
}
