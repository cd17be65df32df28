import type { Cart } from '../domain/cart.ts';
import type { DeliveryPlaces } from '../domain/delivery.ts';
import { type AddressProblem, addressProblemOf } from '../domain/saved-address.ts';

/** Why the cart cannot go to the saved address that it has; the address book is read for home deliveries only. */
export async function savedAddressProblem(
  cart: Cart,
  places: Pick<DeliveryPlaces, 'memberAsSaved'>,
): Promise<AddressProblem | null> {
  const isHomeDelivery = cart.delivery?.method === 'DELIVERY' && !cart.isLocked;
  return isHomeDelivery ? addressProblemOf(cart, await places.memberAsSaved()) : null;
}
