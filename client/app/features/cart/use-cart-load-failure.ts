import { useEffect, useRef } from 'react';
import { graphFault } from '../../apollo/graph-fault.ts';
import { useCartFailure } from './use-cart-failure.ts';

/** Reports, once for each error, that a cart could not be loaded: `CART-SM-001` or `EG_400` (CART-97, MERGE-10). */
export function useCartLoadFailure(error: unknown): void {
  const handleFailure = useCartFailure();
  const reported = useRef<unknown>(undefined);
  useEffect(() => {
    if (error === undefined || reported.current === error) return;
    reported.current = error;
    handleFailure('load', { fault: graphFault(error) });
  });
}
