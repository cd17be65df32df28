import type { Language } from '@tarima/markets/table';
import type { PlaceOrderResult } from '../application/checkout/place-order.ts';
import { type CaptchaRequired, findReopenFailure, type TooManyPaymentAttempts } from '../domain/failure.ts';
import { failureResult } from './failure-result.ts';

/** The result of `placeOrder`. For a reopened attempt it is the attempt's failure. */
export function placeOrderResult(
  result: PlaceOrderResult | TooManyPaymentAttempts | CaptchaRequired,
  language: Language,
) {
  if ('code' in result) return failureResult(result, language);
  const { type, attempt } = result;
  const failure = findReopenFailure(attempt);
  return failure ? failureResult(failure, language) : { __typename: type, attempt };
}
