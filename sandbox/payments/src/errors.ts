/** Error codes of the payments API. */
export type PaymentsErrorCode =
  /** General payment error: the request is malformed or violates a rule. */
  | 'PE_0001'
  /** Setting the default card failed: the card does not exist or cannot be the default. */
  | 'PE_0002'
  /** Third-party payment error: the acquirer account does not match the club, country and delivery. */
  | 'PE_0003'
  /** The service is unavailable; the request had no effect. */
  | 'PEC_503'
  /** The card already exists in the wallet. */
  | '102'
  | 'UNAUTHORIZED'
  | 'TRANSACTION_NOT_FOUND'
  | 'REFERENCE_REUSED'
  | 'CARD_DATA_UNREADABLE'
  | 'CARD_NOT_FOUND'
  | 'CARD_REFUSED'
  /** The issuer declined the card too often recently and was not asked again. */
  | 'CARD_VELOCITY_EXCEEDED'
  | 'CHALLENGE_MISMATCH'
  | 'CHALLENGE_PENDING'
  | 'NOT_APPROVED'
  | 'NOT_CAPTURED'
  /** The refunds would exceed the captured amount. */
  | 'AMOUNT_EXCEEDED'
  /** The refund id belongs to a refund of another amount. */
  | 'REFUND_REUSED'
  | 'ALREADY_VOIDED'
  | 'ALREADY_SETTLED'
  | 'REPLY_LATE'
  /** The payment provider did not respond in time; the outcome is unknown. */
  | 'PROVIDER_TIMEOUT'
  /** The payment provider rejected the request of the API. */
  | 'PROVIDER_ERROR'
  | 'INTERNAL';

/** Details of an error in addition to its code. */
export interface ErrorDetails {
  /** Fingerprint of the rejected card, as in every result. */
  readonly cardFingerprint?: string;
  /** Seconds until the card is accepted again. */
  readonly retryAfterSeconds?: number;
}

/** An error in the API's format: `{ statusCode, errorCode, message }` with details. */
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

/** Builds the body of an error response. */
export function buildErrorBody(
  statusCode: number,
  errorCode: PaymentsErrorCode,
  message: string,
  details: ErrorDetails = {},
) {
  return { statusCode, errorCode, message, ...details };
}

/** Creates the error for an unknown reference number. */
export function createTransactionNotFoundError(): PaymentsError {
  return new PaymentsError(404, 'TRANSACTION_NOT_FOUND', 'There is no such transaction.');
}
