import { randomUUID } from 'node:crypto';
import type { Cart } from '../domain/cart.ts';
import { type DeliveryPlaces, deliveryTo } from '../domain/delivery.ts';
import { addressProblemOf } from '../domain/saved-address.ts';
import { type CarryOutOptions, carryOut } from './carry-out.ts';
import { commandOf } from './command-of.ts';
import { releaseWindow, type WindowRelease } from './release-window.ts';

export interface AddressFollowing extends WindowRelease {
  readonly places: DeliveryPlaces;
}

/**
 * The cart with its saved address as the address book has it now: its club, shipping method and delivery window follow
 * (DELIVERY-52). A cart that cannot follow stays as it is and is not ready for checkout (DELIVERY-55). Runs in
 * the shopper's queue.
 */
export async function followAddress(cart: Cart, options: CarryOutOptions, context: AddressFollowing): Promise<Cart> {
  const { places, reportDelivery } = context;
  const { delivery, market } = cart;
  const addressId = delivery?.address?.id;
  if (delivery?.method !== 'DELIVERY' || !addressId) return cart;
  try {
    if (addressProblemOf(cart, await places.memberAsSaved()) !== 'CHANGED') return cart;
    const wanted = delivery.speed === null ? undefined : { speed: delivery.speed };
    const choice = await deliveryTo(addressId, market, places, wanted);
    if ('code' in choice) return cart;
    const change = { kind: 'deliver', choice, fitToStock: false, onlyFor: 'SAME_ADDRESS' } as const;
    const [outcome] = await carryOut([commandOf('followAddress', { commandId: randomUUID() }, change)], options);
    if (outcome?.kind !== 'done') return cart;
    if (delivery.window && !outcome.cart.delivery?.window) await releaseWindow(cart.id, context);
    return outcome.cart;
  } catch (error) {
    reportDelivery('a cart could not take over an address that was edited', { cartId: cart.id, err: error });
    return cart;
  }
}
