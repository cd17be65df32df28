/** An error in the vendor's format; `status` of the body is `INVALID_REQUEST` for a 4xx. */
export class CybersourceError extends Error {
  readonly statusCode: number;
  readonly reason: string;

  constructor(statusCode: number, reason: string, message: string) {
    super(message);
    this.name = 'CybersourceError';
    this.statusCode = statusCode;
    this.reason = reason;
  }
}

/** The error for a missing or invalid field. */
export const createInvalidDataError = (message: string) => new CybersourceError(400, 'INVALID_DATA', message);
