import type { Cart } from '../domain/cart.ts';
import { isReadyForCheckout } from '../domain/totals.ts';
import type { CartRequest } from './cart-request.ts';
import { checkSavedAddress } from './delivery/check-saved-address.ts';

/** Whether a checkout of the cart can begin, also with regard to its saved address. */
export async function isCartReadyForCheckout(
  cart: Cart,
  request: Pick<CartRequest, 'member' | 'rules'>,
): Promise<boolean> {
  return (
    isReadyForCheckout(cart, request.rules.windows, new Date()) && (await checkSavedAddress(cart, request)) === null
  );
}
