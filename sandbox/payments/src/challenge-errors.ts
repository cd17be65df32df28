import { PaymentsError } from './errors.ts';

/** The error for a challenge that is not that of the transaction. */
export function createMismatchError(): PaymentsError {
  return new PaymentsError(422, 'CHALLENGE_MISMATCH', 'The values do not match the challenge of the transaction.');
}

/** The error for a challenge that the shopper has not completed. */
export function createPendingError(): PaymentsError {
  return new PaymentsError(409, 'CHALLENGE_PENDING', 'The shopper has not completed the challenge.');
}
