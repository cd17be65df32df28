import type { CartRequest } from '../cart-request.ts';
import type { ExecuteOptions } from '../commands/execute-commands.ts';
import { releaseCapacityHold } from './release-capacity-hold.ts';

/**
 * Holds capacity in the window that the cart has, after capacity was held in another window that could not be written
 * (CART-88, CART-91). Runs in the cart's queue.
 */
export async function restoreCapacityHold(
  { store, shopper }: Pick<ExecuteOptions, 'store' | 'shopper'>,
  request: Pick<CartRequest, 'fulfilment' | 'reportDeliveryProblem'>,
): Promise<void> {
  const cart = await store.find(shopper);
  if (!cart) return;
  const window = cart.delivery?.window;
  if (!window) return releaseCapacityHold(cart.id, request);
  try {
    await request.fulfilment.holdCapacity(cart.id, window.id, window.heldVolumeLitres);
  } catch (error) {
    request.reportDeliveryProblem('a capacity hold could not be restored', { cartId: cart.id, err: error });
  }
}
