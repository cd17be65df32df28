import type { Cart } from '@commercetools/platform-sdk';
import type { z } from 'zod';
import { type ActionKind, type ActionKinds, defineAction } from '../../../documents/actions.ts';
import type { CartContext } from '../context.ts';

export type CartActions = ActionKinds<Cart, CartContext>;

/** Defines an update action of a cart: a pure function of the cart, the validated input and the loaded resources. */
export function defineCartAction<Schema extends z.ZodType>(
  schema: Schema,
  apply: (cart: Cart, input: z.output<Schema>, context: CartContext) => Cart,
): ActionKind<Cart, CartContext> {
  return defineAction(schema, apply);
}
