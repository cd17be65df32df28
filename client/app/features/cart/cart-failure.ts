import type { SetPartialFulfillmentMutation, SettleServiceFeeMutation } from './cart-choices.gen.ts';
import type {
  AddToCartMutation,
  ChangeQuantityMutation,
  RemoveLineMutation,
  SetDeliveryMutation,
} from './cart-commands.gen.ts';

/** What the cart's own commands can answer. */
export type CartAnswer =
  | AddToCartMutation['addToCart']
  | ChangeQuantityMutation['changeCartLineQuantity']
  | RemoveLineMutation['removeCartLine']
  | SetDeliveryMutation['setCartDelivery']
  | SetPartialFulfillmentMutation['setPartialFulfillment']
  | SettleServiceFeeMutation['settleServiceFee'];

type Success = { readonly __typename: `${string}Success` };

/** The name of every failure that a cart command can answer with. */
export type CartFailureType =
  | Exclude<CartAnswer, Success>['__typename']
  // Of the commands in cart-merge and delivery: one that is missing here does not compile where it is handled.
  | 'CartNotFound'
  | 'DeliveryWindowUnavailable'
  | 'NothingToMerge';

/** A failure of a cart command, whichever feature sent it. */
export interface CartFailure {
  readonly __typename: CartFailureType;
  readonly code: string;
  /** In the shopper's language. */
  readonly message: string;
}

/** True for an answer that is a failure. */
export function isCartFailure<Answer extends { readonly __typename: string }>(
  answer: Answer,
): answer is Exclude<Answer, Success> {
  return !answer.__typename.endsWith('Success');
}
