import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { failureMessages, refusedRequests } from '../apollo/message-link.ts';
import { usePage } from '../app-providers.tsx';
import { readDocumentCookie } from '../cookies.ts';
import { preloadAnalytics } from '../features/analytics/index.ts';
import { useNotifyClubChange } from '../features/clubs/index.ts';
import { loadNativeApp } from '../features/native-app/index.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { hasAppParent, isNativeApp } from '../native/native-app.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { useModals } from '../session/modals.ts';
import { isFromCountryPicker, rememberLocale } from '../session/remember-locale.ts';
import type { ShellData } from '../session/shell-data.ts';
import { useLoadMembershipActions } from '../session/use-load-membership-actions.ts';
import { findSignInRefusal, type SessionEnd } from '../sign-in-refusal.ts';
import { useDeferredCode } from '../ui/lazy-with-retry.ts';
import { useNotify } from '../ui/notifications.tsx';
import { formatVersion, isNewer, versionCookie } from '../version.ts';
import { useAfterLogout } from './after-logout.ts';
import { useCardDevice } from './card-device.ts';
import { useGuestCheck } from './guest-check.ts';
import { LazyReporting } from './lazy-reporting.tsx';

/** Reports begin when the code of analytics is loaded, if the visitor has agreed to it. */
const loadLateReporting = async () => {
  await preloadAnalytics();
  return LazyReporting;
};

/** Requests a session from the app (NATIVE-7), with the code of native mode. */
const renewInApp = async () => (await import('../native/renewal.ts')).renewSession();

/** Native mode loads its own code. */
const loadNativeMode = async () => (isNativeApp() ? loadNativeApp() : () => null);

export type PageNoticesProps = Omit<ShellData, 'clubKey' | 'pickupClubKey' | 'renderedAt'>;

/**
 * Notices that do not belong to a page's content: session expiry, failed sign-in, a cart in another country, a replaced
 * club and a newer release; and analytics. Its code is loaded after the page's own.
 */
export function PageNotices({ sessionEnd, hasNoProfile, clubChange, isAfterSignOut }: PageNoticesProps) {
  useGuestCheck();
  useLoadMembershipActions();
  useCardDevice(isAfterSignOut);
  useEffect(registerServiceWorker, []);
  useFailedSignIn();
  useAfterLogout(isAfterSignOut);
  useCartLeftBehind();
  useMessages();
  useNotifyClubChange(clubChange);
  useCurrentVersion();
  useSessionEnd(sessionEnd, hasNoProfile);
  const Reporting = useDeferredCode(loadLateReporting);
  const NativeMode = useDeferredCode(loadNativeMode);
  return (
    <>
      {Reporting && <Reporting />}
      {NativeMode && (
        <NativeMode
          isAfterSignOut={isAfterSignOut}
          hasSessionEnded={sessionEnd === 'EXPIRED_SESSION' && hasAppParent()}
        />
      )}
    </>
  );
}

/**
 * Shows that the member's session has ended (ACCOUNT-20), except on the login page (ACCOUNT-21), or why the club no
 * longer accepts the member (ACCOUNT-6, ACCOUNT-251). In the native app, the app renews the session instead (NATIVE-7,
 * MEMBERSHIP-78).
 */
function useSessionEnd(end: SessionEnd | null, hasNoProfile: boolean): void {
  const modals = useModals();
  const { pathname } = useLocation();
  const login = usePathTo()('login');
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, on the loaded page
  useEffect(() => {
    if (hasNoProfile) modals.open('signInRefused', { reason: 'USER_NOT_VALID', isSignedIn: true });
    else if (end === 'EXPIRED_SESSION') pathname !== login && !hasAppParent() && modals.open('sessionExpired', {});
    else if (end) modals.open('signInRefused', { reason: end, isSignedIn: false });
  }, [end, hasNoProfile, modals]);
  useEffect(
    () => refusedRequests.listen(() => (hasAppParent() ? void renewInApp() : modals.open('sessionExpired', {}))),
    [modals],
  );
}

/** Offers once to reload the page when a newer release is available (ERRORS-38). */
function useCurrentVersion(): void {
  const modals = useModals();
  const { pathname } = useLocation();
  const { release } = usePage().settings;
  const offered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked after each route change
  useEffect(() => {
    // Without a connection, the page of the membership card is older than the shop, and a reload changes nothing.
    if (
      offered.current ||
      !navigator.onLine ||
      !isNewer(readDocumentCookie(versionCookie) ?? '', formatVersion(release))
    )
      return;
    offered.current = true;
    modals.open('currentVersion', {});
  }, [pathname, modals]);
}

/** Shows the messages of failed graph responses (ERRORS-27). */
function useMessages(): void {
  const notify = useNotify();
  useEffect(() => failureMessages.listen((message) => notify({ type: 'error', message })), [notify]);
}

/**
 * Tells a shopper who came from another country's shop without choosing so where the cart is (ROUTING-40, MERGE-55).
 */
function useCartLeftBehind(): void {
  const locale = useLocale();
  const modals = useModals();
  useEffect(() => {
    const before = rememberLocale(locale);
    if (before && !isFromCountryPicker(document.referrer)) modals.open('goToCartFromCountry', { marketCode: before });
  }, [locale, modals]);
}

/** Shows why a sign-in failed or was refused (`?signIn=`) and removes the parameter (ROUTING-55, ACCOUNT-251). */
function useFailedSignIn(): void {
  const { t } = useLingui();
  const notify = useNotify();
  const modals = useModals();
  const [query, setQuery] = useSearchParams();
  const reason = query.get('signIn');
  useEffect(() => {
    if (reason === null) return;
    const refusal = findSignInRefusal(reason);
    if (refusal) modals.open('signInRefused', { reason: refusal, isSignedIn: false });
    else {
      notify({
        type: 'error',
        persist: true,
        message: reason === 'expired' ? t`Sign-in took too long. Try again.` : t`We couldn’t sign you in. Try again.`,
      });
    }
    setQuery(
      (current) => {
        current.delete('signIn');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [reason, notify, modals, setQuery, t]);
}
