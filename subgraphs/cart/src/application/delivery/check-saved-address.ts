import type { AddressProblem } from '@tarima/markets/saved-address';
import type { Cart } from '../../domain/cart.ts';
import { findCartAddressProblem } from '../../domain/saved-address.ts';
import type { CartRequest } from '../cart-request.ts';

/** Why the cart cannot be delivered to its saved address; the address book is read for home deliveries only. */
export async function checkSavedAddress(
  cart: Cart,
  { member }: Pick<CartRequest, 'member'>,
): Promise<AddressProblem | null> {
  const isHomeDelivery = cart.delivery?.method === 'DELIVERY' && !cart.isLocked;
  return isHomeDelivery ? findCartAddressProblem(cart, await member.readSaved()) : null;
}
