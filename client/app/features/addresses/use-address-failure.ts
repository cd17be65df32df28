import { useLingui } from '@lingui/react/macro';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import { useNotify } from '../../ui/notifications.tsx';

/** Shows why a change to the address book failed (ACCOUNT-24, ACCOUNT-23, ADDRESSES-13), or another message. */
export function useAddressFailure(): (error?: unknown, message?: string) => void {
  const { t } = useLingui();
  const notify = useNotify();
  return (error, message = t`We couldn’t make that change. Your addresses haven’t changed; try again.`) => {
    if (isSignedOut(error)) reportSessionEnd();
    else notify({ type: 'error', message });
  };
}
