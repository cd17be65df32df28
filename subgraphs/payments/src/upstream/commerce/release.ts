import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { MarketCode } from '@tarima/markets/table';
import type { CommercePort } from '../../application/ports.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { createMarkActions, createReleaseActions, createWithdrawActions, isOpen } from './mapping.ts';
import type { CartWire } from './wire.ts';

/** How many times an update is tried when others change the cart at the same moment. */
const tryLimit = 5;

export interface CartCalls {
  read(market: MarketCode, cartId: string): Promise<CartWire | undefined>;
  /** @throws RefusedError CART_CHANGED, CART_ORDERED */
  update(
    market: MarketCode,
    cart: { readonly id: string; readonly version: number },
    actions: CartUpdateAction[],
  ): Promise<CartWire>;
}

type Release = Pick<CommercePort, 'releaseCart' | 'releaseCartForGood' | 'withdrawPayments'>;

/** Releases held carts. Every update names the version that was read, and is retried when the version has changed. */
export function createRelease({ read, update }: CartCalls): Release {
  const readOpen = async (market: MarketCode, cartId: string) => {
    const cart = await read(market, cartId);
    return cart && isOpen(cart) ? cart : undefined;
  };
  const retryChanged = async <Result>(attempt: () => Promise<Result>, triesLeft = tryLimit): Promise<Result> => {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.reason !== 'CART_CHANGED' || triesLeft <= 1) throw error;
      return retryChanged(attempt, triesLeft - 1);
    }
  };
  const getHolder = (cart: CartWire) => cart.custom?.fields.attempt_id;

  return {
    releaseCart: (market, cartId, attemptId) =>
      retryChanged(async () => {
        const cart = await readOpen(market, cartId);
        if (cart && getHolder(cart) === attemptId) await update(market, cart, createReleaseActions(cart));
      }),

    releaseCartForGood: (market, cartId, attemptId) =>
      retryChanged(async () => {
        const cart = await readOpen(market, cartId);
        // The cart's version has changed since this attempt's hold was sent: another attempt holds it.
        if (!cart || (getHolder(cart) !== attemptId && (getHolder(cart) || cart.lock))) return;
        const held = getHolder(cart) === attemptId ? cart : await update(market, cart, createMarkActions(attemptId));
        await update(market, held, createReleaseActions(held));
      }),

    withdrawPayments: (market, cartId) =>
      retryChanged(async () => {
        const cart = await readOpen(market, cartId);
        if (!cart) return 'CLOSED';
        const actions = createWithdrawActions(cart);
        if (actions.length > 0) await update(market, cart, actions);
        return 'WITHDRAWN';
      }),
  };
}
