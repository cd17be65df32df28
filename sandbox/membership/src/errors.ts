/** An error in the API's format: `{ statusCode, errorCode, message }`. */
export class MembershipError extends Error {
  readonly statusCode: number;
  readonly errorCode:
    | 'MEMBERSHIP_BAD_REQUEST'
    | 'MEMBERSHIP_NOT_ACTIVE'
    | 'MEMBERSHIP_NOT_FOUND'
    | 'TRANSACTION_NOT_FOUND'
    | 'TRANSACTION_REUSED'
    | 'UNAUTHORIZED';

  constructor(statusCode: number, errorCode: MembershipError['errorCode'], message: string) {
    super(message);
    this.name = 'MembershipError';
    this.statusCode = statusCode;
    this.errorCode = errorCode;
  }
}
