import { createQuantityLimitExceeded, type FailureOf, invalidQuantity } from './failure.ts';
import type { CartRules } from './rules.ts';

/** Checks the quantity in a command, before the cart is read (CART-19, CART-20, CART-22). */
export function checkQuantity(
  quantity: number,
  { maximumQuantity }: CartRules,
): FailureOf<'InvalidQuantity' | 'QuantityLimitExceeded'> | undefined {
  if (quantity < 1) return invalidQuantity;
  return quantity > maximumQuantity ? createQuantityLimitExceeded(maximumQuantity) : undefined;
}
