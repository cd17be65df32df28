import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { loadFresh } from '../../apollo/load.ts';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { WalletDocument } from '../cards/index.ts';

/**
 * Shows why a change to the wallet failed, from the type of its result or from the error that was thrown
 * (PAYMENTS-80). After an unknown failure the change may have been made, so the cards are reloaded.
 */
export function useCardFailure(): (failure: unknown) => void {
  const { t } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  return (failure) => {
    if (isSignedOut(failure)) return reportSessionEnd();
    if (failure === 'CardCannotBeDefault') {
      return notify({ type: 'error', message: t`This card can’t be your default card. Choose another card.` });
    }
    if (failure === 'CardNotFound') {
      return notify({ type: 'error', message: t`This card has been deleted.` });
    }
    void loadFresh(client, WalletDocument, {}).catch(() => undefined);
    notify({ type: 'error', message: t`We couldn’t make that change. Check your saved cards and try again.` });
  };
}
