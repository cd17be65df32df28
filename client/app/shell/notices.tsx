import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useNotify } from '../ui/notifications.tsx';
import { useSignInLinks } from './account-menu.tsx';
import { useAfterLogout } from './after-logout.ts';
import { useRememberTrail } from './back-button.tsx';
import { useGuestCheck } from './guest-check.ts';

/**
 * What the frame watches and tells on its own account: the connection, the session's end, a sign-in that failed, and the
 * way back. Inside the notifications, once.
 */
export function Notices({ sessionExpired }: { sessionExpired: boolean }) {
  useFailedSignIn();
  useAfterLogout();
  useGuestCheck();
  useRememberTrail();
  useFocusOnNewPage();
  return (
    <>
      <OfflineBar />
      <SessionExpired expired={sessionExpired} />
    </>
  );
}

/**
 * Another page took away the link that led to it: the keyboard and screen readers go on at its content, as after
 * loading a document, and not before the header again.
 */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
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

/** Says that the connection is gone, and when it is back. */
function OfflineBar() {
  const { t } = useLingui();
  const notify = useNotify();
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) notify({ type: 'success', message: t`You are connected again.` });
    wasOnline.current = isOnline;
  }, [isOnline, notify, t]);
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
