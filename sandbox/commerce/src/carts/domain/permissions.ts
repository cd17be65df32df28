import type { Cart } from '@commercetools/platform-sdk';
import { createInvalidOperationError, insufficientScope } from '../../errors.ts';

/** Actions that change prices, which a frozen cart rejects under both strategies. */
const priceChangingActions = new Set([
  'addLineItem',
  'removeLineItem',
  'changeLineItemQuantity',
  'setLineItemDistributionChannel',
  'setLineItemPrice',
  'addCustomLineItem',
  'removeCustomLineItem',
  'changeCustomLineItemQuantity',
  'changeCustomLineItemMoney',
  'recalculate',
  'setCountry',
]);

/** Actions that change the cost of shipping or tax, which `HardFreeze` also rejects. */
const shippingChangingActions = new Set(['setShippingMethod', 'setShippingAddress']);

const lockActions = new Set(['lockCart', 'unlockCart']);

/**
 * Scope, without the project key, for locking a cart and changing a locked one; `manage_project` does not include it.
 */
export const lockScope = 'manage_locked_carts';

/**
 * Rejects actions that the cart's state forbids: all actions once it is ordered or merged, all actions without the lock
 * scope while it is locked, and price changes while it is frozen (also when frozen earlier in the same request).
 * @throws PlatformError `InvalidOperation`, `insufficient_scope`
 */
export function checkAllowed(cart: Cart, action: string, canChangeLocked: boolean): void {
  checkOpen(cart);
  if ((cart.lock || lockActions.has(action)) && !canChangeLocked) throw insufficientScope([lockScope]);
  if (cart.cartState !== 'Frozen') return;
  const isRejected =
    priceChangingActions.has(action) || (cart.freezeStrategy === 'HardFreeze' && shippingChangingActions.has(action));
  if (isRejected) throw createInvalidOperationError(`The action '${action}' is not allowed on a frozen cart.`);
}

/**
 * Checks that the cart can be changed. @throws PlatformError `InvalidOperation` when the cart is `Ordered` or `Merged`
 */
export function checkOpen(cart: Cart): void {
  if (cart.cartState === 'Active' || cart.cartState === 'Frozen') return;
  throw createInvalidOperationError(`The cart is in the state '${cart.cartState}' and cannot be changed.`);
}
