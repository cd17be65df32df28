/** An error in the API's format: `{ statusCode, errorCode, message }`. */
export class MembershipError extends Error {
  readonly statusCode: number;
  readonly errorCode:
    | 'MEMBERSHIP_BAD_REQUEST'
    | 'MEMBERSHIP_NOT_ACTIVE'
    | 'MEMBERSHIP_NOT_FOUND'
    | 'CLUB_NOT_FOUND'
    | 'COUNTRY_NOT_FOUND'
    | 'SECONDARY_CARD'
    | 'MEMBERSHIP_BLOCKED'
    | 'CARD_LIMIT_REACHED'
    | 'CARD_EXISTS'
    | 'ATTRIBUTE_LIMIT_REACHED'
    | 'DOCUMENT_NOT_FOUND'
    | 'DOCUMENT_TOO_LARGE'
    | 'DOCUMENT_TYPE'
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
