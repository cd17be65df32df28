/** Stable codes of the payments API. */
export type PaymentsErrorCode =
  /** General payment error: the request cannot be read or breaks a rule. */
  | 'PE_0001'
  /** Setting the default card failed: there is no such card, or it may not be used. */
  | 'PE_0002'
  /** Third-party payment error: the acquirer account does not belong to this club, country and delivery. */
  | 'PE_0003'
  /** The service is unavailable; nothing was done. */
  | 'PEC_503'
  /** The card already exists in the wallet. */
  | '102'
  | 'UNAUTHORIZED'
  | 'TRANSACTION_NOT_FOUND'
  | 'REFERENCE_REUSED'
  | 'CARD_DATA_UNREADABLE'
  | 'CARD_NOT_FOUND'
  | 'CARD_REFUSED'
  /** The issuer declined the card too often lately; it was not asked again. */
  | 'CARD_VELOCITY_EXCEEDED'
  | 'CHALLENGE_MISMATCH'
  | 'CHALLENGE_PENDING'
  | 'NOT_APPROVED'
  | 'ALREADY_VOIDED'
  | 'ALREADY_SETTLED'
  | 'REPLY_LATE'
  | 'INTERNAL';

/** What a refusal says beside its code. */
export interface ErrorDetails {
  /** The card that was refused, as in every result. */
  readonly cardFingerprint?: string;
  /** How long the card stays refused. */
  readonly retryAfterSeconds?: number;
}

/** A refusal in the API's own shape, `{ statusCode, errorCode, message }` and its details. */
export class PaymentsError extends Error {
  readonly statusCode: number;
  readonly errorCode: PaymentsErrorCode;
  readonly details: ErrorDetails;

  constructor(statusCode: number, errorCode: PaymentsErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'PaymentsError';
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.details = details;
  }
}

/** The body of every refused call. */
export function errorBody(
  statusCode: number,
  errorCode: PaymentsErrorCode,
  message: string,
  details: ErrorDetails = {},
) {
  return { statusCode, errorCode, message, ...details };
}
