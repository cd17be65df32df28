import type { Cart } from '../../domain/cart.ts';
import type { CartRequest } from '../cart-request.ts';
import type { ExecuteOptions } from '../commands/execute-commands.ts';
import { adjustCapacityHold } from './adjust-capacity-hold.ts';
import { followSavedAddress } from './follow-saved-address.ts';

/**
 * Updates a cart's delivery after a change: to the saved address as it is now, with capacity held for the items as they are
 * now. Runs in the cart's queue.
 */
export async function updateDelivery(cart: Cart, options: ExecuteOptions, request: CartRequest): Promise<Cart> {
  return adjustCapacityHold(await followSavedAddress(cart, options, request), options, request);
}
