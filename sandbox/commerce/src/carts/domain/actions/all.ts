import { z } from 'zod';
import { cartFieldActions } from './cart.ts';
import { customLineItemActions } from './custom-line-items.ts';
import { type CartActions, defineCartAction } from './kind.ts';
import { lineItemActions } from './line-items.ts';
import { shippingActions } from './shipping.ts';
import { stateActions } from './state.ts';

const expiryAction = 'setReservationExpirationInMinutes';

const expiryInput = z.object({ reservationExpirationInMinutes: z.int().min(1).max(10_080) });

/** All update actions of carts. */
export const allCartActions: CartActions = {
  ...cartFieldActions,
  ...lineItemActions,
  ...customLineItemActions,
  ...shippingActions,
  ...stateActions,
  // Affects the reservations and not the cart; applied when they are reconciled.
  [expiryAction]: defineCartAction(expiryInput, (cart) => cart),
};

/** Minutes until the cart's reservations expire, if the validated actions set them; the last action counts. */
export function getReservationMinutes(actions: readonly { readonly action: string }[]): number | undefined {
  const last = actions.findLast(({ action }) => action === expiryAction);
  return last && expiryInput.parse(last).reservationExpirationInMinutes;
}
