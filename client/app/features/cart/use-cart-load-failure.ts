import { useEffect, useRef } from 'react';
import { graphFault } from '../../apollo/graph-fault.ts';
import { useCartFailure } from './use-cart-failure.ts';

/** Says that a cart could not be loaded, once for each error, with `CART-SM-001` or `EG_400` (CART-97, MERGE-10). */
export function useCartLoadFailure(error: unknown): void {
  const fail = useCartFailure();
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (error === undefined || told.current === error) return;
    told.current = error;
    fail('load', { fault: graphFault(error) });
  });
}
