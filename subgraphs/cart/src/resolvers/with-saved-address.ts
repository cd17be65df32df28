import { settleDelivery } from '../commands/settle-delivery.ts';
import type { Context } from '../context.ts';
import type { Cart } from '../domain/cart.ts';
import { laneOf } from '../shopper.ts';
import { savedAddressProblem } from './saved-address-problem.ts';
import { carryOutOptions } from './submit.ts';

/** The caller's cart; one whose saved address was edited takes the edited one over first. */
export async function withSavedAddress(cart: Cart, context: Context): Promise<Cart> {
  const { carts, lanes, places } = context;
  if ((await savedAddressProblem(cart, places)) !== 'CHANGED') return cart;
  const options = carryOutOptions(context);
  const { shopper } = options;
  const followed = await lanes.alone(laneOf(shopper), async () => {
    // It may have changed while this waited for its turn.
    const current = await options.store.find(shopper);
    return current && settleDelivery(current, options, context);
  });
  carts.clear(shopper).prime(shopper, followed ?? null);
  return followed ?? cart;
}
