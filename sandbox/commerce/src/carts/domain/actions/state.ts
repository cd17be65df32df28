import { z } from 'zod';
import { withField } from '../../../documents/actions.ts';
import { createInvalidOperationError } from '../../../errors.ts';
import { type CartActions, defineCartAction } from './kind.ts';

/** Lock and freeze actions, which a checkout applies before it charges (CHECKOUT-33). */
export const stateActions: CartActions = {
  lockCart: defineCartAction(z.object({}), (cart, _input, { now, clientId }) => {
    if (cart.lock) throw createInvalidOperationError('The cart is locked already.');
    return { ...cart, lock: { createdAt: now.toISOString(), clientId } };
  }),

  unlockCart: defineCartAction(z.object({}), (cart) => {
    if (!cart.lock) throw createInvalidOperationError('The cart is not locked.');
    return withField(cart, 'lock', undefined);
  }),

  freezeCart: defineCartAction(
    z.object({ strategy: z.enum(['SoftFreeze', 'HardFreeze']).default('SoftFreeze') }),
    (cart, { strategy }) => {
      if (cart.cartState !== 'Active') throw createInvalidOperationError('Only an active cart can be frozen.');
      if (cart.lineItems.length + cart.customLineItems.length === 0) {
        throw createInvalidOperationError('An empty cart cannot be frozen.');
      }
      return { ...cart, cartState: 'Frozen', freezeStrategy: strategy };
    },
  ),

  unfreezeCart: defineCartAction(z.object({}), (cart) => {
    if (cart.cartState !== 'Frozen') throw createInvalidOperationError('The cart is not frozen.');
    return { ...withField(cart, 'freezeStrategy', undefined), cartState: 'Active' };
  }),
};
