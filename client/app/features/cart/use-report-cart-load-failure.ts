import { useEffect, useRef } from 'react';
import { classifyGraphError } from '../../apollo/graph-error-kind.ts';
import { useCartFailureHandler } from './use-cart-failure-handler.ts';

/**
 * Reports, once for each error, that a cart could not be loaded: `CART-SM-001` or `EG_400` (CART-97, MERGE-10).
 * @param operation `open` on a page that shows the failure and a retry itself (ERRORS-54)
 */
export function useReportCartLoadFailure(error: unknown, operation: 'load' | 'open' = 'load'): void {
  const handleFailure = useCartFailureHandler();
  const reported = useRef<unknown>(undefined);
  useEffect(() => {
    if (error === undefined || reported.current === error) return;
    reported.current = error;
    handleFailure(operation, { errorKind: classifyGraphError(error) });
  });
}
