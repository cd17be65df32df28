import { useEffect } from 'react';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useRefreshCartPricesMutation } from './cart-choices.gen.ts';
import type { CartStockQuery } from './cart-stock.gen.ts';
import { hasOldPrices } from './old-prices.ts';

/** Refreshes a cart with old prices (CART-58); the notice of changes names the prices before. */
export function useFreshPrices(cart: CartPartsFragment, now: CartStockQuery | undefined): void {
  const [refresh] = useRefreshCartPricesMutation();
  const isOld = !cart.isLocked && hasOldPrices(cart, now?.cart?.lines ?? []);
  useEffect(() => {
    // Without an answer the cart is as it was, and the checkout asks again before anything is charged.
    if (isOld) refresh().catch(() => undefined);
  }, [isOld, refresh]);
}
