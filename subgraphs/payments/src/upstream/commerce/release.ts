import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { MarketCode } from '@tarima/markets/table';
import { type CommercePort, Refused } from '../../domain/ports.ts';
import { markActions, releaseActions, withdrawActions } from './mapping.ts';
import type { WireCart } from './wire.ts';

/** How often a cart that others change at the same moment is read again. */
const tries = 5;

export interface CartCalls {
  read(market: MarketCode, cartId: string): Promise<WireCart | undefined>;
  /** @throws Refused CART_CHANGED, CART_ORDERED */
  update(
    market: MarketCode,
    cart: { readonly id: string; readonly version: number },
    actions: CartUpdateAction[],
  ): Promise<WireCart>;
}

type Release = Pick<CommercePort, 'releaseCart' | 'releaseCartForGood' | 'withdrawPayments'>;

/** How a held cart is given back. Every update names the version that was read, and reads again when it has moved. */
export function createRelease({ read, update }: CartCalls): Release {
  const readOpen = async (market: MarketCode, cartId: string) => {
    const cart = await read(market, cartId);
    return cart && (cart.cartState === 'Active' || cart.cartState === 'Frozen') ? cart : undefined;
  };
  const retrying = async <Result>(attempt: () => Promise<Result>, triesLeft = tries): Promise<Result> => {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Refused) || error.reason !== 'CART_CHANGED' || triesLeft <= 1) throw error;
      return retrying(attempt, triesLeft - 1);
    }
  };
  const heldBy = (cart: WireCart) => cart.custom?.fields.attempt_id;

  return {
    releaseCart: (market, cartId, attemptId) =>
      retrying(async () => {
        const cart = await readOpen(market, cartId);
        if (cart && heldBy(cart) === attemptId) await update(market, cart, releaseActions(cart));
      }),

    releaseCartForGood: (market, cartId, attemptId) =>
      retrying(async () => {
        const cart = await readOpen(market, cartId);
        // A cart that somebody else holds has moved past the version of this attempt's hold.
        if (!cart || (heldBy(cart) !== attemptId && (heldBy(cart) || cart.lock))) return;
        const held = heldBy(cart) === attemptId ? cart : await update(market, cart, markActions(attemptId));
        await update(market, held, releaseActions(held));
      }),

    withdrawPayments: (market, cartId) =>
      retrying(async () => {
        const cart = await readOpen(market, cartId);
        if (!cart) return 'CLOSED';
        const actions = withdrawActions(cart);
        if (actions.length > 0) await update(market, cart, actions);
        return 'WITHDRAWN';
      }),
  };
}
