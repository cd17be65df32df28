import type { Language } from '@tarima/markets/table';
import type { Failure, FailureCode } from './domain/failure.ts';
import { messageOf } from './messages.ts';

/** GraphQL type of each failure. */
const typeNames = {
  INVALID_QUANTITY: 'InvalidQuantity',
  QUANTITY_LIMIT_EXCEEDED: 'QuantityLimitExceeded',
  LINE_LIMIT_EXCEEDED: 'LineLimitExceeded',
  OUT_OF_STOCK: 'OutOfStock',
  PRODUCT_UNAVAILABLE: 'ProductUnavailable',
  CLUB_UNAVAILABLE: 'ClubUnavailable',
  DELIVERY_UNAVAILABLE: 'DeliveryUnavailable',
  DELIVERY_WINDOW_UNAVAILABLE: 'DeliveryWindowUnavailable',
  SERVICE_FEE_UNAVAILABLE: 'ServiceFeeUnavailable',
  CART_NOT_FOUND: 'CartNotFound',
  CART_LINE_NOT_FOUND: 'CartLineNotFound',
  CART_BUSY: 'CartBusy',
  CART_LOCKED_BY_PAYMENT: 'CartLockedByPayment',
  COMMAND_CONFLICT: 'CommandConflict',
  COMMAND_EXPIRED: 'CommandExpired',
  NOTHING_TO_MERGE: 'NothingToMerge',
} as const satisfies Record<FailureCode, string>;

/** A failure as a member of its mutation's result union. */
export type FailureResult<Code extends FailureCode> = {
  [One in Code]: Extract<Failure, { code: One }> & {
    readonly __typename: (typeof typeNames)[One];
    readonly message: string;
  };
}[Code];

/**
 * The typed result of a failure, in the request's language. `expected` are the failures that the mutation's schema
 * names; any other one is a fault of ours and is thrown.
 */
export function failureResult<Code extends FailureCode>(
  failure: Failure,
  expected: readonly Code[],
  language: Language,
): FailureResult<Code> {
  if (!(expected as readonly FailureCode[]).includes(failure.code)) {
    throw new Error(`A cart command failed with ${failure.code}, which its result does not name.`);
  }
  return {
    ...failure,
    __typename: typeNames[failure.code],
    message: messageOf(failure)[language],
  } as FailureResult<Code>;
}
