import { randomUUID } from 'node:crypto';
import type { Cart } from '../../domain/cart.ts';
import { findCartAddressProblem } from '../../domain/saved-address.ts';
import type { CartRequest } from '../cart-request.ts';
import { type ExecuteOptions, executeCommand } from '../commands/execute-commands.ts';
import { chooseHomeDelivery } from './choose-delivery.ts';
import { releaseCapacityHold } from './release-capacity-hold.ts';

/**
 * Updates a cart whose saved address was edited: the address, the club, the shipping method and the delivery window
 * (DELIVERY-52). A cart that cannot be updated stays as it is and is not ready for checkout (DELIVERY-55). Runs in the
 * cart's queue.
 */
export async function followSavedAddress(cart: Cart, options: ExecuteOptions, request: CartRequest): Promise<Cart> {
  const { member, reportDeliveryProblem } = request;
  const { delivery, market } = cart;
  const addressId = delivery?.address?.id;
  if (delivery?.method !== 'DELIVERY' || !addressId) return cart;
  try {
    if (findCartAddressProblem(cart, await member.readSaved()) !== 'CHANGED') return cart;
    const preferred = delivery.speed === null ? undefined : { speed: delivery.speed };
    const choice = await chooseHomeDelivery(addressId, market, request, preferred);
    if ('code' in choice) return cart;
    const change = { kind: 'deliver', choice, fitToStock: false, onlyFor: 'SAME_ADDRESS' } as const;
    const outcome = await executeCommand({ id: randomUUID(), bodyHash: 'follow-address', change }, options);
    if (outcome.kind === 'failed') return cart;
    if (delivery.window && !outcome.cart.delivery?.window) await releaseCapacityHold(cart.id, request);
    return outcome.cart;
  } catch (error) {
    reportDeliveryProblem('a cart could not be updated to its edited address', { cartId: cart.id, err: error });
    return cart;
  }
}
