import { type AddressProblem, findAddressProblem } from '@tarima/markets/saved-address';
import type { Cart } from './cart.ts';
import type { Member } from './delivery.ts';

/**
 * Why the cart cannot be delivered to the saved address of its home delivery; null for pickup. A cart that a payment locks
 * keeps the address of the payment (DELIVERY-58).
 */
export function findCartAddressProblem(
  { isLocked, delivery, market }: Pick<Cart, 'isLocked' | 'delivery' | 'market'>,
  member: Member | undefined,
): AddressProblem | null {
  if (isLocked || delivery?.method !== 'DELIVERY' || !delivery.address) return null;
  const { address, clubKey } = delivery;
  return findAddressProblem({ market: market.code, address, clubKey }, member);
}
