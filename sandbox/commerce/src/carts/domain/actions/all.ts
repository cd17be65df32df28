import { z } from 'zod';
import { cartFieldActions } from './cart.ts';
import { customLineItemActions } from './custom-line-items.ts';
import { type CartActions, cartAction } from './kind.ts';
import { lineItemActions } from './line-items.ts';
import { shippingActions } from './shipping.ts';
import { stateActions } from './state.ts';

const expiryAction = 'setReservationExpirationInMinutes';

const expiryInput = z.object({ reservationExpirationInMinutes: z.int().min(1).max(10_080) });

/** Every update action of carts. */
export const allCartActions: CartActions = {
  ...cartFieldActions,
  ...lineItemActions,
  ...customLineItemActions,
  ...shippingActions,
  ...stateActions,
  // Concerns the reservations and not the cart: applied where those are brought in step.
  [expiryAction]: cartAction(expiryInput, (cart) => cart),
};

/** Minutes until the reservations of the cart expire, when the (checked) actions set them; the last one counts. */
export function reservationMinutesOf(actions: readonly { readonly action: string }[]): number | undefined {
  const last = actions.findLast(({ action }) => action === expiryAction);
  return last && expiryInput.parse(last).reservationExpirationInMinutes;
}
