import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterDataContext as RouterDataContext } from 'react-router';
import { classifyGraphError } from '../../apollo/graph-error-kind.ts';
import { useCartFailureHandler } from './use-cart-failure-handler.ts';

/**
 * Reports, once for each error, that a cart could not be loaded: `CART-SM-001` or `EG_400` (CART-97, MERGE-10). An error
 * page shows the failure and a retry itself (ERRORS-56).
 * @param operation `open` on another page that does so (ERRORS-54)
 */
export function useReportCartLoadFailure(error: unknown, operation: 'load' | 'open' = 'load'): void {
  const handleFailure = useCartFailureHandler();
  // The router has no public hook for the errors of the page's loaders.
  const isErrorPage = Boolean(useContext(RouterDataContext)?.errors);
  const reported = useRef<unknown>(undefined);
  useEffect(() => {
    if (error === undefined || reported.current === error) return;
    reported.current = error;
    handleFailure(isErrorPage ? 'open' : operation, { errorKind: classifyGraphError(error) });
  });
}
