import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useModals } from '../../session/modals.ts';
import { sendCommand } from './send-command.ts';

/** Sends cart commands; the shopper is asked whether to repeat one that had no answer in time (CART-101). */
export function useSendCommand() {
  const modals = useModals();
  const { pathname } = useLocation();
  const pending = useRef<(again: boolean) => void>(undefined);
  // Another page closes the question: nobody answers it any longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for
  useEffect(() => () => pending.current?.(false), [pathname]);

  const askAgain = () =>
    new Promise<boolean>((resolve) => {
      pending.current = resolve;
      modals.open('timeoutRetry', { onAnswer: resolve });
    });
  return <Answer extends object>(send: () => Promise<Answer | undefined>) => sendCommand(send, askAgain);
}
