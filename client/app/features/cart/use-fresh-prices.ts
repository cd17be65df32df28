import { useEffect } from 'react';
import { useRefreshCartPricesMutation } from './cart-choices.gen.ts';
import type { CartPartsFragment } from './cart-parts.gen.ts';
import type { CartStockQuery } from './cart-stock.gen.ts';
import { hasOldPrices } from './old-prices.ts';

/** Has the cart brought to the club's prices of now; those that it had are told by the notice of changes. */
export function useFreshPrices(cart: CartPartsFragment, now: CartStockQuery | undefined): void {
  const [refresh] = useRefreshCartPricesMutation();
  const isOld = !cart.isLocked && hasOldPrices(cart, now?.cart?.lines ?? []);
  useEffect(() => {
    // Without an answer the cart is as it was, and the checkout asks again before anything is charged.
    if (isOld) refresh().catch(() => undefined);
  }, [isOld, refresh]);
}
