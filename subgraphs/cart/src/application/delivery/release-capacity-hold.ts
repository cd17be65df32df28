import type { CartRequest } from '../cart-request.ts';

/**
 * Releases a cart's capacity hold (DELIVERY-93); if that fails, the hold expires. Runs in the cart's queue, so that it
 * cannot release the hold of a window that is chosen in the meantime.
 */
export async function releaseCapacityHold(
  cartId: string,
  { fulfilment, reportDeliveryProblem }: Pick<CartRequest, 'fulfilment' | 'reportDeliveryProblem'>,
): Promise<void> {
  try {
    await fulfilment.releaseCapacity(cartId);
  } catch (error) {
    reportDeliveryProblem('a capacity hold could not be released', { cartId, err: error });
  }
}
