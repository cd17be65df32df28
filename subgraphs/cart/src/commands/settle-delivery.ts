import type { Cart } from '../domain/cart.ts';
import type { CarryOutOptions } from './carry-out.ts';
import { type AddressFollowing, followAddress } from './follow-address.ts';
import { type RoomKeeping, roomKept } from './keep-room.ts';

export type DeliverySettling = AddressFollowing & RoomKeeping;

/**
 * The cart with its delivery as it must be after a change: to the saved address as it is now, with capacity held for the
 * items as they are now. Runs in the shopper's queue.
 */
export async function settleDelivery(cart: Cart, options: CarryOutOptions, context: DeliverySettling): Promise<Cart> {
  return roomKept(await followAddress(cart, options, context), options, context);
}
