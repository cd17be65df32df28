import type { Cart } from '../domain/cart.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import { computeSubtotal } from '../domain/totals.ts';
import type { CartRequest } from './cart-request.ts';

/** A shipping method with its state in a cart. */
export interface CartShippingMethod extends ShippingMethod {
  /** Whether it is free at the cart's subtotal. */
  readonly isFree: boolean;
  readonly isChosen: boolean;
}

/** The shipping methods of the cart's club; a home delivery without any is reported (DELIVERY-66). */
export async function listShippingMethods(
  { delivery, lines, market, total }: Cart,
  { clubDirectory, reportDeliveryProblem }: Pick<CartRequest, 'clubDirectory' | 'reportDeliveryProblem'>,
): Promise<CartShippingMethod[]> {
  if (delivery?.method !== 'DELIVERY' || delivery.clubKey === null) return [];
  const methods = await clubDirectory.listShippingMethods(delivery.clubKey, market);
  if (methods.length === 0) reportDeliveryProblem('a club has no shipping methods', { club: delivery.clubKey });
  const subtotal = computeSubtotal({ lines, total });
  return methods.map((method, index) => ({
    ...method,
    isFree: method.freeAbove !== null && subtotal.centAmount >= method.freeAbove.centAmount,
    isChosen: delivery.speed === null ? index === 0 : method.speed === delivery.speed,
  }));
}
