import { useEffect } from 'react';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useRefreshCartPricesMutation } from './cart-choices.gen.ts';
import type { CartStockQuery } from './cart-stock.gen.ts';
import { hasOldPrices } from './old-prices.ts';

/** Refreshes a cart with outdated prices (CART-58); `CartChangesNotice` lists the changes. */
export function useFreshPrices(cart: CartPartsFragment, current: CartStockQuery | undefined): void {
  const [refresh] = useRefreshCartPricesMutation();
  const isOld = !cart.isLocked && hasOldPrices(cart, current?.cart?.lines ?? []);
  useEffect(() => {
    // After a failure the cart is unchanged, and the checkout checks the prices before it charges.
    if (isOld) refresh().catch(() => undefined);
  }, [isOld, refresh]);
}
