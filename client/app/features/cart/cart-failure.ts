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

/**
 * What follows a failure beside telling it: `reload` when the page shows a cart that is no longer so, `show-cart` when
 * the shopper can mend it on the cart page.
 */
export type CartFailureAction = 'none' | 'reload' | 'show-cart';

export const cartFailureActions: { readonly [Type in CartFailureType]: CartFailureAction } = {
  CartBusy: 'none',
  CartLineNotFound: 'reload',
  CartLockedByPayment: 'show-cart',
  CartNotFound: 'reload',
  ClubUnavailable: 'none',
  CommandConflict: 'reload',
  DeliveryUnavailable: 'none',
  DeliveryWindowUnavailable: 'reload',
  InvalidQuantity: 'reload',
  NothingToMerge: 'reload',
  OutOfStock: 'none',
  ProductUnavailable: 'none',
  QuantityLimitExceeded: 'none',
  ServiceFeeUnavailable: 'none',
};

/** True for an answer that is a failure. */
export function isCartFailure(answer: CartAnswer): answer is CartFailure {
  return answer.__typename in cartFailureActions;
}
