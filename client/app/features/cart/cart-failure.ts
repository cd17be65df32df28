import type { GraphErrorKind } from '../../apollo/graph-error-kind.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { RecalculateServiceFeeMutation, SetPartialFulfillmentMutation } from './cart-choices.gen.ts';
import type {
  AddToCartMutation,
  ChangeQuantityMutation,
  RemoveLineMutation,
  SetDeliveryMutation,
} from './cart-commands.gen.ts';

/** A command result that is not a failure. */
export interface CommandSuccess {
  readonly __typename: `${string}Success`;
  /** Null after a merge that leaves the shopper without a cart. */
  readonly cart: CartPartsFragment | null;
}

/** The type name of every failure that a cart command can return. */
export type CartFailureType =
  | Exclude<
      | AddToCartMutation['addToCart']
      | ChangeQuantityMutation['changeCartLineQuantity']
      | RemoveLineMutation['removeCartLine']
      | SetDeliveryMutation['setCartDelivery']
      | SetPartialFulfillmentMutation['setPartialFulfillment']
      | RecalculateServiceFeeMutation['recalculateServiceFee'],
      CommandSuccess
    >['__typename']
  // From commands in cart-merge and delivery; handling a type that is missing here does not compile.
  | 'CartNotFound'
  | 'DeliveryWindowUnavailable'
  | 'NothingToMerge';

/** A failure that a cart command returned, regardless of the feature that sent it. */
export interface CartFailure {
  readonly __typename: CartFailureType;
  readonly code: string;
  /** In the shopper's language; missing where the operation does not show it. */
  readonly message?: string;
}

/** The result of a cart command. */
export type CommandResult = CommandSuccess | CartFailure;

/** A request that failed without a command result. */
export interface RequestFailure {
  readonly errorKind: GraphErrorKind;
}

/** Whether a result has no changed cart: a failure, or a request without a result. */
export function isFailure<Result extends object>(result: Result): result is Exclude<Result, CommandSuccess> {
  return !('__typename' in result && String(result.__typename).endsWith('Success'));
}

export const isRequestFailure = (result: object): result is RequestFailure => 'errorKind' in result;
