import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useModals } from '../../session/modals.ts';
import { sendCommand } from './send-command.ts';

/** Sends cart commands; after a timeout, asks the shopper whether to retry (CART-101). */
export function useSendCommand() {
  const modals = useModals();
  const { pathname } = useLocation();
  const pending = useRef<(isRetry: boolean) => void>(undefined);
  // Navigation closes the retry dialog, so the pending question resolves to false.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => () => pending.current?.(false), [pathname]);

  const confirmRetry = () =>
    new Promise<boolean>((resolve) => {
      pending.current = resolve;
      modals.open('timeoutRetry', { onAnswer: resolve });
    });
  return <Result extends object>(send: () => Promise<Result | undefined>) => sendCommand(send, confirmRetry);
}
