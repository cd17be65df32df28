import { cartFieldActions } from './cart.ts';
import { customLineItemActions } from './custom-line-items.ts';
import type { CartActions } from './kind.ts';
import { lineItemActions } from './line-items.ts';
import { shippingActions } from './shipping.ts';
import { stateActions } from './state.ts';

/** Every update action of carts except `setReservationExpirationInMinutes`, which concerns stock and not the cart. */
export const cartActions: CartActions = {
  ...cartFieldActions,
  ...lineItemActions,
  ...customLineItemActions,
  ...shippingActions,
  ...stateActions,
};
