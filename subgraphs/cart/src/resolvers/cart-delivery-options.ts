import type { Context } from '../context.ts';
import type { Cart } from '../domain/cart.ts';
import { type OfferedWindow, offeredWindows, type WindowRequest } from '../domain/delivery-window.ts';
import { subtotalOf } from '../domain/totals.ts';
import { windowRequestOf } from '../domain/van-room.ts';

/** The shipping methods of the cart's club; an empty list for a home delivery is logged (DELIVERY-66). */
export async function shippingMethods(cart: Cart, _arguments: unknown, { places, reportDelivery }: Context) {
  const { delivery } = cart;
  if (delivery?.method !== 'DELIVERY' || delivery.clubKey === null) return [];
  const methods = await places.shippingMethods(delivery.clubKey, cart.market);
  if (methods.length === 0) reportDelivery('a club has no shipping methods', { club: delivery.clubKey });
  const subtotal = subtotalOf(cart);
  return methods.map((method, index) => ({
    ...method,
    isFree: method.freeAbove !== null && subtotal.centAmount >= method.freeAbove.centAmount,
    isChosen: delivery.speed === null ? index === 0 : method.speed === delivery.speed,
  }));
}

/** Windows that the cart may choose from now. */
export async function deliveryWindows(cart: Cart, _arguments: unknown, context: Context): Promise<OfferedWindow[]> {
  const request = requestFor(cart, context);
  return request ? windowsFor(request, context) : [];
}

/** The request to the fulfilment service; an incomplete one is logged and not sent (DELIVERY-74). */
export function requestFor(cart: Cart, { rules, reportDelivery }: Context): WindowRequest | undefined {
  const request = windowRequestOf(cart, rules.windows, new Date());
  if (request !== 'INCOMPLETE') return request;
  reportDelivery('delivery windows cannot be asked for: what a product takes up is not known', { cartId: cart.id });
  return undefined;
}

export async function windowsFor(request: WindowRequest, { fulfilment, rules }: Context): Promise<OfferedWindow[]> {
  const { windows } = rules;
  // Whether a window of before still takes orders is told by all of them.
  const isOneEnough = windows.earliestOnly && request.chosenId === null;
  return offeredWindows(await fulfilment.windows(request, isOneEnough), request, windows);
}
