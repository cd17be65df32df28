import type { Cart } from '@commercetools/platform-sdk';
import type { z } from 'zod';
import { type ActionKind, type ActionKinds, action } from '../../../documents/actions.ts';
import type { CartContext } from '../context.ts';

export type CartActions = ActionKinds<Cart, CartContext>;

/** A cart's update action: a pure function of the cart, the checked input and what was loaded for it. */
export function cartAction<Schema extends z.ZodType>(
  schema: Schema,
  apply: (cart: Cart, input: z.output<Schema>, context: CartContext) => Cart,
): ActionKind<Cart, CartContext> {
  return action(schema, apply);
}
