import type { Cart, CartLine } from '../domain/cart.ts';
import type { ItemToAdd } from '../domain/command.ts';
import { commandConflict, type FailureOf } from '../domain/failure.ts';
import { type AddFailureType, type AddItemsToCart, addItemsToCart } from './add-items-to-cart.ts';
import type { CartRequest } from './cart-request.ts';

export interface AddToCart extends Omit<AddItemsToCart, 'items'>, ItemToAdd {}

/** Adds a product to the caller's cart, and creates the cart with its first line. */
export async function addToCart(
  { sku, quantity, ...command }: AddToCart,
  request: CartRequest,
): Promise<{ readonly cart: Cart; readonly line: CartLine } | FailureOf<AddFailureType>> {
  const result = await addItemsToCart({ ...command, items: [{ sku, quantity }] }, request);
  if ('code' in result) return result;
  const line = result.cart.lines.find((candidate) => candidate.sku === sku);
  // A replay of a command whose line was removed since: it is not carried out again, and there is no line to return.
  return line ? { cart: result.cart, line } : commandConflict;
}
