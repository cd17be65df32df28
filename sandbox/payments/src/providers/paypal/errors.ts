import { randomBytes } from 'node:crypto';

/** An error in PayPal's format, with the issue that is wrong. */
export class PaypalError extends Error {
  readonly statusCode: number;
  readonly errorName: string;
  readonly issue: string;

  constructor(statusCode: number, errorName: string, issue: string, description = issue) {
    super(description);
    this.name = 'PaypalError';
    this.statusCode = statusCode;
    this.errorName = errorName;
    this.issue = issue;
  }
}

/** A request that is well formed and cannot be executed. */
export const createUnprocessableError = (issue: string) => new PaypalError(422, 'UNPROCESSABLE_ENTITY', issue);

/** A missing resource. */
export const createNotFoundError = () => new PaypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

/** Body of an error. */
export function toErrorBody({ errorName, issue, message }: PaypalError) {
  return {
    name: errorName,
    message,
    debug_id: randomBytes(7).toString('hex').slice(0, 13),
    details: [{ issue, description: message }],
    links: [{ href: 'https://developer.paypal.com/api/rest/reference/orders/v2/errors', rel: 'information_link' }],
  };
}
