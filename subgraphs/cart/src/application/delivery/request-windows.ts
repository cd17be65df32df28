import type { Cart } from '../../domain/cart.ts';
import { createWindowRequest } from '../../domain/delivery-capacity.ts';
import { type OfferedWindow, selectOfferedWindows, type WindowRequest } from '../../domain/delivery-window.ts';
import type { CartRequest } from '../cart-request.ts';

/** The request for a cart's delivery windows; an incomplete one is reported and not sent (DELIVERY-74). */
export function createCartWindowRequest(
  cart: Cart,
  { rules, reportDeliveryProblem }: Pick<CartRequest, 'rules' | 'reportDeliveryProblem'>,
): WindowRequest | undefined {
  const request = createWindowRequest(cart, rules.windows, new Date());
  if (request !== 'INCOMPLETE') return request;
  reportDeliveryProblem('delivery windows cannot be requested: the volume of a product is unknown', {
    cartId: cart.id,
  });
  return undefined;
}

/** The windows that a cart can choose now. */
export async function listRequestedWindows(
  request: WindowRequest,
  { fulfilment, rules }: Pick<CartRequest, 'fulfilment' | 'rules'>,
): Promise<OfferedWindow[]> {
  const { windows: windowRules } = rules;
  // Only the full list tells whether the window that is chosen now still accepts orders.
  const isOneEnough = windowRules.isEarliestOnly && request.chosenWindowId === null;
  return selectOfferedWindows(await fulfilment.listWindows(request, isOneEnough), request, windowRules);
}
