import { useLingui } from '@lingui/react/macro';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { useModals } from '../../session/modals.ts';
import { useNotify } from '../../ui/notifications.tsx';

/** Shows why a change to the address book failed (ACCOUNT-24, ACCOUNT-23, ADDRESSES-13), or another message. */
export function useAddressFailure(): (error?: unknown, message?: string) => void {
  const { t } = useLingui();
  const modals = useModals();
  const notify = useNotify();
  return (error, message = t`We couldn’t make that change. Your addresses haven’t changed; try again.`) => {
    if (isSignedOut(error)) modals.open('sessionExpired', {});
    else notify({ type: 'error', message });
  };
}
