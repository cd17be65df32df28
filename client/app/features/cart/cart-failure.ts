import type { SetPartialFulfillmentMutation, SettleServiceFeeMutation } from './cart-choices.gen.ts';
import type {
  AddToCartMutation,
  ChangeQuantityMutation,
  RemoveLineMutation,
  SetDeliveryMutation,
} from './cart-commands.gen.ts';
import type { SetDeliveryWindowMutation } from './delivery-windows.gen.ts';
import type { MergeCartsMutation } from './merge-carts.gen.ts';
import type { RestoreCartMutation } from './restore-cart.gen.ts';

/** What a cart command can answer. */
export type CartAnswer =
  | AddToCartMutation['addToCart']
  | ChangeQuantityMutation['changeCartLineQuantity']
  | RemoveLineMutation['removeCartLine']
  | SetDeliveryMutation['setCartDelivery']
  | SetDeliveryWindowMutation['setDeliveryWindow']
  | SetPartialFulfillmentMutation['setPartialFulfillment']
  | SettleServiceFeeMutation['settleServiceFee']
  | MergeCartsMutation['mergeCarts']
  | RestoreCartMutation['restoreCart'];

/** Every way in which a cart command can fail. */
export type CartFailure = Exclude<CartAnswer, { __typename: `${string}Success` }>;
export type CartFailureType = CartFailure['__typename'];

/** True for an answer that is a failure. */
export function isCartFailure<Answer extends CartAnswer>(
  answer: Answer,
): answer is Exclude<Answer, { __typename: `${string}Success` }> {
  return !answer.__typename.endsWith('Success');
}
