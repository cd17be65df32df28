import { randomUUID } from 'node:crypto';
import type { Cart } from '../../domain/cart.ts';
import { computeUsedVolumeLitres, isHoldOutdated } from '../../domain/delivery-capacity.ts';
import type { CartRequest } from '../cart-request.ts';
import { type ExecuteOptions, executeCommand } from '../commands/execute-commands.ts';

/**
 * Renews a cart's capacity hold for its items as they are now (DELIVERY-88). When the window has too little capacity, or the
 * fulfilment service does not respond, the cart stays as it is (DELIVERY-90). Runs in the cart's queue.
 */
export async function adjustCapacityHold(
  cart: Cart,
  options: ExecuteOptions,
  { fulfilment, reportDeliveryProblem }: Pick<CartRequest, 'fulfilment' | 'reportDeliveryProblem'>,
): Promise<Cart> {
  const { delivery } = cart;
  if (cart.isLocked || !delivery?.window || delivery.clubKey === null || !isHoldOutdated(cart, new Date())) return cart;
  const { window, clubKey } = delivery;
  const heldVolumeLitres = computeUsedVolumeLitres(cart);
  try {
    const heldUntil = await fulfilment.holdCapacity(cart.id, window.id, heldVolumeLitres);
    if (heldUntil === null) return cart;
    const change = { kind: 'window', clubKey, window: { ...window, heldVolumeLitres, heldUntil } } as const;
    const outcome = await executeCommand({ id: randomUUID(), bodyHash: 'adjust-hold', change }, options);
    return outcome.kind === 'done' ? outcome.cart : cart;
  } catch (error) {
    reportDeliveryProblem('the capacity hold of a changed cart could not be adjusted', {
      cartId: cart.id,
      err: error,
    });
    return cart;
  }
}
