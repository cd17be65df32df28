import type { Cart } from '@commercetools/platform-sdk';
import { insufficientScope, invalidOperation } from '../../errors.ts';

/** What changes prices: refused on a frozen cart under both strategies. */
const priceChanging = new Set([
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

/** What changes the cost of shipping or tax: refused as well under `HardFreeze`. */
const shippingChanging = new Set(['setShippingMethod', 'setShippingAddress']);

const lockActions = new Set(['lockCart', 'unlockCart']);

/** The scope, without the project key, that locking a cart and changing a locked one takes; `manage_project` is not enough. */
export const lockScope = 'manage_locked_carts';

/**
 * Refuses what the cart's state forbids: everything once it is ordered or merged, everything without the lock scope while
 * it is locked, price changes while it is frozen (of a cart frozen earlier in the same request too).
 * @throws PlatformError `InvalidOperation`, `insufficient_scope`
 */
export function checkAllowed(cart: Cart, action: string, mayChangeLocked: boolean): void {
  checkOpen(cart);
  if ((cart.lock || lockActions.has(action)) && !mayChangeLocked) throw insufficientScope([lockScope]);
  if (cart.cartState !== 'Frozen') return;
  const refused = priceChanging.has(action) || (cart.freezeStrategy === 'HardFreeze' && shippingChanging.has(action));
  if (refused) throw invalidOperation(`The action '${action}' is not allowed on a frozen cart.`);
}

/** @throws PlatformError `InvalidOperation` when the cart is `Ordered` or `Merged` */
export function checkOpen(cart: Cart): void {
  if (cart.cartState === 'Active' || cart.cartState === 'Frozen') return;
  throw invalidOperation(`The cart is in the state '${cart.cartState}' and cannot be changed.`);
}
