import { useEffect, useEffectEvent } from 'react';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { RefreshCartPricesDocument } from './cart-choices.gen.ts';
import type { CartStockQuery } from './cart-stock.gen.ts';
import { hasOldPrices } from './old-prices.ts';
import { useDispatch } from './use-dispatch.ts';

/** Refreshes a cart with outdated prices (CART-58); `CartChangesNotice` lists the changes. */
export function useFreshPrices(cart: CartPartsFragment, current: CartStockQuery | undefined): void {
  const { dispatch } = useDispatch();
  const refresh = useEffectEvent(() => {
    // After a failure the cart is unchanged, and the checkout checks the prices before it charges.
    void dispatch({
      operation: 'change',
      mutation: RefreshCartPricesDocument,
      input: undefined,
      isBackground: true,
    });
  });
  const isOld = !cart.isLocked && hasOldPrices(cart, current?.cart?.lines ?? []);
  useEffect(() => {
    if (isOld) refresh();
  }, [isOld]);
}
