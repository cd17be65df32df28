import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useNotify } from '../ui/notifications.tsx';
import { useSignInLinks } from './account-menu.tsx';

/** What the frame tells on its own account: no connection, an expired session, a sign-in that failed. */
export function Notices({ sessionExpired }: { sessionExpired: boolean }) {
  useFailedSignIn();
  return (
    <>
      <OfflineBar />
      <SessionExpired expired={sessionExpired} />
    </>
  );
}

/** Says why a sign-in came back without a member (`?signIn=`), and cleans the address. */
function useFailedSignIn(): void {
  const { t } = useLingui();
  const notify = useNotify();
  const [query, setQuery] = useSearchParams();
  const reason = query.get('signIn');
  useEffect(() => {
    if (reason === null) return;
    notify({
      type: 'error',
      persist: true,
      message:
        reason === 'expired'
          ? t`Signing in took too long. Please try again.`
          : t`You could not be signed in. Please try again.`,
    });
    setQuery(
      (current) => {
        current.delete('signIn');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [reason, notify, setQuery, t]);
}

function subscribeToConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="no-print">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-sm text-paper">
          <Icon name="alert" className="size-5" />
          <Trans>No connection. What you see may be old; your cart is safe.</Trans>
        </p>
      )}
    </div>
  );
}

/** The identity provider ended the member's session (store.md §8, ERROR_SESSION_EXPIRED). */
function SessionExpired({ expired }: { expired: boolean }) {
  const { t } = useLingui();
  const { signIn } = useSignInLinks();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(expired), [expired]);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t`Your session has ended`} closeLabel={t`Close`}>
      <p>
        <Trans>For your safety you were signed out. Your cart is kept; sign in again to go on.</Trans>
      </p>
      <a
        href={signIn}
        className="mt-5 inline-flex min-h-11 items-center rounded-full bg-sea px-5 font-semibold text-paper hover:bg-sea-deep"
      >
        <Trans>Sign in</Trans>
      </a>
    </Dialog>
  );
}
