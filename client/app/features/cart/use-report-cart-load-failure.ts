import { useEffect, useRef } from 'react';
import { classifyGraphError } from '../../apollo/graph-error-kind.ts';
import { useCartFailureHandler } from './use-cart-failure-handler.ts';

/** Reports, once for each error, that a cart could not be loaded: `CART-SM-001` or `EG_400` (CART-97, MERGE-10). */
export function useReportCartLoadFailure(error: unknown): void {
  const handleFailure = useCartFailureHandler();
  const reported = useRef<unknown>(undefined);
  useEffect(() => {
    if (error === undefined || reported.current === error) return;
    reported.current = error;
    handleFailure('load', { errorKind: classifyGraphError(error) });
  });
}
