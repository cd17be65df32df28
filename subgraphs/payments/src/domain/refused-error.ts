export type RefusalReason =
  | 'OUT_OF_STOCK'
  | 'WINDOW_UNAVAILABLE'
  | 'CART_CHANGED'
  | 'CART_ORDERED'
  /** The tax calculator's lines are not those of the cart. */
  | 'LINES_MISMATCH'
  /** An account has the email address or the membership. */
  | 'EMAIL_USED'
  /** The password does not meet the identity provider's policy. */
  | 'PASSWORD'
  | 'CARD'
  | 'CARD_REFUSED'
  | 'CARD_DECLINED_TOO_OFTEN'
  | 'CARD_EXISTS'
  | 'CARD_UNKNOWN'
  | 'DEFAULT_CARD'
  | 'NO_PAYMENT_ACCOUNT'
  | 'REQUEST'
  | 'UNAVAILABLE'
  /** Refused for good with a code that has no meaning here. */
  | 'REJECTED'
  | 'CHALLENGE_PENDING'
  | 'CHALLENGE_MISMATCH'
  | 'ALREADY_VOIDED'
  | 'ALREADY_SETTLED';

/** An upstream certainly did not do what it was called for. */
export class RefusedError extends Error {
  readonly reason: RefusalReason;
  /** SKUs that are out of stock, for `OUT_OF_STOCK`. */
  readonly skus: readonly string[];

  constructor(reason: RefusalReason, skus: readonly string[] = [], cause?: unknown) {
    super(`Refused: ${reason}`, { cause });
    this.name = 'RefusedError';
    this.reason = reason;
    this.skus = skus;
  }
}

/** Reasons that may no longer hold at the next call: the upstream was down, or somebody else changed the cart. */
const transientReasons: ReadonlySet<RefusalReason> = new Set(['UNAVAILABLE', 'CART_CHANGED']);

/** True when repeating the call cannot help. Timeouts, broken connections, 429 and 5xx are no `RefusedError` at all. */
export function isPermanentRefusal(error: unknown): error is RefusedError {
  return error instanceof RefusedError && !transientReasons.has(error.reason);
}
