import type { Cart } from '../domain/cart.ts';
import type { OfferedWindow } from '../domain/delivery-window.ts';
import type { CartRequest } from './cart-request.ts';
import { createCartWindowRequest, listRequestedWindows } from './delivery/request-windows.ts';

/** The delivery windows that a cart can choose now; empty for pickup, or when an item's volume is unknown. */
export async function listDeliveryWindows(cart: Cart, request: CartRequest): Promise<OfferedWindow[]> {
  const windowRequest = createCartWindowRequest(cart, request);
  return windowRequest ? listRequestedWindows(windowRequest, request) : [];
}
