import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { onMessage } from '../apollo/message-link.ts';
import { useClubChange } from '../features/clubs/use-club-change.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { useModals } from '../modals/use-modals.ts';
import { Icon } from '../ui/icon.tsx';
import { useNotify } from '../ui/notifications.tsx';
import { isNewer, versionCookie, versionOf } from '../version.ts';
import { useAfterLogout } from './after-logout.ts';
import { useRememberTrail } from './back-button.tsx';
import { readDocumentCookie } from './cookies.ts';
import { useGuestCheck } from './guest-check.ts';
import { rememberLocale } from './remember-locale.ts';
import type { ShellData } from './shell-data.ts';

/**
 * What the frame watches and tells on its own account: the connection, the session's end, a sign-in that failed, a cart in
 * another country, a club that was replaced, and the way back. Inside the notifications and modals, once.
 */
export function Notices({
  sessionExpired,
  clubChange,
  isAfterSignOut,
}: Pick<ShellData, 'sessionExpired' | 'clubChange' | 'isAfterSignOut'>) {
  useFailedSignIn();
  useAfterLogout(isAfterSignOut);
  useGuestCheck();
  useRememberTrail();
  useFocusOnNewPage();
  useCartLeftBehind();
  useMessages();
  useClubChange(clubChange);
  useCurrentVersion();
  useExpiredSession(sessionExpired);
  return <OfflineBar />;
}

/** Says that the member's session has ended, except on the page that the message leads to. */
function useExpiredSession(isExpired: boolean): void {
  const modals = useModals();
  const { pathname } = useLocation();
  const login = usePathTo()('login');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, on the page that was loaded
  useEffect(() => {
    if (isExpired && pathname !== login) modals.open('sessionExpired', {});
  }, [isExpired, modals]);
}

/** Offers to load again once a newer release is out than this tab's; one that was put off is not offered again. */
function useCurrentVersion(): void {
  const modals = useModals();
  const { pathname } = useLocation();
  const offered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked after each change of route
  useEffect(() => {
    if (offered.current || !isNewer(readDocumentCookie(versionCookie) ?? '', versionOf(RELEASE))) return;
    offered.current = true;
    modals.open('currentVersion', {});
  }, [pathname, modals]);
}

/** What the shop's answers say that something did not work (store.md §7). */
function useMessages(): void {
  const notify = useNotify();
  useEffect(() => onMessage((message) => notify({ type: 'error', message })), [notify]);
}

/** A shopper who came from another country's shop without choosing so is told where the cart is (store.md §4.6). */
function useCartLeftBehind(): void {
  const locale = useLocale();
  const modals = useModals();
  useEffect(() => {
    const before = rememberLocale(locale);
    if (before) modals.open('goToCartFromCountry', { marketCode: before });
  }, [locale, modals]);
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
