import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument, type CartPartsFragment } from '../../session/cart.gen.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { tellOtherTabs } from './other-tabs.ts';
import { keepWaiting, onWaitingChange, storedWaiting, type WaitingCommand } from './outbox.ts';
import { isUnanswered, type Unanswered } from './send-command.ts';
import { useSendCommand } from './use-send-command.ts';

/** The change is shown and kept in this browser; it is sent when the connection is back. */
export const waiting = Symbol('waiting');

const unreachable: Unanswered = { fault: 'unreachable' };

/** Whether a change of the cart waits for the connection. */
export function useIsAnyWaiting(): boolean {
  const { market } = useLocale();
  return useSyncExternalStore(
    onWaitingChange,
    () => storedWaiting(market.code) !== null,
    () => false,
  );
}

/**
 * Sends changes of the cart in the order in which they were made. One that cannot be sent, and every later one, waits in
 * the browser's storage: the page shows the cart as it will be, and says that it waits. One whose session had ended is
 * kept until the member signs in again.
 */
export function useOutbox() {
  const { t } = useLingui();
  const client = useApolloClient();
  const { market } = useLocale();
  const notify = useNotify();
  const { data: viewer } = useViewerQuery();
  const sendCommand = useSendCommand();

  return async function post<Answer extends object>(
    command: WaitingCommand,
    expected: CartPartsFragment | null | undefined,
    send: () => Promise<Answer | undefined>,
  ): Promise<Answer | typeof waiting | Unanswered> {
    const mustWait = !navigator.onLine || storedWaiting(market.code) !== null;
    const answer = mustWait ? unreachable : await sendCommand(send);
    if (!isUnanswered(answer)) tellOtherTabs(market.code);
    if (isUnanswered(answer) && answer.fault === 'signed-out' && viewer?.me) {
      const { keepForSignIn } = await import('./kept-for-sign-in.ts');
      if (keepForSignIn(market.code, { memberId: viewer.me.id, command })) {
        notify({ type: 'success', message: t`We’ve saved your change and will apply it when you sign in again.` });
      }
    }
    if (!isUnanswered(answer) || answer.fault !== 'unreachable') return answer;
    if (!(await keepWaiting(market.code, { memberId: viewer?.me?.id ?? null, command }))) return answer;
    if (expected) client.writeQuery({ query: CartDocument, data: { cart: expected } });
    notify({
      type: 'success',
      message: t`You’re offline. We’ve saved your change and will send it when you’re back online.`,
    });
    return waiting;
  };
}
