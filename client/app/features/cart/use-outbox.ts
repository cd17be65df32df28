import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument, type CartPartsFragment } from '../../session/cart.gen.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { notifyOtherTabs } from './other-tabs.ts';
import { enqueueCommand, getStoredOutbox, onOutboxChange, type QueuedCommand } from './outbox.ts';
import { isRequestFailure, type RequestFailure } from './send-command.ts';
import { useSendCommand } from './use-send-command.ts';

/** The result of a change that is shown optimistically and sent when the connection is back. */
export const queued = Symbol('queued');

const unreachable: RequestFailure = { fault: 'unreachable' };

/** Whether a cart change is queued until the connection is back. */
export function useHasQueuedCommands(): boolean {
  const { market } = useLocale();
  return useSyncExternalStore(
    onOutboxChange,
    () => getStoredOutbox(market.code) !== null,
    () => false,
  );
}

/**
 * Sends cart changes in order. A change that cannot be sent is queued in local storage, as is every later one; the page
 * shows the optimistic cart and a notice. A change after the end of a member's session is kept until the next sign-in.
 */
export function useOutbox() {
  const { t } = useLingui();
  const client = useApolloClient();
  const { market } = useLocale();
  const notify = useNotify();
  const { data: viewer } = useViewerQuery();
  const sendCommand = useSendCommand();

  return async function sendOrQueue<Result extends object>(
    command: QueuedCommand,
    expected: CartPartsFragment | null | undefined,
    send: () => Promise<Result | undefined>,
  ): Promise<Result | typeof queued | RequestFailure> {
    const mustQueue = !navigator.onLine || getStoredOutbox(market.code) !== null;
    const result = mustQueue ? unreachable : await sendCommand(send);
    if (!isRequestFailure(result)) notifyOtherTabs(market.code);
    if (isRequestFailure(result) && result.fault === 'signed-out' && viewer?.me) {
      const { keepForSignIn } = await import('./kept-for-sign-in.ts');
      if (keepForSignIn(market.code, { memberId: viewer.me.id, command })) {
        notify({ type: 'success', message: t`We’ve saved your change and will apply it when you sign in again.` });
      }
    }
    if (!isRequestFailure(result) || result.fault !== 'unreachable') return result;
    if (!(await enqueueCommand(market.code, { memberId: viewer?.me?.id ?? null, command }))) return result;
    if (expected) client.writeQuery({ query: CartDocument, data: { cart: expected } });
    notify({
      type: 'success',
      message: t`You’re offline. We’ve saved your change and will send it when you’re back online.`,
    });
    return queued;
  };
}
