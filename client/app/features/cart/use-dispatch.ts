import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { useNotify } from '../../ui/notifications.tsx';
import type { CartCommand, CommandData, CommandOutcome, FailureOf } from './cart-command.ts';
import { type CartFailure, isRequestFailure, type RequestFailure } from './cart-failure.ts';
import { dispatchCommand } from './dispatch.ts';
import { useCartFailureHandler } from './use-cart-failure-handler.ts';

/** Sends a cart command and shows a failure that the command does not leave to its caller. */
export type Dispatch = <Data extends CommandData, Variables extends OperationVariables>(
  command: CartCommand<Data, Variables>,
) => Promise<CommandOutcome<FailureOf<Data>>>;

/** The one way to send cart commands; `isPending` while a command of this component has no result. */
export function useDispatch(): { readonly dispatch: Dispatch; readonly isPending: boolean } {
  const { t } = useLingui();
  const client = useApolloClient();
  const { market } = useLocale();
  const modals = useModals();
  const notify = useNotify();
  const handleFailure = useCartFailureHandler();
  const { pathname } = useLocation();
  const [pendingCount, setPendingCount] = useState(0);
  const pendingDecision = useRef<(isRetry: boolean) => void>(undefined);
  // Navigation closes the retry dialog, so the pending question resolves to false.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => () => pendingDecision.current?.(false), [pathname]);

  const confirmRetry = () =>
    new Promise<boolean>((resolve) => {
      pendingDecision.current = resolve;
      modals.open('timeoutRetry', { onDecision: resolve });
    });

  const dispatch: Dispatch = async (command) => {
    const { operation, handledFailures = [], isBackground } = command;
    setPendingCount((count) => count + 1);
    const outcome = await dispatchCommand({ client, marketCode: market.code, confirmRetry }, command).finally(() =>
      setPendingCount((count) => count - 1),
    );
    if (outcome.kind === 'queued') {
      notify({
        type: 'success',
        message: t`We’ve saved your change and will apply it when the connection is back.`,
      });
    }
    if (outcome.kind === 'failed') {
      if (outcome.isKept) {
        notify({ type: 'success', message: t`We’ve saved your change and will apply it when you sign in again.` });
      }
      const failure: CartFailure | RequestFailure = outcome.failure;
      const isHandled = !isRequestFailure(failure) && handledFailures.includes(failure.__typename);
      if (!isBackground && !isHandled) void handleFailure(operation, failure);
    }
    return outcome;
  };
  return { dispatch, isPending: pendingCount > 0 };
}
