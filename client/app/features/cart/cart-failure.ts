import type { SetPartialFulfillmentMutation, SettleServiceFeeMutation } from './cart-choices.gen.ts';
import type {
  AddToCartMutation,
  ChangeQuantityMutation,
  RemoveLineMutation,
  SetDeliveryMutation,
} from './cart-commands.gen.ts';

/** The result of a command of this feature. */
export type CartCommandResult =
  | AddToCartMutation['addToCart']
  | ChangeQuantityMutation['changeCartLineQuantity']
  | RemoveLineMutation['removeCartLine']
  | SetDeliveryMutation['setCartDelivery']
  | SetPartialFulfillmentMutation['setPartialFulfillment']
  | SettleServiceFeeMutation['settleServiceFee'];

type Success = { readonly __typename: `${string}Success` };

/** The type name of every failure that a cart command can return. */
export type CartFailureType =
  | Exclude<CartCommandResult, Success>['__typename']
  // From commands in cart-merge and delivery; handling a type that is missing here does not compile.
  | 'CartNotFound'
  | 'DeliveryWindowUnavailable'
  | 'NothingToMerge';

/** A failure that a cart command returned, regardless of the feature that sent it. */
export interface CartFailure {
  readonly __typename: CartFailureType;
  readonly code: string;
  /** In the shopper's language. */
  readonly message: string;
}

/** Whether a command result is a failure. */
export function isCartFailure<Result extends { readonly __typename: string }>(
  result: Result,
): result is Exclude<Result, Success> {
  return !result.__typename.endsWith('Success');
}
